import type { Say } from '../fluent/say.ts';

/** A first game of King Arthur's Court; see `src/lessons/court.ts`. */
export const courtLesson = (say: Say) => ({
  goal: {
    text: say('court-lesson-goal'),
    right: say('court-lesson-goal.right'),
    answers: {
      six: say('court-lesson-goal-answer-six'),
      three: say('court-lesson-goal-answer-three'),
      none: say('court-lesson-goal-answer-none'),
    },
    wrong: {
      six: say('court-lesson-goal.wrong-six'),
      three: say('court-lesson-goal.wrong-three'),
    },
  },
  jester: {
    text: say('court-lesson-jester'),
    right: say('court-lesson-jester.right'),
    answers: {
      jester: say('court-lesson-jester-answer-jester'),
      guard: say('court-lesson-jester-answer-guard'),
      knight: say('court-lesson-jester-answer-knight'),
    },
    wrong: {
      jester: say('court-lesson-jester.wrong-jester'),
      guard: say('court-lesson-jester.wrong-guard'),
    },
  },
  characters: {
    text: say('court-lesson-characters'),
    right: say('court-lesson-characters.right'),
    answers: {
      merlin: say('court-lesson-characters-answer-merlin'),
      guinevere: say('court-lesson-characters-answer-guinevere'),
      arthur: say('court-lesson-characters-answer-arthur'),
      lancelot: say('court-lesson-characters-answer-lancelot'),
    },
    wrong: {
      merlin: say('court-lesson-characters.wrong-merlin'),
      guinevere: say('court-lesson-characters.wrong-guinevere'),
      arthur: say('court-lesson-characters.wrong-arthur'),
    },
  },
  powers: {
    text: say('court-lesson-powers'),
  },
  open: {
    text: say('court-lesson-open'),
    right: say('court-lesson-open.right'),
    wrong: {
      all: say('court-lesson-open.wrong-all'),
    },
  },
  pass: {
    text: say('court-lesson-pass'),
    right: say('court-lesson-pass.right'),
    wrong: {
      raise: say('court-lesson-pass.wrong-raise'),
    },
  },
  aspirant: {
    text: say('court-lesson-aspirant'),
    right: say('court-lesson-aspirant.right'),
    wrong: {
      jester: say('court-lesson-aspirant.wrong-jester'),
    },
  },
  bid: {
    text: say('court-lesson-bid'),
    right: say('court-lesson-bid.right'),
    wrong: {
      one: say('court-lesson-bid.wrong-one'),
      five: say('court-lesson-bid.wrong-five'),
    },
  },
  choose: {
    text: say('court-lesson-choose'),
    right: say('court-lesson-choose.right'),
    wrong: {
      merlin: say('court-lesson-choose.wrong-merlin'),
      arthur: say('court-lesson-choose.wrong-arthur'),
    },
  },
  swap: {
    text: say('court-lesson-swap'),
    right: say('court-lesson-swap.right'),
    wrong: {
      guard: say('court-lesson-swap.wrong-guard'),
      jester: say('court-lesson-swap.wrong-jester'),
    },
  },
  give: {
    text: say('court-lesson-give'),
    right: say('court-lesson-give.right'),
    wrong: {
      most: say('court-lesson-give.wrong-most'),
    },
  },
  tie: {
    text: say('court-lesson-tie'),
    right: say('court-lesson-tie.right'),
    answers: {
      second: say('court-lesson-tie-answer-second'),
      first: say('court-lesson-tie-answer-first'),
      favor: say('court-lesson-tie-answer-favor'),
    },
    wrong: {
      first: say('court-lesson-tie.wrong-first'),
      favor: say('court-lesson-tie.wrong-favor'),
    },
  },
  end: {
    text: say('court-lesson-end'),
  },
});
