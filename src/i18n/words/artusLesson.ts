import type { Say } from '../fluent/say.ts';

/** A first game of Artus; see `src/lessons/artus.ts`. */
export const artusLesson = (say: Say) => ({
  table: {
    text: say('artus-lesson-table'),
  },
  values: {
    text: say('artus-lesson-values'),
    right: say('artus-lesson-values.right'),
    answers: {
      minus: say('artus-lesson-values-answer-minus'),
      six: say('artus-lesson-values-answer-six'),
      zero: say('artus-lesson-values-answer-zero'),
    },
    wrong: {
      minus: say('artus-lesson-values.wrong-minus'),
      zero: say('artus-lesson-values.wrong-zero'),
    },
  },
  leave: {
    text: say('artus-lesson-leave'),
    right: say('artus-lesson-leave.right'),
    answers: {
      k16: say('artus-lesson-leave-answer-k16'),
      k20: say('artus-lesson-leave-answer-k20'),
      k26: say('artus-lesson-leave-answer-k26'),
    },
    wrong: {
      k16: say('artus-lesson-leave.wrong-k16'),
      k20: say('artus-lesson-leave.wrong-k20'),
    },
  },
  land: {
    text: say('artus-lesson-land'),
    right: say('artus-lesson-land.right'),
    wrong: {
      worst: say('artus-lesson-land.wrong-worst'),
      own: say('artus-lesson-land.wrong-own'),
    },
  },
  draw: {
    text: say('artus-lesson-draw'),
    right: say('artus-lesson-draw.right'),
    wrong: {
      king: say('artus-lesson-draw.wrong-king'),
    },
  },
  pushed: {
    text: say('artus-lesson-pushed'),
    right: say('artus-lesson-pushed.right'),
    answers: {
      two: say('artus-lesson-pushed-answer-two'),
      nothing: say('artus-lesson-pushed-answer-nothing'),
      six: say('artus-lesson-pushed-answer-six'),
    },
    wrong: {
      two: say('artus-lesson-pushed.wrong-two'),
      six: say('artus-lesson-pushed.wrong-six'),
    },
  },
  push: {
    text: say('artus-lesson-push'),
    right: say('artus-lesson-push.right'),
    wrong: {
      other: say('artus-lesson-push.wrong-other'),
      free: say('artus-lesson-push.wrong-free'),
    },
  },
  prince: {
    text: say('artus-lesson-prince'),
    right: say('artus-lesson-prince.right'),
    wrong: {
      red: say('artus-lesson-prince.wrong-red'),
    },
  },
  ring: {
    text: say('artus-lesson-ring'),
    right: say('artus-lesson-ring.right'),
    wrong: {
      seven: say('artus-lesson-ring.wrong-seven'),
      bronze: say('artus-lesson-ring.wrong-bronze'),
    },
  },
  turned: {
    text: say('artus-lesson-turned'),
    right: say('artus-lesson-turned.right'),
    answers: {
      c27: say('artus-lesson-turned-answer-c27'),
      c0: say('artus-lesson-turned-answer-c0'),
      c26: say('artus-lesson-turned-answer-c26'),
    },
    wrong: {
      c27: say('artus-lesson-turned.wrong-c27'),
      c0: say('artus-lesson-turned.wrong-c0'),
    },
  },
  king: {
    text: say('artus-lesson-king'),
    right: say('artus-lesson-king.right'),
    wrong: {
      far: say('artus-lesson-king.wrong-far'),
      six: say('artus-lesson-king.wrong-six'),
    },
  },
  all: {
    text: say('artus-lesson-all'),
    right: say('artus-lesson-all.right'),
    answers: {
      good: say('artus-lesson-all-answer-good'),
      all: say('artus-lesson-all-answer-all'),
    },
    wrong: {
      good: say('artus-lesson-all.wrong-good'),
    },
  },
  end: {
    text: say('artus-lesson-end'),
  },
});
