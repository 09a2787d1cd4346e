import type { Say } from '../fluent/say.ts';

/** A first game of the card game; see `src/lessons/quests.ts`. */
export const questsLesson = (say: Say) => ({
  goal: {
    text: say('quests-lesson-goal'),
  },
  strength: {
    text: say('quests-lesson-strength'),
    right: say('quests-lesson-strength.right'),
    answers: {
      two: say('quests-lesson-strength-answer-two'),
      four: say('quests-lesson-strength-answer-four'),
      five: say('quests-lesson-strength-answer-five'),
    },
    wrong: {
      two: say('quests-lesson-strength.wrong-two'),
      five: say('quests-lesson-strength.wrong-five'),
    },
  },
  challenge: {
    text: say('quests-lesson-challenge'),
    right: say('quests-lesson-challenge.right'),
    wrong: {
      small: say('quests-lesson-challenge.wrong-small'),
      merlin: say('quests-lesson-challenge.wrong-merlin'),
    },
  },
  draw: {
    text: say('quests-lesson-draw'),
    right: say('quests-lesson-draw.right'),
    wrong: {
      none: say('quests-lesson-draw.wrong-none'),
    },
  },
  reveal: {
    text: say('quests-lesson-reveal'),
    right: say('quests-lesson-reveal.right'),
    wrong: {
      fight: say('quests-lesson-reveal.wrong-fight'),
    },
  },
  two: {
    text: say('quests-lesson-two'),
    right: say('quests-lesson-two.right'),
    wrong: {
      fight: say('quests-lesson-two.wrong-fight'),
      one: say('quests-lesson-two.wrong-one'),
    },
  },
  needs: {
    text: say('quests-lesson-needs'),
    right: say('quests-lesson-needs.right'),
    answers: {
      dragon: say('quests-lesson-needs-answer-dragon'),
      monster3: say('quests-lesson-needs-answer-monster3'),
      monster1: say('quests-lesson-needs-answer-monster1'),
    },
    wrong: {
      dragon: say('quests-lesson-needs.wrong-dragon'),
      monster1: say('quests-lesson-needs.wrong-monster1'),
    },
  },
  merlin: {
    text: say('quests-lesson-merlin'),
    right: say('quests-lesson-merlin.right'),
    wrong: {
      dragon: say('quests-lesson-merlin.wrong-dragon'),
      small: say('quests-lesson-merlin.wrong-small'),
    },
  },
  adventure: {
    text: say('quests-lesson-adventure'),
    right: say('quests-lesson-adventure.right'),
    wrong: {
      excalibur: say('quests-lesson-adventure.wrong-excalibur'),
      treasure: say('quests-lesson-adventure.wrong-treasure'),
    },
  },
  over: {
    text: say('quests-lesson-over'),
    right: say('quests-lesson-over.right'),
    answers: {
      always: say('quests-lesson-over-answer-always'),
      never: say('quests-lesson-over-answer-never'),
      unless: say('quests-lesson-over-answer-unless'),
    },
    wrong: {
      always: say('quests-lesson-over.wrong-always'),
      never: say('quests-lesson-over.wrong-never'),
    },
  },
  score: {
    text: say('quests-lesson-score'),
    right: say('quests-lesson-score.right'),
    answers: {
      nothing: say('quests-lesson-score-answer-nothing'),
      strength: say('quests-lesson-score-answer-strength'),
      one: say('quests-lesson-score-answer-one'),
    },
    wrong: {
      strength: say('quests-lesson-score.wrong-strength'),
      one: say('quests-lesson-score.wrong-one'),
    },
  },
  end: {
    text: say('quests-lesson-end'),
    right: say('quests-lesson-end.right'),
    answers: {
      knights: say('quests-lesson-end-answer-knights'),
      twelfth: say('quests-lesson-end-answer-twelfth'),
    },
    wrong: {
      knights: say('quests-lesson-end.wrong-knights'),
    },
  },
  seals: {
    text: say('quests-lesson-seals'),
  },
});
