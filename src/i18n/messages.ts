// Written by `npm run language -- types` from the English messages. Don't edit.
import type { Value } from './fluent/value.ts';

/** The data of each message; null if it needs none. */
export interface Messages {
  'artus-about': null;
  'artus-card': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
  };
  'artus-card-help': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
  };
  'artus-card-scores': { kind: 'king' | 'knight' | 'ring' };
  'artus-chair': { chair: number };
  'artus-chairs': { chairs: readonly string[]; count: number };
  'artus-choose-crowns': null;
  'artus-choose-draw': { left: number; pile: 'king' | 'knight' | 'scoring' };
  'artus-choose-give-ring': null;
  'artus-choose-king': { chair: number; points: number };
  'artus-choose-knight': { chair: number; points: number };
  'artus-choose-move': { points: number; steps: number; way: 'backwards' | 'forwards' };
  'artus-choose-penalty': { points: number };
  'artus-choose-place': { chair: Value; value: number };
  'artus-choose-prince': { chair: number; metal: 'bronze' | 'silver'; points: number; rings: number };
  'artus-choose-pushes': { chair: number; who: Value };
  'artus-choose-ring': { chair: number; metal: 'bronze' | 'silver'; points: number };
  'artus-choose-ring-to': { chair: number; metal: 'bronze' | 'silver'; points: number };
  'artus-choose-score': { chairs: readonly string[]; count: number; points: number };
  'artus-choose-score-all': { points: number };
  'artus-choose-score-best': { chair: number; points: number };
  'artus-choose-to': { chair: number; value: number };
  'artus-choose-use': { how: Value; played: Value };
  'artus-choose-whole': {
    chair: number;
    played: Value;
    points: number;
    steps: number;
    way: 'backwards' | 'forwards';
    who: Value;
  };
  'artus-choose-your-knight': null;
  'artus-drawn': { cards: readonly string[] };
  'artus-event-crowned': { chair: number; metal: 'bronze' | 'silver'; old: number };
  'artus-event-displaced': {
    figure: 'bronze' | 'king' | 'knight' | 'own' | 'silver';
    from: number;
    owner: Value;
    to: number;
  };
  'artus-event-drew': { name: Value; pile: 'king' | 'knight' | 'scoring' };
  'artus-event-ended': null;
  'artus-event-moved': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
    figure: 'bronze' | 'king' | 'knight' | 'own' | 'silver';
    from: number;
    name: Value;
    owner: Value;
    points: number;
    steps: number;
    to: number;
    way: 'backwards' | 'forwards';
  };
  'artus-event-placed': { chair: number; name: Value };
  'artus-event-ring-added': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
    chair: number;
    metal: 'bronze' | 'silver';
    name: Value;
    points: number;
    rings: number;
  };
  'artus-event-round-ended': { round: number };
  'artus-event-scored': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
    chairs: readonly string[];
    count: number;
    name: Value;
    points: number;
  };
  'artus-event-turned': { to: number };
  'artus-event-unmet': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
    name: Value;
    points: number;
  };
  'artus-explain-add-ring': { cards: readonly string[]; princes: readonly string[] };
  'artus-explain-chair': { chair: number; value: number };
  'artus-explain-draw': { draws: number };
  'artus-explain-draw-why': null;
  'artus-explain-first-steps.goal': null;
  'artus-explain-first-steps.press': null;
  'artus-explain-first-steps.scores': null;
  'artus-explain-kind-add-ring': null;
  'artus-explain-kind-draw': null;
  'artus-explain-kind-king': null;
  'artus-explain-kind-move-knight': null;
  'artus-explain-kind-place': null;
  'artus-explain-kind-prince': null;
  'artus-explain-kind-score': null;
  'artus-explain-metal': { metal: 'bronze' | 'silver' };
  'artus-explain-move-king': { cards: readonly string[]; chair: Value };
  'artus-explain-move-knight': { cards: readonly string[]; knights: readonly string[] };
  'artus-explain-move-prince': { cards: readonly string[]; princes: readonly string[] };
  'artus-explain-pile': { left: number; pile: 'king' | 'knight' | 'scoring' };
  'artus-explain-place': { left: Value };
  'artus-explain-place-why': { chair: number; value: number };
  'artus-explain-play': { draws: number; plays: number };
  'artus-explain-prince': { chair: number; metal: 'bronze' | 'silver'; value: number };
  'artus-explain-pushes': null;
  'artus-explain-ringed': { chair: number; metal: 'bronze' | 'silver'; rings: number; value: number };
  'artus-explain-score': { scores: readonly string[] };
  'artus-explain-scoring': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
    points: number;
  };
  'artus-explain-scoring-unmet': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
    points: number;
  };
  'artus-explain-values': null;
  'artus-explain-waiting-knights': { knights: readonly string[] };
  'artus-explain-waiting-place': null;
  'artus-explain-waiting-turn': null;
  'artus-explain-worked-cost': { chair: Value; cost: number; value: number };
  'artus-explain-worked-gain': { chair: Value; value: number };
  'artus-explain-worked-nothing': { chair: Value; value: number };
  'artus-figure': { figure: 'bronze' | 'king' | 'knight' | 'own' | 'silver'; owner: Value };
  'artus-lesson-all': null;
  'artus-lesson-all-answer-all': null;
  'artus-lesson-all-answer-good': null;
  'artus-lesson-all.right': null;
  'artus-lesson-all.wrong-good': null;
  'artus-lesson-draw': null;
  'artus-lesson-draw.right': null;
  'artus-lesson-draw.wrong-king': null;
  'artus-lesson-end': null;
  'artus-lesson-king': null;
  'artus-lesson-king.right': null;
  'artus-lesson-king.wrong-far': null;
  'artus-lesson-king.wrong-six': null;
  'artus-lesson-land': null;
  'artus-lesson-land.right': null;
  'artus-lesson-land.wrong-own': null;
  'artus-lesson-land.wrong-worst': null;
  'artus-lesson-leave': null;
  'artus-lesson-leave-answer-k16': null;
  'artus-lesson-leave-answer-k20': null;
  'artus-lesson-leave-answer-k26': null;
  'artus-lesson-leave.right': null;
  'artus-lesson-leave.wrong-k16': null;
  'artus-lesson-leave.wrong-k20': null;
  'artus-lesson-prince': null;
  'artus-lesson-prince.right': null;
  'artus-lesson-prince.wrong-red': null;
  'artus-lesson-push': null;
  'artus-lesson-push.right': null;
  'artus-lesson-push.wrong-free': null;
  'artus-lesson-push.wrong-other': null;
  'artus-lesson-pushed': null;
  'artus-lesson-pushed-answer-nothing': null;
  'artus-lesson-pushed-answer-six': null;
  'artus-lesson-pushed-answer-two': null;
  'artus-lesson-pushed.right': null;
  'artus-lesson-pushed.wrong-six': null;
  'artus-lesson-pushed.wrong-two': null;
  'artus-lesson-ring': null;
  'artus-lesson-ring.right': null;
  'artus-lesson-ring.wrong-bronze': null;
  'artus-lesson-ring.wrong-seven': null;
  'artus-lesson-table': null;
  'artus-lesson-turned': null;
  'artus-lesson-turned-answer-c0': null;
  'artus-lesson-turned-answer-c26': null;
  'artus-lesson-turned-answer-c27': null;
  'artus-lesson-turned.right': null;
  'artus-lesson-turned.wrong-c0': null;
  'artus-lesson-turned.wrong-c27': null;
  'artus-lesson-values': null;
  'artus-lesson-values-answer-minus': null;
  'artus-lesson-values-answer-six': null;
  'artus-lesson-values-answer-zero': null;
  'artus-lesson-values.right': null;
  'artus-lesson-values.wrong-minus': null;
  'artus-lesson-values.wrong-zero': null;
  'artus-list': { names: readonly string[] };
  'artus-moved': { steps: number; way: 'backwards' | 'forwards' };
  'artus-moves': {
    card: string;
    figure: 'bronze' | 'king' | 'knight' | 'own' | 'silver';
    owner: Value;
    steps: number;
    way: 'backwards' | 'forwards';
  };
  'artus-picture-alt-at': { chair: number; value: number };
  'artus-picture-alt-card-now': { now: number; played: Value };
  'artus-picture-alt-choice': { count: number; name: Value };
  'artus-picture-alt-choice-card': { count: number; name: Value; played: Value };
  'artus-picture-alt-hand': { cards: Value; name: Value };
  'artus-picture-alt-king': { chair: Value; metal: 'bronze' | 'silver' };
  'artus-picture-alt-knights': { emblem: Value; knights: Value; name: Value };
  'artus-picture-alt-no-hand': { name: Value };
  'artus-picture-alt-no-knights': { emblem: Value; name: Value };
  'artus-picture-alt-numbered': { line: Value; number: number };
  'artus-picture-alt-prince': { chair: number; metal: 'bronze' | 'silver'; rings: number; value: number };
  'artus-picture-alt-princes': { princes: Value };
  'artus-picture-alt-ranked': { rank: Value; score: Value };
  'artus-picture-alt-score': { name: Value; score: number };
  'artus-picture-alt-scores': { scores: Value };
  'artus-picture-alt-table': {
    phase: 'over' | 'placement' | 'play';
    round: number;
    rounds: number;
    variant: 'advanced' | 'basic';
  };
  'artus-picture-alt-to-act': { name: Value };
  'artus-picture-alt-winner': { names: Value };
  'artus-picture-alt-winners': { names: Value };
  'artus-picture-alt-with-card': { action: Value; played: Value };
  'artus-picture-choice-a-ring': null;
  'artus-picture-choice-best': null;
  'artus-picture-choice-cards': { count: number };
  'artus-picture-choice-chair': { chair: number; value: number };
  'artus-picture-choice-drawing.piles': null;
  'artus-picture-choice-drawing.secret': null;
  'artus-picture-choice-draws': { cards: Value; count: number; pile: Value };
  'artus-picture-choice-from': { chair: Value };
  'artus-picture-choice-holds': { cards: Value };
  'artus-picture-choice-knights-then': null;
  'artus-picture-choice-landing': { chair: Value };
  'artus-picture-choice-landings': null;
  'artus-picture-choice-lands': { chair: Value };
  'artus-picture-choice-more': { count: number };
  'artus-picture-choice-moves': { count: number };
  'artus-picture-choice-moves-or-ring': { count: number };
  'artus-picture-choice-on': { chair: Value };
  'artus-picture-choice-placing': null;
  'artus-picture-choice-plays': null;
  'artus-picture-choice-pushes': null;
  'artus-picture-choice-ring': { chair: Value };
  'artus-picture-choice-ring-on': { chair: Value };
  'artus-picture-choice-score': { chairs: Value };
  'artus-picture-choice-source-moves': null;
  'artus-picture-choice-source-scores': null;
  'artus-picture-choice-to': { chair: Value };
  'artus-picture-choice-together': null;
  'artus-picture-choice-turn': { change: number; knights: Value; sum: number };
  'artus-picture-choice-turn-knight': { after: number; before: number; chair: Value };
  'artus-picture-choice-turning': null;
  'artus-picture-choice-unmet': null;
  'artus-picture-comma': null;
  'artus-picture-counted': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
    count: number;
  };
  'artus-picture-does-knight.lower': null;
  'artus-picture-does-knight.upper': null;
  'artus-picture-does-move-any.lower': null;
  'artus-picture-does-move-any.upper': null;
  'artus-picture-does-move-bronze.lower': null;
  'artus-picture-does-move-bronze.upper': null;
  'artus-picture-does-move-silver.lower': null;
  'artus-picture-does-move-silver.upper': null;
  'artus-picture-does-ring-any.lower': null;
  'artus-picture-does-ring-any.upper': null;
  'artus-picture-does-ring-bronze.lower': null;
  'artus-picture-does-ring-bronze.upper': null;
  'artus-picture-does-ring-silver.lower': null;
  'artus-picture-does-ring-silver.upper': null;
  'artus-picture-does-score': {
    card:
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
  };
  'artus-picture-end-ahead': { lead: number; name: Value };
  'artus-picture-end-won': { names: Value; score: number };
  'artus-picture-hand-heading': null;
  'artus-picture-hand-held': null;
  'artus-picture-hand-left': null;
  'artus-picture-hand-now': { points: Value };
  'artus-picture-hand-otherwise': { penalty: number };
  'artus-picture-hand-played': null;
  'artus-picture-hand-standing': { name: Value; score: number };
  'artus-picture-hand-standing-ranked': { name: Value; rank: Value; score: number };
  'artus-picture-hand-turn': { doing: Value; phase: Value };
  'artus-picture-in-hand': { count: number };
  'artus-picture-last-turn': null;
  'artus-picture-metal': { metal: 'bronze' | 'silver' };
  'artus-picture-on-pile': { count: number; pile: 'king' | 'knight' | 'scoring' };
  'artus-picture-phase': { phase: 'over' | 'placement' | 'play'; round: number; rounds: number };
  'artus-picture-piece-fifty': null;
  'artus-picture-piece-fifty.about': null;
  'artus-picture-piece-king': null;
  'artus-picture-piece-king.about': null;
  'artus-picture-piece-knight': null;
  'artus-picture-piece-knight.about': null;
  'artus-picture-piece-prince': null;
  'artus-picture-piece-prince.about': null;
  'artus-picture-piece-ring': null;
  'artus-picture-piece-ring.about': null;
  'artus-picture-pile-name': { pile: 'king' | 'knight' | 'scoring' };
  'artus-picture-rank': { place: number; shared: 'no' | 'yes' };
  'artus-picture-rings': { rings: number };
  'artus-picture-scores': null;
  'artus-picture-scores-by-round': null;
  'artus-picture-semicolon': null;
  'artus-picture-short': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
  };
  'artus-picture-strip-bronze': null;
  'artus-picture-strip-carpet': null;
  'artus-picture-strip-from': null;
  'artus-picture-strip-king': null;
  'artus-picture-strip-leaves': null;
  'artus-picture-strip-moved': { from: number; to: number };
  'artus-picture-strip-placed': { chair: Value };
  'artus-picture-strip-pushed': { to: number };
  'artus-picture-strip-ring': { chair: Value };
  'artus-picture-strip-silver': null;
  'artus-picture-strip-to': null;
  'artus-picture-strip-turned': null;
  'artus-picture-strip-turns': null;
  'artus-picture-text-all': { pile: 'king' | 'knight' | 'scoring' };
  'artus-picture-text-all-but': { cards: Value; pile: 'king' | 'knight' | 'scoring' };
  'artus-picture-text-by-round': null;
  'artus-picture-text-carpet': null;
  'artus-picture-text-crown': null;
  'artus-picture-text-crown-plate': null;
  'artus-picture-text-empty': null;
  'artus-picture-text-hand': { name: Value };
  'artus-picture-text-king': { metal: 'bronze' | 'silver'; rings: number };
  'artus-picture-text-knight': { owner: Value };
  'artus-picture-text-last-turn': null;
  'artus-picture-text-legend': null;
  'artus-picture-text-more': { count: number };
  'artus-picture-text-no-cards': null;
  'artus-picture-text-pile': { left: number; pile: 'king' | 'knight' | 'scoring' };
  'artus-picture-text-pile-name': { pile: 'king' | 'knight' | 'scoring' };
  'artus-picture-text-played': { cards: Value; pile: 'king' | 'knight' | 'scoring' };
  'artus-picture-text-played-by': { name: Value; piles: Value };
  'artus-picture-text-player': { emblem: Value; hand: number; name: Value; piles: Value; score: number };
  'artus-picture-text-player-tiles': {
    emblem: Value;
    hand: Value;
    name: Value;
    piles: Value;
    score: Value;
    tiles: number;
  };
  'artus-picture-text-prince': { metal: 'bronze' | 'silver'; rings: number };
  'artus-picture-text-ranking': { name: Value; place: number; score: number };
  'artus-picture-text-supply': { count: number };
  'artus-picture-text-title': {
    phase: 'over' | 'placement' | 'play';
    round: number;
    rounds: number;
    variant: 'advanced' | 'basic';
  };
  'artus-picture-text-to-act': { name: Value };
  'artus-picture-text-to-draw': { draws: number; name: Value };
  'artus-picture-text-to-play': { name: Value; plays: number };
  'artus-picture-text-unplaced': { count: number };
  'artus-picture-tiles': { count: number };
  'artus-picture-title': {
    card:
      | 'king'
      | 'knight'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
  };
  'artus-picture-todo': { count: number; task: 'draw' | 'place' | 'play' };
  'artus-picture-variant': { variant: 'advanced' | 'basic' };
  'artus-picture-winner': { count: number };
  'artus-pile': { pile: 'king' | 'knight' | 'scoring' };
  'artus-points': { points: number };
  'artus-prince': { metal: 'bronze' | 'silver' };
  'artus-prompt-card': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
  };
  'artus-prompt-draw': null;
  'artus-prompt-draw-first': null;
  'artus-prompt-draw-second': null;
  'artus-prompt-king-steps': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
    chair: number;
  };
  'artus-prompt-left': { left: number };
  'artus-prompt-own-knight': null;
  'artus-prompt-place': { left: number };
  'artus-prompt-play': null;
  'artus-prompt-play-second': null;
  'artus-prompt-steps': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
    chair: number;
    points: number;
    who: Value;
  };
  'artus-reason-costs': { points: number };
  'artus-reason-lands': { value: number };
  'artus-reason-points': { points: number };
  'artus-reason-prepares': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
    points: number;
  };
  'artus-reason-pushes': { name: Value; value: number };
  'artus-reason-turns-against': { name: Value; points: number };
  'artus-reason-turns-for': { points: number };
  'artus-rules-card-king': null;
  'artus-rules-card-king-both': null;
  'artus-rules-card-king-both.also': null;
  'artus-rules-card-king.also': null;
  'artus-rules-card-knight': null;
  'artus-rules-card-knight-both': null;
  'artus-rules-card-knight-both.also': null;
  'artus-rules-card-knight.also': null;
  'artus-rules-card-must': null;
  'artus-rules-card-ring': null;
  'artus-rules-card-ring.also': null;
  'artus-rules-card-scoring-all': null;
  'artus-rules-card-scoring-all.also': null;
  'artus-rules-card-scoring-carpet': null;
  'artus-rules-card-scoring-carpet.also': null;
  'artus-rules-card-scoring-colours': null;
  'artus-rules-card-scoring-colours.also': null;
  'artus-rules-card-scoring-joker': null;
  'artus-rules-card-scoring-joker.also': null;
  'artus-rules-card-scoring-opposite': null;
  'artus-rules-card-scoring-opposite.also': null;
  'artus-rules-card-scoring-three-red': null;
  'artus-rules-card-scoring-three-red.also': null;
  'artus-rules-cards': null;
  'artus-rules-discord': null;
  'artus-rules-discord.also': null;
  'artus-rules-discord.note-card-0': null;
  'artus-rules-discord.p1': null;
  'artus-rules-discord.p2': null;
  'artus-rules-discord.p3': null;
  'artus-rules-discord.p4': null;
  'artus-rules-end': null;
  'artus-rules-end.also': null;
  'artus-rules-end.p1': null;
  'artus-rules-end.p2': null;
  'artus-rules-end.p3': null;
  'artus-rules-goal': null;
  'artus-rules-goal.also': null;
  'artus-rules-goal.note-green': null;
  'artus-rules-goal.note-king': null;
  'artus-rules-goal.note-player-0': null;
  'artus-rules-goal.note-red': null;
  'artus-rules-goal.p1': null;
  'artus-rules-goal.p2': null;
  'artus-rules-goal.p3': null;
  'artus-rules-goal.p4': null;
  'artus-rules-kings': null;
  'artus-rules-kings.also': null;
  'artus-rules-kings.note-green': null;
  'artus-rules-kings.note-king': null;
  'artus-rules-kings.p1': null;
  'artus-rules-kings.p2': null;
  'artus-rules-kings.p3': null;
  'artus-rules-kings.p4': null;
  'artus-rules-knights': null;
  'artus-rules-knights.also': null;
  'artus-rules-knights.p1': null;
  'artus-rules-knights.p2': null;
  'artus-rules-knights.p3': null;
  'artus-rules-knights.p4': null;
  'artus-rules-piece-fifty': null;
  'artus-rules-piece-fifty.also': null;
  'artus-rules-piece-fifty.p1': null;
  'artus-rules-piece-king': null;
  'artus-rules-piece-king.also': null;
  'artus-rules-piece-king.p1': null;
  'artus-rules-piece-knight': null;
  'artus-rules-piece-knight.also': null;
  'artus-rules-piece-knight.p1': null;
  'artus-rules-piece-prince': null;
  'artus-rules-piece-prince.also': null;
  'artus-rules-piece-prince.p1': null;
  'artus-rules-piece-ring': null;
  'artus-rules-piece-ring.also': null;
  'artus-rules-piece-ring.p1': null;
  'artus-rules-pieces': null;
  'artus-rules-scoring': null;
  'artus-rules-scoring-card': {
    card:
      | 'king-1-5-both-either'
      | 'king-1-7-bronze'
      | 'king-1-7-silver'
      | 'king-4-8-either'
      | 'king-ring-bronze'
      | 'king-ring-either'
      | 'king-ring-silver'
      | 'knight-1-4'
      | 'knight-1-5-both'
      | 'knight-2-5'
      | 'knight-3-6'
      | 'knight-4-7'
      | 'knight-5-7'
      | 'knight-6-8'
      | 'knight-7-9'
      | 'scoring-all'
      | 'scoring-carpet'
      | 'scoring-colours'
      | 'scoring-joker'
      | 'scoring-opposite'
      | 'scoring-three-red';
  };
  'artus-rules-scoring.also': null;
  'artus-rules-scoring.p1': null;
  'artus-rules-scoring.p2': null;
  'artus-rules-start': null;
  'artus-rules-start.also': null;
  'artus-rules-start.p1': null;
  'artus-rules-start.p2': null;
  'artus-rules-start.p3': null;
  'artus-rules-start.p4': null;
  'artus-rules-table': null;
  'artus-rules-table.also': null;
  'artus-rules-table.note-carpet': null;
  'artus-rules-table.note-centre': null;
  'artus-rules-table.note-green': null;
  'artus-rules-table.note-king': null;
  'artus-rules-table.note-player-0': null;
  'artus-rules-table.note-red': null;
  'artus-rules-table.note-yellow': null;
  'artus-rules-table.p1': null;
  'artus-rules-table.p2': null;
  'artus-rules-table.p3': null;
  'artus-rules-table.p4': null;
  'artus-rules-turn': null;
  'artus-rules-turn.also': null;
  'artus-rules-turn.note-centre': null;
  'artus-rules-turn.note-player-0': null;
  'artus-rules-turn.p1': null;
  'artus-rules-turn.p2': null;
  'artus-rules-turn.p3': null;
  'artus-rules-turn.p4': null;
  'artus-rules-variants': null;
  'artus-rules-variants.also': null;
  'artus-rules-variants.p1': null;
  'artus-rules-variants.p2': null;
  'artus-rules-variants.p3': null;
  'artus-sets-ask': null;
  'artus-sets-one-figure': { played: Value };
  'artus-sets-one-use': null;
  'artus-sets-other-figure': { played: Value };
  'artus-standing-over': null;
  'artus-standing-placement': null;
  'artus-standing-round': { round: number; rounds: number };
  'artus-standing-score': { name: Value; score: number };
  'artus-steps': { steps: number; way: 'backwards' | 'forwards' };
  'artus-title': null;
  'artus-variant-advanced': null;
  'artus-variant-basic': null;
  'clock-asks-to-go-on': { asking: number; name: Value; of: Value };
  'clock-asks-to-stop': { asking: number; name: Value; of: Value };
  'clock-away': { name: Value; when: Value };
  'clock-button-back': null;
  'clock-button-seen': null;
  'clock-channel-absent': { mention: Value };
  'clock-channel-half': { mention: Value; when: Value };
  'clock-channel-last': { mention: Value; when: Value };
  'clock-direct-absent': { link: Value };
  'clock-direct-half': { link: Value; when: Value };
  'clock-direct-last': { link: Value; when: Value };
  'clock-goes-on': { name: Value };
  'clock-paused': null;
  'clock-seen': null;
  'clock-seen-not-yours': null;
  'clock-seen-over': null;
  'clock-stopped': { name: Value };
  'clock-until': { when: Value };
  'commands-artus': null;
  'commands-artus-draw': null;
  'commands-artus-draw-pile': null;
  'commands-artus-draw-pile.description': null;
  'commands-artus-draw.description': null;
  'commands-artus-place': null;
  'commands-artus-place-chair': null;
  'commands-artus-place-chair.description': null;
  'commands-artus-place.description': null;
  'commands-artus-play': null;
  'commands-artus-play-card': null;
  'commands-artus-play-card.description': null;
  'commands-artus-play-choice': null;
  'commands-artus-play-choice.description': null;
  'commands-artus-play-figure': null;
  'commands-artus-play-figure.description': null;
  'commands-artus-play.description': null;
  'commands-artus.description': null;
  'commands-court': null;
  'commands-court-bid': null;
  'commands-court-bid-tiles': null;
  'commands-court-bid-tiles.description': null;
  'commands-court-bid.description': null;
  'commands-court-choose': null;
  'commands-court-choose-character': null;
  'commands-court-choose-character.description': null;
  'commands-court-choose.description': null;
  'commands-court-give': null;
  'commands-court-give-tile': null;
  'commands-court-give-tile.description': null;
  'commands-court-give.description': null;
  'commands-court-pass': null;
  'commands-court-pass.description': null;
  'commands-court-refill': null;
  'commands-court-refill-courtiers': null;
  'commands-court-refill-courtiers.description': null;
  'commands-court-refill.description': null;
  'commands-court-swap': null;
  'commands-court-swap-give': null;
  'commands-court-swap-give.description': null;
  'commands-court-swap-take': null;
  'commands-court-swap-take.description': null;
  'commands-court-swap.description': null;
  'commands-court-take': null;
  'commands-court-take-courtiers': null;
  'commands-court-take-courtiers.description': null;
  'commands-court-take.description': null;
  'commands-court.description': null;
  'commands-games': null;
  'commands-games-filter': null;
  'commands-games-filter.all': null;
  'commands-games-filter.description': null;
  'commands-games-filter.finished': null;
  'commands-games-filter.mine': null;
  'commands-games-filter.open': null;
  'commands-games.description': null;
  'commands-hand': null;
  'commands-hand.description': null;
  'commands-help': null;
  'commands-help-game': null;
  'commands-help-game.description': null;
  'commands-help.description': null;
  'commands-hint': null;
  'commands-hint.description': null;
  'commands-learn': null;
  'commands-learn-game': null;
  'commands-learn-game.description': null;
  'commands-learn.description': null;
  'commands-quests': null;
  'commands-quests-adventure': null;
  'commands-quests-adventure-adventure': null;
  'commands-quests-adventure-adventure.description': null;
  'commands-quests-adventure-pay': null;
  'commands-quests-adventure-pay.description': null;
  'commands-quests-adventure.description': null;
  'commands-quests-challenge': null;
  'commands-quests-challenge-adversary': null;
  'commands-quests-challenge-adversary.description': null;
  'commands-quests-challenge-pay': null;
  'commands-quests-challenge-pay.description': null;
  'commands-quests-challenge-way': null;
  'commands-quests-challenge-way.description': null;
  'commands-quests-challenge.description': null;
  'commands-quests-done': null;
  'commands-quests-done.description': null;
  'commands-quests-draw': null;
  'commands-quests-draw-count': null;
  'commands-quests-draw-count.description': null;
  'commands-quests-draw.description': null;
  'commands-quests-reveal': null;
  'commands-quests-reveal.description': null;
  'commands-quests.description': null;
  'commands-rules': null;
  'commands-rules-about': null;
  'commands-rules-about.description': null;
  'commands-rules-game': null;
  'commands-rules-game.description': null;
  'commands-rules.description': null;
  'commands-settings': null;
  'commands-settings-me': null;
  'commands-settings-me.description': null;
  'commands-settings-server': null;
  'commands-settings-server.description': null;
  'commands-settings.description': null;
  'commands-table': null;
  'commands-table-close': null;
  'commands-table-close.description': null;
  'commands-table-export': null;
  'commands-table-export.description': null;
  'commands-table-host': null;
  'commands-table-host-player': null;
  'commands-table-host-player.description': null;
  'commands-table-host.description': null;
  'commands-table-invite': null;
  'commands-table-invite-person': null;
  'commands-table-invite-person.description': null;
  'commands-table-invite.description': null;
  'commands-table-join': null;
  'commands-table-join.description': null;
  'commands-table-leave': null;
  'commands-table-leave.description': null;
  'commands-table-open': null;
  'commands-table-open-clock': null;
  'commands-table-open-clock.description': null;
  'commands-table-open-computers': null;
  'commands-table-open-computers.description': null;
  'commands-table-open-game': null;
  'commands-table-open-game.description': null;
  'commands-table-open-invited': null;
  'commands-table-open-invited.description': null;
  'commands-table-open-language': null;
  'commands-table-open-language.description': null;
  'commands-table-open-level': null;
  'commands-table-open-level.description': null;
  'commands-table-open-theme': null;
  'commands-table-open-theme.contrast': null;
  'commands-table-open-theme.court': null;
  'commands-table-open-theme.description': null;
  'commands-table-open-thread': null;
  'commands-table-open-thread.description': null;
  'commands-table-open-variant': null;
  'commands-table-open-variant.description': null;
  'commands-table-open.description': null;
  'commands-table-pause': null;
  'commands-table-pause.description': null;
  'commands-table-remove': null;
  'commands-table-remove-player': null;
  'commands-table-remove-player.description': null;
  'commands-table-remove.description': null;
  'commands-table-resign': null;
  'commands-table-resign.description': null;
  'commands-table-resume': null;
  'commands-table-resume.description': null;
  'commands-table-show': null;
  'commands-table-show.description': null;
  'commands-table-start': null;
  'commands-table-start-first': null;
  'commands-table-start-first.description': null;
  'commands-table-start.description': null;
  'commands-table-undo': null;
  'commands-table-undo.description': null;
  'commands-table-watch': null;
  'commands-table-watch.description': null;
  'commands-table.description': null;
  'config-advice-evicts-keys': null;
  'config-advice-keeps-nothing': null;
  'config-invalid': { count: number };
  'config-invitation': { url: Value };
  'config-missing-token': null;
  'config-not-connected': { reason: Value };
  'config-playground': { url: Value };
  'config-port-taken': { host: Value; port: Value };
  'config-see': null;
  'config-session-intents': null;
  'config-session-invalidated': null;
  'config-session-shards': null;
  'config-session-token': null;
  'config-session-version': null;
  'config-store-bad-folder': null;
  'config-store-full': null;
  'config-store-held': { host: Value; pid: Value; since: Value };
  'config-store-locked': null;
  'config-store-no-database': null;
  'config-store-other': null;
  'config-store-read-only': null;
  'config-store-refused': null;
  'config-store-taken': null;
  'config-store-unreachable': null;
  'config-store-wiped': null;
  'config-trying-again': { seconds: Value };
  'config-unreachable': { reason: Value; url: Value };
  'config-variable-discord-api-url': null;
  'config-variable-discord-token': null;
  'config-variable-limits-of-use': null;
  'config-variable-log-level': null;
  'config-variable-playground-host': null;
  'config-variable-playground-port': null;
  'config-variable-store-url': null;
  'court-about': null;
  'court-character': { character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin' };
  'court-counted': { count: number; courtier: 'guard' | 'jester' | 'knight' | 'maiden' };
  'court-courtier': { count: number; courtier: 'guard' | 'jester' | 'knight' | 'maiden' };
  'court-decision': {
    phase:
      | 'bid'
      | 'choose'
      | 'dice'
      | 'giveTile'
      | 'over'
      | 'refill'
      | 'startCourtier'
      | 'swapLancelot'
      | 'swapMerlin'
      | 'takeAspirant'
      | 'takeAspirants';
  };
  'court-empty': null;
  'court-event-aspirants-taken': { courtiers: Value; name: Value };
  'court-event-auction-won': { name: Value; sum: number };
  'court-event-bid': { name: Value; tiles: Value };
  'court-event-black-die-moved': { character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin' };
  'court-event-chose': {
    character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin';
    name: Value;
    paid: Value;
    received: Value;
  };
  'court-event-courtier-taken': {
    count: number;
    courtier: 'guard' | 'jester' | 'knight' | 'maiden';
    name: Value;
  };
  'court-event-ended': null;
  'court-event-favor-moved': { from: Value; to: Value };
  'court-event-favor-rolled': { name: Value };
  'court-event-favor-stays': { name: Value };
  'court-event-lancelot-skipped': { name: Value; opponent: Value };
  'court-event-lancelot-swapped': { give: Value; name: Value; opponent: Value; take: Value };
  'court-event-merlin-swapped': { give: Value; name: Value; take: Value };
  'court-event-merlin-swapped-nothing': { name: Value };
  'court-event-passed': { name: Value };
  'court-event-refilled': { courtiers: Value; name: Value };
  'court-event-refilled-last': { courtiers: Value; name: Value };
  'court-event-refilled-nobody': { name: Value };
  'court-event-round-ended': { round: number };
  'court-event-row-laid': { courtiers: Value };
  'court-event-tile-given': { from: Value; tile: number; to: Value };
  'court-event-tile-spared': { from: Value };
  'court-explain-best': { choice: Value; largest: Value; middle: Value; smallest: Value };
  'court-explain-bid': { above: number; bids: 'several' | 'single'; cheapest: Value; dearest: Value };
  'court-explain-character': { character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin'; purse: Value };
  'court-explain-choose': { bid: Value };
  'court-explain-exchange': { give: Value; take: Value };
  'court-explain-exchange-nothing': null;
  'court-explain-first-goal': null;
  'court-explain-first-press': null;
  'court-explain-first-scores': null;
  'court-explain-free': { characters: readonly string[] };
  'court-explain-free-item': { character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin'; purse: Value };
  'court-explain-give-tile': { name: Value; tiles: Value };
  'court-explain-kind-bid': null;
  'court-explain-kind-choose': null;
  'court-explain-kind-give-tile': null;
  'court-explain-kind-pass': null;
  'court-explain-kind-refill': null;
  'court-explain-kind-start-courtier': null;
  'court-explain-kind-swap-lancelot': null;
  'court-explain-kind-swap-merlin': null;
  'court-explain-kind-take-aspirant': null;
  'court-explain-kind-take-aspirants': null;
  'court-explain-may-not-bid': { above: Value; tiles: Value };
  'court-explain-may-not-pass': null;
  'court-explain-must': { character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin' };
  'court-explain-pass': null;
  'court-explain-refill': { count: number };
  'court-explain-score': { largest: Value; middle: Value; smallest: Value };
  'court-explain-start-courtier': { courtiers: readonly string[] };
  'court-explain-swap-lancelot': { name: Value };
  'court-explain-swap-merlin': { count: number };
  'court-explain-take': { courtiers: Value };
  'court-explain-take-aspirant': { courtiers: Value };
  'court-explain-take-aspirants': { courtiers: Value };
  'court-explain-taken': { character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin'; name: Value };
  'court-explain-waiting': {
    phase:
      | 'bid'
      | 'choose'
      | 'dice'
      | 'giveTile'
      | 'over'
      | 'refill'
      | 'startCourtier'
      | 'swapLancelot'
      | 'swapMerlin'
      | 'takeAspirant'
      | 'takeAspirants';
  };
  'court-explain-waiting-bid': { above: number };
  'court-group': { group: 'guard' | 'knight' | 'maiden' };
  'court-lesson-aspirant': null;
  'court-lesson-aspirant.right': null;
  'court-lesson-aspirant.wrong-jester': null;
  'court-lesson-bid': null;
  'court-lesson-bid.right': null;
  'court-lesson-bid.wrong-five': null;
  'court-lesson-bid.wrong-one': null;
  'court-lesson-characters': null;
  'court-lesson-characters-answer-arthur': null;
  'court-lesson-characters-answer-guinevere': null;
  'court-lesson-characters-answer-lancelot': null;
  'court-lesson-characters-answer-merlin': null;
  'court-lesson-characters.right': null;
  'court-lesson-characters.wrong-arthur': null;
  'court-lesson-characters.wrong-guinevere': null;
  'court-lesson-characters.wrong-merlin': null;
  'court-lesson-choose': null;
  'court-lesson-choose.right': null;
  'court-lesson-choose.wrong-arthur': null;
  'court-lesson-choose.wrong-merlin': null;
  'court-lesson-end': null;
  'court-lesson-give': null;
  'court-lesson-give.right': null;
  'court-lesson-give.wrong-most': null;
  'court-lesson-goal': null;
  'court-lesson-goal-answer-none': null;
  'court-lesson-goal-answer-six': null;
  'court-lesson-goal-answer-three': null;
  'court-lesson-goal.right': null;
  'court-lesson-goal.wrong-six': null;
  'court-lesson-goal.wrong-three': null;
  'court-lesson-jester': null;
  'court-lesson-jester-answer-guard': null;
  'court-lesson-jester-answer-jester': null;
  'court-lesson-jester-answer-knight': null;
  'court-lesson-jester.right': null;
  'court-lesson-jester.wrong-guard': null;
  'court-lesson-jester.wrong-jester': null;
  'court-lesson-open': null;
  'court-lesson-open.right': null;
  'court-lesson-open.wrong-all': null;
  'court-lesson-pass': null;
  'court-lesson-pass.right': null;
  'court-lesson-pass.wrong-raise': null;
  'court-lesson-powers': null;
  'court-lesson-swap': null;
  'court-lesson-swap.right': null;
  'court-lesson-swap.wrong-guard': null;
  'court-lesson-swap.wrong-jester': null;
  'court-lesson-tie': null;
  'court-lesson-tie-answer-favor': null;
  'court-lesson-tie-answer-first': null;
  'court-lesson-tie-answer-second': null;
  'court-lesson-tie.right': null;
  'court-lesson-tie.wrong-favor': null;
  'court-lesson-tie.wrong-first': null;
  'court-names': { names: readonly string[] };
  'court-no-tiles': null;
  'court-picture-ability-arthur.first': null;
  'court-picture-ability-arthur.second': null;
  'court-picture-ability-guinevere.first': null;
  'court-picture-ability-guinevere.second': null;
  'court-picture-ability-lancelot.first': null;
  'court-picture-ability-lancelot.second': null;
  'court-picture-ability-merlin.first': null;
  'court-picture-ability-merlin.second': null;
  'court-picture-alt-bid': { bid: Value; bidder: Value; bidders: readonly string[]; opener: Value };
  'court-picture-alt-character': {
    die: 'no' | 'yes';
    name: Value;
    purse: Value;
    taken: 'no' | 'yes';
    taker: Value;
  };
  'court-picture-alt-characters': { characters: Value };
  'court-picture-alt-choice': {
    count: number;
    name: Value;
    phase:
      | 'bid'
      | 'choose'
      | 'dice'
      | 'giveTile'
      | 'over'
      | 'refill'
      | 'startCourtier'
      | 'swapLancelot'
      | 'swapMerlin'
      | 'takeAspirant'
      | 'takeAspirants';
  };
  'court-picture-alt-no-bid': { bidders: readonly string[]; opener: Value };
  'court-picture-alt-passed': { names: readonly string[] };
  'court-picture-alt-peasantry': { peasantry: Value };
  'court-picture-alt-player': { court: Value; emblem: Value; favor: 'no' | 'yes'; name: Value; tiles: Value };
  'court-picture-alt-role': { character: Value; name: Value };
  'court-picture-alt-role-with': { character: Value; name: Value; opponent: Value };
  'court-picture-alt-row': { row: Value };
  'court-picture-alt-standing': { name: Value; place: number; sizes: Value };
  'court-picture-alt-standings': { standings: Value };
  'court-picture-alt-table': { rounds: Value };
  'court-picture-alt-to-act': {
    name: Value;
    phase:
      | 'bid'
      | 'choose'
      | 'dice'
      | 'giveTile'
      | 'over'
      | 'refill'
      | 'startCourtier'
      | 'swapLancelot'
      | 'swapMerlin'
      | 'takeAspirant'
      | 'takeAspirants';
  };
  'court-picture-alt-to-act-forced': {
    name: Value;
    phase:
      | 'bid'
      | 'choose'
      | 'dice'
      | 'giveTile'
      | 'over'
      | 'refill'
      | 'startCourtier'
      | 'swapLancelot'
      | 'swapMerlin'
      | 'takeAspirant'
      | 'takeAspirants';
  };
  'court-picture-alt-to-come': { names: readonly string[] };
  'court-picture-alt-winner': { names: Value };
  'court-picture-alt-winners': { names: Value };
  'court-picture-aspirants': null;
  'court-picture-bids': { sum: number };
  'court-picture-by-round': null;
  'court-picture-choice-after': { place: number; sizes: Value };
  'court-picture-choice-afterwards': null;
  'court-picture-choice-any-of': { count: number };
  'court-picture-choice-beat': { sum: number };
  'court-picture-choice-beaten': { sum: number };
  'court-picture-choice-bid': { sum: number; ways: readonly string[] };
  'court-picture-choice-does-arthur': { givers: number };
  'court-picture-choice-does-guinevere': null;
  'court-picture-choice-does-lancelot': { opponents: number };
  'court-picture-choice-does-merlin': null;
  'court-picture-choice-give': { after: Value; tile: number };
  'court-picture-choice-heading': {
    opponent: Value;
    phase:
      | 'bid'
      | 'choose'
      | 'dice'
      | 'giveTile'
      | 'over'
      | 'refill'
      | 'startCourtier'
      | 'swapLancelot'
      | 'swapMerlin'
      | 'takeAspirant'
      | 'takeAspirants';
  };
  'court-picture-choice-keeps': null;
  'court-picture-choice-keeps-all': { sum: number };
  'court-picture-choice-leaves': { sum: number };
  'court-picture-choice-more': { count: number };
  'court-picture-choice-no-swap': null;
  'court-picture-choice-nothing': null;
  'court-picture-choice-now': { place: number; sizes: Value };
  'court-picture-choice-numbered': { number: number; told: Value };
  'court-picture-choice-open': null;
  'court-picture-choice-pass': null;
  'court-picture-choice-purse': { after: Value; purse: Value };
  'court-picture-choice-swap': { give: Value; take: Value };
  'court-picture-choice-theirs': { place: number; sizes: Value };
  'court-picture-choice-treasury': { tiles: Value };
  'court-picture-choice-treasury-after': { sum: number };
  'court-picture-choice-up-to': { count: number };
  'court-picture-choice-ways': { others: number };
  'court-picture-choice-ways-short': { others: number };
  'court-picture-highest': null;
  'court-picture-hint': { phase: string };
  'court-picture-idle.first': { count: number };
  'court-picture-idle.second': { count: number };
  'court-picture-last-turn': null;
  'court-picture-legend-black-die': null;
  'court-picture-legend-favor': null;
  'court-picture-legend-to-take': null;
  'court-picture-legend-weakest': null;
  'court-picture-legend-weakest-short': null;
  'court-picture-must-bid': null;
  'court-picture-no-bid': null;
  'court-picture-opening-bid': null;
  'court-picture-over': null;
  'court-picture-passed': null;
  'court-picture-passed-head': null;
  'court-picture-peasantry': null;
  'court-picture-peasants': { left: number };
  'court-picture-piece-arthur': null;
  'court-picture-piece-arthur.text': null;
  'court-picture-piece-dice': null;
  'court-picture-piece-dice.text': null;
  'court-picture-piece-favor': null;
  'court-picture-piece-favor.text': null;
  'court-picture-piece-guard': null;
  'court-picture-piece-guard.text': null;
  'court-picture-piece-guinevere': null;
  'court-picture-piece-guinevere.text': null;
  'court-picture-piece-jester': null;
  'court-picture-piece-jester.text': null;
  'court-picture-piece-knight': null;
  'court-picture-piece-knight.text': null;
  'court-picture-piece-lancelot': null;
  'court-picture-piece-lancelot.text': null;
  'court-picture-piece-maiden': null;
  'court-picture-piece-maiden.text': null;
  'court-picture-piece-merlin': null;
  'court-picture-piece-merlin.text': null;
  'court-picture-piece-money': null;
  'court-picture-piece-money.text': null;
  'court-picture-place': { place: number };
  'court-picture-ranking': null;
  'court-picture-ranking-text': null;
  'court-picture-round': { round: number; rounds: Value };
  'court-picture-round-last': { round: number };
  'court-picture-rounds-between': { max: number; min: number };
  'court-picture-row': null;
  'court-picture-setting-up': null;
  'court-picture-still-in': null;
  'court-picture-sum': { sum: number };
  'court-picture-task': {
    phase:
      | 'bid'
      | 'choose'
      | 'dice'
      | 'giveTile'
      | 'over'
      | 'refill'
      | 'startCourtier'
      | 'swapLancelot'
      | 'swapMerlin'
      | 'takeAspirant'
      | 'takeAspirants';
  };
  'court-picture-text-ability': {
    ability: Value;
    count: number;
    courtier: 'guard' | 'jester' | 'knight' | 'maiden';
  };
  'court-picture-text-by-round': null;
  'court-picture-text-character': {
    ability: Value;
    die: 'no' | 'yes';
    name: Value;
    open: 'no' | 'yes';
    purse: Value;
    taken: 'no' | 'yes';
    taker: Value;
  };
  'court-picture-text-characters': null;
  'court-picture-text-court': { counts: Value };
  'court-picture-text-group': { group: 'guard' | 'knight' | 'maiden'; size: number };
  'court-picture-text-group-mixed': {
    courtiers: number;
    group: 'guard' | 'knight' | 'maiden';
    jesters: number;
    pawn: number;
    size: Value;
  };
  'court-picture-text-groups': { groups: Value; idle: number; jesters: number; sizes: Value };
  'court-picture-text-last-turn': null;
  'court-picture-text-of-round': { round: number; sizes: Value };
  'court-picture-text-peasantry': { counts: Value; sum: number };
  'court-picture-text-player': {
    any: 'no' | 'yes';
    characters: readonly string[];
    emblem: Value;
    favor: 'no' | 'yes';
    left: number;
    name: Value;
    place: number;
  };
  'court-picture-text-ranked': { favor: 'no' | 'yes'; name: Value; place: number; sizes: Value };
  'court-picture-text-ranking': null;
  'court-picture-text-row': { full: number; length: number; row: Value };
  'court-picture-text-row-empty': { full: Value; length: Value };
  'court-picture-text-title': { rounds: Value };
  'court-picture-text-treasury': { tiles: Value };
  'court-picture-to-come': null;
  'court-picture-winner': null;
  'court-picture-winners': null;
  'court-reason-collects': { tiles: number };
  'court-reason-favor': null;
  'court-reason-keeps': { tiles: Value };
  'court-reason-middle': { aside: 'no' | 'yes'; from: Value; to: Value };
  'court-reason-outbids': { name: Value };
  'court-reason-purse': { tiles: Value };
  'court-reason-role': { character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin'; from: Value; to: Value };
  'court-reason-smallest': { aside: 'no' | 'yes'; from: Value; to: Value };
  'court-reason-weakens': { aside: 'no' | 'yes'; from: Value; name: Value; to: Value };
  'court-rules-arthur': null;
  'court-rules-arthur.also': null;
  'court-rules-arthur.p1': null;
  'court-rules-arthur.p2': null;
  'court-rules-auction': null;
  'court-rules-auction.also': null;
  'court-rules-auction.note-castle': null;
  'court-rules-auction.note-decision': null;
  'court-rules-auction.note-money-0': null;
  'court-rules-auction.p1': null;
  'court-rules-auction.p2': null;
  'court-rules-auction.p3': null;
  'court-rules-auction.p4': null;
  'court-rules-characters': null;
  'court-rules-characters.also': null;
  'court-rules-characters.note-castle': null;
  'court-rules-characters.p1': null;
  'court-rules-characters.p2': null;
  'court-rules-characters.p3': null;
  'court-rules-dice': null;
  'court-rules-dice.also': null;
  'court-rules-dice.p1': null;
  'court-rules-discord': null;
  'court-rules-discord.also': null;
  'court-rules-discord.p1': null;
  'court-rules-discord.p2': null;
  'court-rules-discord.p3': null;
  'court-rules-end': null;
  'court-rules-end.also': null;
  'court-rules-end.note-favor': null;
  'court-rules-end.note-peasantry': null;
  'court-rules-end.p1': null;
  'court-rules-end.p2': null;
  'court-rules-end.p3': null;
  'court-rules-end.p4': null;
  'court-rules-favor': null;
  'court-rules-favor.also': null;
  'court-rules-favor.p1': null;
  'court-rules-goal': null;
  'court-rules-goal.also': null;
  'court-rules-goal.note-castle': null;
  'court-rules-goal.note-court-1': null;
  'court-rules-goal.note-place-0': null;
  'court-rules-goal.p1': null;
  'court-rules-goal.p2': null;
  'court-rules-goal.p3': null;
  'court-rules-goal.p4': null;
  'court-rules-group': null;
  'court-rules-guard': null;
  'court-rules-guard.also': null;
  'court-rules-guard.p1': null;
  'court-rules-guinevere': null;
  'court-rules-guinevere.also': null;
  'court-rules-guinevere.p1': null;
  'court-rules-guinevere.p2': null;
  'court-rules-jester': null;
  'court-rules-jester.also': null;
  'court-rules-jester.p1': null;
  'court-rules-knight': null;
  'court-rules-knight.also': null;
  'court-rules-knight.p1': null;
  'court-rules-lancelot': null;
  'court-rules-lancelot.also': null;
  'court-rules-lancelot.p1': null;
  'court-rules-lancelot.p2': null;
  'court-rules-maiden': null;
  'court-rules-maiden.also': null;
  'court-rules-maiden.p1': null;
  'court-rules-merlin': null;
  'court-rules-merlin.also': null;
  'court-rules-merlin.p1': null;
  'court-rules-merlin.p2': null;
  'court-rules-money': null;
  'court-rules-money.also': null;
  'court-rules-money.p1': null;
  'court-rules-round': null;
  'court-rules-round.also': null;
  'court-rules-round.note-castle': null;
  'court-rules-round.note-decision': null;
  'court-rules-round.p1': null;
  'court-rules-round.p2': null;
  'court-rules-round.p3': null;
  'court-rules-scoring': null;
  'court-rules-scoring.also': null;
  'court-rules-scoring.note-court-0': null;
  'court-rules-scoring.p1': null;
  'court-rules-scoring.p2': null;
  'court-rules-scoring.p3': null;
  'court-rules-scoring.p4': null;
  'court-rules-start': null;
  'court-rules-start.also': null;
  'court-rules-start.p1': null;
  'court-rules-start.p2': null;
  'court-rules-start.p3': null;
  'court-rules-table': null;
  'court-rules-table.also': null;
  'court-rules-table.note-aspirants': null;
  'court-rules-table.note-castle': null;
  'court-rules-table.note-court-1': null;
  'court-rules-table.note-decision': null;
  'court-rules-table.note-favor': null;
  'court-rules-table.note-money-2': null;
  'court-rules-table.note-peasantry': null;
  'court-rules-table.note-place-0': null;
  'court-rules-table.p1': null;
  'court-rules-table.p2': null;
  'court-rules-table.p3': null;
  'court-rules-variants': null;
  'court-rules-variants.also': null;
  'court-rules-variants.p1': null;
  'court-rules-variants.p2': null;
  'court-rules-variants.p3': null;
  'court-rules-variants.p4': null;
  'court-separator': null;
  'court-some': { count: number; courtier: 'guard' | 'jester' | 'knight' | 'maiden' };
  'court-some-for': { count: number; courtier: 'guard' | 'jester' | 'knight' | 'maiden' };
  'court-some-list': { courtiers: readonly string[] };
  'court-some-object': { count: number; courtier: 'guard' | 'jester' | 'knight' | 'maiden' };
  'court-table-aspirants': { courtiers: Value; sizes: Value };
  'court-table-bid': { sum: number };
  'court-table-bid-tiles': { sum: number; tiles: Value };
  'court-table-change': { from: Value; to: Value };
  'court-table-change-none': { sizes: Value };
  'court-table-choose': {
    character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin';
    does: Value;
    purse: Value;
  };
  'court-table-courtier': { count: number; courtier: 'guard' | 'jester' | 'knight' | 'maiden' };
  'court-table-does-arthur': { tiles: number };
  'court-table-does-guinevere': { row: number };
  'court-table-does-lancelot': { swaps: number };
  'court-table-does-merlin': { most: number };
  'court-table-gift': { tile: number };
  'court-table-give': { count: number; courtier: 'guard' | 'jester' | 'knight' | 'maiden' };
  'court-table-keeps': { tiles: Value };
  'court-table-pass': null;
  'court-table-prompt-aspirant': { row: Value; sizes: Value };
  'court-table-prompt-aspirants': { row: Value; sizes: Value };
  'court-table-prompt-choose': { bid: Value; sizes: Value };
  'court-table-prompt-give': { name: Value; tiles: Value };
  'court-table-prompt-lancelot': { name: Value; own: Value; sizes: Value; theirs: Value };
  'court-table-prompt-lancelot-take': {
    count: number;
    courtier: 'guard' | 'jester' | 'knight' | 'maiden';
    name: Value;
  };
  'court-table-prompt-merlin': { most: number; own: Value; sizes: Value };
  'court-table-prompt-open': { tiles: Value };
  'court-table-prompt-raise': { bid: Value; name: Value; sum: number; tiles: Value };
  'court-table-prompt-refill': { count: number; peasantry: Value };
  'court-table-prompt-start': null;
  'court-table-refill': { courtiers: Value };
  'court-table-sets-aspirants': null;
  'court-table-sets-count': { chosen: number; wanted: number };
  'court-table-sets-low-bid': { sum: number; tiles: Value };
  'court-table-sets-open': null;
  'court-table-sets-raise': { sum: number };
  'court-table-sets-row': { count: number };
  'court-table-sets-same-types': { give: Value; take: Value };
  'court-table-sets-swap': null;
  'court-table-sets-unequal': { give: number; take: number };
  'court-table-standing-bid': { name: Value; tiles: Value };
  'court-table-standing-black-die': { character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin' };
  'court-table-standing-favor': { name: Value };
  'court-table-standing-groups': { name: Value; sizes: Value };
  'court-table-standing-last': { round: number };
  'court-table-standing-opening': { name: Value };
  'court-table-standing-over': null;
  'court-table-standing-role': { character: 'arthur' | 'guinevere' | 'lancelot' | 'merlin'; name: Value };
  'court-table-standing-round': { round: number; rounds: Value };
  'court-table-standing-rounds': { max: number; min: number };
  'court-table-standing-set-up': null;
  'court-table-standing-still-in': { names: readonly string[] };
  'court-table-standing-won': { name: Value; tiles: Value };
  'court-table-start': { count: number; courtier: 'guard' | 'jester' | 'knight' | 'maiden' };
  'court-table-swap': { give: Value; sizes: Value; take: Value };
  'court-table-swap-nothing': { sizes: Value };
  'court-table-take': { count: number; courtier: 'guard' | 'jester' | 'knight' | 'maiden' };
  'court-table-takes': { count: number; courtier: 'guard' | 'jester' | 'knight' | 'maiden'; sizes: Value };
  'court-table-task-open': null;
  'court-table-task-raise': { sum: number };
  'court-table-theirs': { change: Value; name: Value };
  'court-table-tie-break': { sizes: Value };
  'court-table-tile': { tile: number };
  'court-tiles-sum': { sum: number; tiles: Value };
  'court-title': null;
  'court-variant-standard': null;
  'discord-button-add-computer': { level: Value };
  'discord-button-again': null;
  'discord-button-aside': null;
  'discord-button-back': null;
  'discord-button-close': null;
  'discord-button-hand': null;
  'discord-button-join': null;
  'discord-button-leave': null;
  'discord-button-more': null;
  'discord-button-next': null;
  'discord-button-now': null;
  'discord-button-previous': null;
  'discord-button-resign': null;
  'discord-button-start': null;
  'discord-button-steps': null;
  'discord-button-text': null;
  'discord-button-undo': null;
  'discord-confirm-close': null;
  'discord-confirm-closed': null;
  'discord-confirm-resign': null;
  'discord-confirm-resigned': null;
  'discord-confirm-set-aside': { table: Value };
  'discord-exported': null;
  'discord-games-board': null;
  'discord-games-board-more': { count: number };
  'discord-games-board-none': null;
  'discord-games-closed': { since: Value };
  'discord-games-finished': { since: Value; winners: Value };
  'discord-games-invited': { state: Value };
  'discord-games-join-one': { game: Value };
  'discord-games-join-several': null;
  'discord-games-joined': { place: Value };
  'discord-games-lobby': { max: number; since: Value; taken: number };
  'discord-games-mine': null;
  'discord-games-none': null;
  'discord-games-page': { page: number; pages: number };
  'discord-games-playing': { since: Value; turn: Value };
  'discord-games-row': { game: Value; place: Value; players: Value; state: Value; variant: Value };
  'discord-games-running': { since: Value };
  'discord-games-seat': { game: Value; variant: Value };
  'discord-games-seat-detail': { host: Value; max: number; taken: number };
  'discord-games-section': { count: number; name: Value };
  'discord-games-section-finished': null;
  'discord-games-section-gathering': null;
  'discord-games-section-open': null;
  'discord-games-section-running': null;
  'discord-games-section-waiting': null;
  'discord-games-title': { count: number; filter: Value };
  'discord-games-unreadable': { place: Value };
  'discord-games-your-start': null;
  'discord-games-your-turn': { since: Value };
  'discord-games-your-turn-until': { until: Value };
  'discord-hand-earlier': { count: number };
  'discord-hand-over': null;
  'discord-hand-since': null;
  'discord-hand-since-start': null;
  'discord-hand-touched': { sentence: Value };
  'discord-hand-turn-over': null;
  'discord-hand-undone': null;
  'discord-hand-waiting': { names: Value };
  'discord-hand-why': { name: Value; reasons: Value };
  'discord-hand-your-turn': null;
  'discord-help-about': null;
  'discord-help-begin': null;
  'discord-help-begin-game': { open: Value };
  'discord-help-commands': null;
  'discord-help-learn': null;
  'discord-help-others': null;
  'discord-help-play': null;
  'discord-help-rules': null;
  'discord-help-rules-game': null;
  'discord-help-title': null;
  'discord-levels': null;
  'discord-list': { items: readonly string[] };
  'discord-lobby-closed': null;
  'discord-lobby-computer': { name: Value };
  'discord-lobby-free': null;
  'discord-lobby-full': { host: Value };
  'discord-lobby-host': { name: Value };
  'discord-lobby-levelled': { level: Value; name: Value; sign: Value };
  'discord-lobby-levelled-trait': { level: Value; name: Value; sign: Value; trait: Value };
  'discord-lobby-levels': null;
  'discord-lobby-missing': { missing: number };
  'discord-lobby-person': { name: Value };
  'discord-lobby-ready': { host: Value };
  'discord-lobby-seats': { max: number; taken: number };
  'discord-lobby-started': null;
  'discord-lobby-title': { game: Value; variant: Value };
  'discord-menu-best': { all: number; shown: number };
  'discord-menu-choose': null;
  'discord-menu-choose-of': { all: number; from: number; to: number };
  'discord-menu-numbered': { number: number; of: number; text: Value };
  'discord-menu-row': { number: number; text: Value };
  'discord-menu-row-range': { from: number; text: Value; to: number };
  'discord-not-opened': null;
  'discord-now-yours': null;
  'discord-permission-attach-files': null;
  'discord-permission-create-public-threads': null;
  'discord-permission-manage-server': null;
  'discord-permission-read-message-history': null;
  'discord-permission-send-messages': null;
  'discord-permission-send-messages-in-threads': null;
  'discord-permission-view-channel': null;
  'discord-refused-elsewhere': null;
  'discord-refused-member-missing-permission': { permission: Value };
  'discord-refused-missing-permission': { permission: Value };
  'discord-refused-no-thread-here': null;
  'discord-refused-not-understood': null;
  'discord-refused-other-game': { game: Value };
  'discord-refused-too-much': { when: Value };
  'discord-refused-unexpected': { id: Value };
  'discord-table-closed': null;
  'discord-table-closed-by': { name: Value };
  'discord-table-earlier': { count: number };
  'discord-table-moved': { game: Value };
  'discord-table-no-picture': null;
  'discord-table-place': { name: Value; place: number; score: Value };
  'discord-table-place-tie': { name: Value; place: number; score: Value; tie: Value };
  'discord-table-resigned': { computer: Value; name: Value };
  'discord-table-started': { names: Value };
  'discord-table-thread': { game: Value; host: Value };
  'discord-table-turn': { mention: Value };
  'discord-table-turn-task': { mention: Value; task: Value };
  'discord-table-undone': null;
  'discord-table-waiting': { names: Value };
  'discord-table-why': { name: Value; reasons: Value };
  'discord-table-winner': { names: Value; score: Value };
  'discord-table-winners': { names: Value; score: Value };
  'discord-total': { points: number };
  'discord-why-join': null;
  'errors-already-host': null;
  'errors-already-invited': { name: Value };
  'errors-already-seated': null;
  'errors-clock-running': null;
  'errors-clock-stopped': null;
  'errors-hands-not-open': null;
  'errors-hints-off': null;
  'errors-host-only': { hostName: Value };
  'errors-host-or-manager-only': { hostName: Value };
  'errors-illegal-action': null;
  'errors-is-seated': { name: Value };
  'errors-manager-only': null;
  'errors-moved-on': null;
  'errors-no-clock': null;
  'errors-no-computer-seat': null;
  'errors-no-hint': null;
  'errors-no-open-seat': null;
  'errors-no-seat-kept': null;
  'errors-no-such-seat': null;
  'errors-no-table-here': null;
  'errors-not-at-table': null;
  'errors-not-away': { name: Value };
  'errors-not-in-lobby': null;
  'errors-not-in-play': null;
  'errors-not-invited': { hostName: Value };
  'errors-not-seated': null;
  'errors-not-your-turn': { count: number; names: readonly string[] };
  'errors-nothing-to-undo': null;
  'errors-other-channels': { channels: readonly string[]; count: number };
  'errors-other-game-here': { command: Value; game: Value };
  'errors-own-seat': null;
  'errors-record-not-open': null;
  'errors-record-outdated': null;
  'errors-save-unknown': null;
  'errors-seat-kept': null;
  'errors-seat-taken': { name: Value };
  'errors-server-unreadable': null;
  'errors-settings-unreadable': null;
  'errors-stale': null;
  'errors-store-failed': null;
  'errors-store-taken': null;
  'errors-store-unreadable': null;
  'errors-table-already-here': null;
  'errors-table-closed': null;
  'errors-table-finished': null;
  'errors-table-full': { max: number };
  'errors-table-lost': null;
  'errors-table-unreadable': { tableId: Value };
  'errors-too-few-seats': { min: number; seated: number };
  'errors-too-many-computers': { most: number };
  'errors-too-many-invited': { most: number };
  'errors-too-many-own-tables': { most: number };
  'errors-too-many-tables': { most: number };
  'errors-unknown-game': { game: Value };
  'errors-unknown-rule': { rule: Value; value: Value };
  'errors-unknown-setting': { value: Value };
  'errors-unknown-table': null;
  'errors-unknown-variant': { known: readonly string[]; variant: Value };
  'hints-best': { label: Value };
  'hints-button': null;
  'hints-next': { label: Value };
  'hints-next-share': { label: Value; share: Value };
  'hints-next-share-why': { label: Value; reasons: Value; share: Value };
  'hints-next-why': { label: Value; reasons: Value };
  'hints-off': null;
  'hints-only': { label: Value };
  'hints-option': null;
  'hints-option-off': null;
  'hints-option-on': null;
  'hints-player': { count: number; name: Value };
  'hints-reasons-separator': null;
  'hints-result': { players: readonly string[] };
  'hints-share': { share: Value };
  'hints-taken': { count: number };
  'hints-why': { reasons: Value };
  'language-formats': null;
  'language-name': null;
  'language-of-server': null;
  'language-option': null;
  'learn-button-back': null;
  'learn-button-go-on': null;
  'learn-button-learn': null;
  'learn-button-next': null;
  'learn-button-other': null;
  'learn-button-real': null;
  'learn-button-stop': null;
  'learn-menu': null;
  'learn-opponent.first': null;
  'learn-opponent.second': null;
  'learn-opponent.third': null;
  'learn-real': null;
  'learn-right': null;
  'learn-right-why': { why: Value };
  'learn-server-only': null;
  'learn-stopped': { game: Value };
  'learn-title': { game: Value; step: Value; steps: Value };
  'learn-told': { sentences: Value };
  'learn-unknown-answer': null;
  'learn-unknown-game': null;
  'learn-unknown-step': null;
  'learn-wrong': { why: Value };
  'people-button-back': null;
  'people-button-depart': null;
  'people-button-hands': null;
  'people-button-how-to-play': null;
  'people-button-options': null;
  'people-button-refresh': null;
  'people-button-resign': null;
  'people-button-take': { name: Value };
  'people-button-vacate': { name: Value };
  'people-button-watch': null;
  'people-invite-bot': null;
  'people-invite-lobby': { game: Value; guest: Value; host: Value };
  'people-invite-seat': { game: Value; guest: Value; host: Value };
  'people-leave-ask': null;
  'people-leave-left': null;
  'people-lobby-clock': { pace: Value };
  'people-lobby-invited-only': null;
  'people-lobby-length': {
    best: readonly string[];
    max: number;
    min: number;
    minutes: number;
    players: number;
  };
  'people-lobby-rules': { rules: Value };
  'people-lobby-rules-separator': null;
  'people-lobby-stand-in': { level: Value };
  'people-news-absent': { heir: Value; name: Value };
  'people-news-back': { name: Value };
  'people-news-host': { name: Value };
  'people-news-leaving': { heir: Value; name: Value };
  'people-news-moved-for': { name: Value };
  'people-news-taken': { before: Value; name: Value };
  'people-options-access': null;
  'people-options-access-invited': null;
  'people-options-access-open': null;
  'people-options-clock': null;
  'people-options-clock-menu': null;
  'people-options-closed': null;
  'people-options-computers-menu': null;
  'people-options-host-only': { host: Value };
  'people-options-line': { name: Value; value: Value };
  'people-options-make-host': { name: Value };
  'people-options-people-menu': null;
  'people-options-remove': { name: Value };
  'people-options-replace': { level: Value; name: Value };
  'people-options-rules-menu': null;
  'people-options-settings-menu': null;
  'people-options-stand-in': null;
  'people-options-theme': null;
  'people-options-title': { game: Value };
  'people-options-vacations': null;
  'people-options-vacations-off': null;
  'people-options-vacations-on': null;
  'people-pace-12h': null;
  'people-pace-1d': null;
  'people-pace-1h': null;
  'people-pace-3d': null;
  'people-pace-live': null;
  'people-pace-none': null;
  'people-played-before': { before: readonly string[]; name: Value };
  'people-played-part': { name: Value; percent: number };
  'people-seat-back': null;
  'people-seat-kept': null;
  'people-seat-open': null;
  'people-seat-opened': { name: Value };
  'people-seat-passed': { name: Value };
  'people-seat-took': { before: Value };
  'people-set': { name: Value; value: Value };
  'people-thread-closed': null;
  'people-thread-free': { free: number };
  'people-thread-joined': { link: Value };
  'people-thread-over': null;
  'people-thread-running': null;
  'people-thread-title': { game: Value; link: Value };
  'people-watch-hand': { name: Value };
  'people-watch-hands-menu': null;
  'people-watch-not-yet': null;
  'pictures-earlier': { sentences: number };
  'pictures-emblem.boar': null;
  'pictures-emblem.eagle': null;
  'pictures-emblem.lion': null;
  'pictures-emblem.stag': null;
  'pictures-emblem.tower': null;
  'pictures-unnamed': { number: number };
  'players-bedivere': null;
  'players-bedivere.trait': null;
  'players-bors': null;
  'players-bors.trait': null;
  'players-britomart': null;
  'players-britomart.trait': null;
  'players-clarine': null;
  'players-clarine.trait': null;
  'players-elaine': null;
  'players-elaine.trait': null;
  'players-elyan': null;
  'players-elyan.trait': null;
  'players-enid': null;
  'players-enid.trait': null;
  'players-galahad': null;
  'players-galahad.trait': null;
  'players-gareth': null;
  'players-gareth.trait': null;
  'players-gawain': null;
  'players-gawain.trait': null;
  'players-griflet': null;
  'players-griflet.trait': null;
  'players-here': { names: Value };
  'players-isolde': null;
  'players-isolde.trait': null;
  'players-laudine': null;
  'players-laudine.trait': null;
  'players-level-knight': null;
  'players-level-page': null;
  'players-level-squire': null;
  'players-lucan': null;
  'players-lucan.trait': null;
  'players-lunete': null;
  'players-lunete.trait': null;
  'players-lynette': null;
  'players-lynette.trait': null;
  'players-morgana': null;
  'players-morgana.trait': null;
  'players-named': { level: Value; name: Value };
  'players-nimue': null;
  'players-nimue.trait': null;
  'players-percival': null;
  'players-percival.trait': null;
  'players-sagramore': null;
  'players-sagramore.trait': null;
  'players-strength-knight': null;
  'players-strength-page': null;
  'players-strength-squire': null;
  'players-tom': null;
  'players-tom.trait': null;
  'players-tristan': null;
  'players-tristan.trait': null;
  'playground-app': null;
  'playground-channels-close': null;
  'playground-channels-empty': null;
  'playground-channels-heading': null;
  'playground-channels-mentions': { count: number };
  'playground-channels-menu': null;
  'playground-channels-unread': null;
  'playground-composer-add': { option: Value };
  'playground-composer-cancel': null;
  'playground-composer-commands': null;
  'playground-composer-keys': null;
  'playground-composer-label': { place: Value };
  'playground-composer-loading': null;
  'playground-composer-loading-failed': null;
  'playground-composer-missing': { option: Value };
  'playground-composer-more': null;
  'playground-composer-no': null;
  'playground-composer-no-answer': null;
  'playground-composer-no-command': null;
  'playground-composer-not-listed': { option: Value };
  'playground-composer-not-number': { option: Value };
  'playground-composer-not-whole': { option: Value };
  'playground-composer-nothing-found': null;
  'playground-composer-open': null;
  'playground-composer-optional': null;
  'playground-composer-placeholder': null;
  'playground-composer-remove': { option: Value };
  'playground-composer-required': null;
  'playground-composer-send': null;
  'playground-composer-too-large': { most: Value; option: Value };
  'playground-composer-too-long': { most: Value; option: Value };
  'playground-composer-too-short': { least: Value; option: Value };
  'playground-composer-too-small': { least: Value; option: Value };
  'playground-composer-unknown-option': { option: Value };
  'playground-composer-yes': null;
  'playground-connection-connecting': null;
  'playground-connection-failed': null;
  'playground-connection-lost': null;
  'playground-connection-not-sent': null;
  'playground-language': null;
  'playground-messages-actions': null;
  'playground-messages-by': { author: Value; time: Value };
  'playground-messages-changed': { author: Value; text: Value };
  'playground-messages-deleted-reply': null;
  'playground-messages-dismiss': null;
  'playground-messages-download': { name: Value; size: Value };
  'playground-messages-edited': null;
  'playground-messages-failed': null;
  'playground-messages-label': { place: Value };
  'playground-messages-new-below': { count: number };
  'playground-messages-no-answer': null;
  'playground-messages-notice': { command: Value; reason: Value };
  'playground-messages-only-you': null;
  'playground-messages-open-thread': null;
  'playground-messages-picture': null;
  'playground-messages-reply-to': null;
  'playground-messages-reply-without': null;
  'playground-messages-said': { author: Value; text: Value };
  'playground-messages-sending': { command: Value };
  'playground-messages-spoiler': null;
  'playground-messages-thinking': { bot: Value };
  'playground-messages-thread-started': { author: Value; thread: Value };
  'playground-messages-to-present': null;
  'playground-messages-today': { time: Value };
  'playground-messages-unknown-channel': null;
  'playground-messages-unknown-role': null;
  'playground-messages-unknown-user': null;
  'playground-messages-unsupported': { type: Value };
  'playground-messages-used': null;
  'playground-messages-whispered': { said: Value };
  'playground-messages-working': null;
  'playground-messages-yesterday': { time: Value };
  'playground-modal-cancel': null;
  'playground-modal-close': null;
  'playground-modal-failed': null;
  'playground-modal-missing': null;
  'playground-modal-required': null;
  'playground-modal-submit': null;
  'playground-modal-too-short': { least: Value };
  'playground-modal-warning': { bot: Value };
  'playground-people-become': { name: Value };
  'playground-people-heading': null;
  'playground-people-hint': null;
  'playground-people-open': { name: Value };
  'playground-people-other': null;
  'playground-picture-close': null;
  'playground-picture-fit': null;
  'playground-picture-full': null;
  'playground-picture-open': null;
  'playground-picture-open-alt': { alt: Value };
  'playground-picture-original': null;
  'playground-select-at-least': { count: number };
  'playground-select-at-most': { count: Value };
  'playground-select-done': { count: Value };
  'playground-select-options': null;
  'playground-select-placeholder': null;
  'playground-server-bot': null;
  'playground-server-channel-first': null;
  'playground-server-channel-first.topic': null;
  'playground-server-channel-second': null;
  'playground-server-channel-second.topic': null;
  'playground-server-fault': null;
  'playground-server-guild': null;
  'playground-server-no-answer': null;
  'playground-server-not-possible': null;
  'playground-server-people': null;
  'playground-skip': null;
  'playground-theme-dark': null;
  'playground-theme-light': null;
  'playground-title': { place: Value; server: Value };
  'playground-welcome-body': null;
  'playground-welcome-games': null;
  'playground-welcome-games.command': null;
  'playground-welcome-heading': { place: Value };
  'playground-welcome-help': null;
  'playground-welcome-help.command': null;
  'playground-welcome-hint': null;
  'playground-welcome-open': null;
  'playground-welcome-open.command': null;
  'quests-about': null;
  'quests-adventure': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
  };
  'quests-adventure-taken': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
    adversaries: Value;
    name: Value;
    points: number;
  };
  'quests-adversaries-alone': {
    count: number;
    kind: 'dragon' | 'enemy' | 'monster' | 'power';
    values: Value;
  };
  'quests-adversaries-for': { count: number; kind: 'dragon' | 'enemy' | 'monster' | 'power'; values: Value };
  'quests-adversaries-none': null;
  'quests-adversaries-object': {
    count: number;
    kind: 'dragon' | 'enemy' | 'monster' | 'power';
    values: Value;
  };
  'quests-adversary': { kind: 'dragon' | 'enemy' | 'monster' | 'power'; value: Value };
  'quests-adversary-object': { kind: 'dragon' | 'enemy' | 'monster' | 'power'; value: Value };
  'quests-challenged': {
    how: 'again' | 'double' | 'sealed' | 'won';
    kind: 'dragon' | 'enemy' | 'monster' | 'power';
    knights: Value;
    name: Value;
    value: Value;
  };
  'quests-column-completed': { kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-comma': null;
  'quests-condition': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
  };
  'quests-drew': { knights: number; name: Value };
  'quests-ended': { reason: 'adventures' | 'display' | 'stalemate' };
  'quests-explain-adventure': { adventures: readonly string[] };
  'quests-explain-adventure-item': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
    gain: number;
    value: number;
  };
  'quests-explain-challenge': { adversaries: Value };
  'quests-explain-double': { adversaries: Value };
  'quests-explain-draw': { most: number };
  'quests-explain-draw-one': null;
  'quests-explain-draw-two': null;
  'quests-explain-example': { choice: Value };
  'quests-explain-first-goal': null;
  'quests-explain-first-press': null;
  'quests-explain-first-scores': null;
  'quests-explain-kind-adventure': null;
  'quests-explain-kind-challenge': null;
  'quests-explain-kind-double': null;
  'quests-explain-kind-draw': null;
  'quests-explain-kind-repeated': null;
  'quests-explain-kind-reveal': null;
  'quests-explain-kind-usual': null;
  'quests-explain-may-not-challenge-done': null;
  'quests-explain-may-not-challenge-later': null;
  'quests-explain-may-not-challenge-none': null;
  'quests-explain-may-not-challenge-weak': { strength: number };
  'quests-explain-may-not-reveal-empty': null;
  'quests-explain-may-not-reveal-full': { kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-explain-may-not-reveal-later': null;
  'quests-explain-may-not-seal': null;
  'quests-explain-may-not-take-done': null;
  'quests-explain-may-not-take-none': null;
  'quests-explain-may-not-take-unpaid': { adversaries: Value };
  'quests-explain-must-reveal': null;
  'quests-explain-order': null;
  'quests-explain-repeated': { adversaries: Value };
  'quests-explain-reveal': null;
  'quests-explain-usual': { adversaries: Value; seals: number };
  'quests-explain-waiting': null;
  'quests-explain-waiting-own': { adversaries: Value; points: number };
  'quests-explain-waiting-own-none': { points: number };
  'quests-kind': { count: number; kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-kind-many': { kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-kind-one': { kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-knight': { card: 'beige' | 'beige-2' | 'merlin' | 'orange' | 'orange-2' | 'red' | 'red-2' };
  'quests-knight-a': { card: 'beige' | 'beige-2' | 'merlin' | 'orange' | 'orange-2' | 'red' | 'red-2' };
  'quests-knight-many': { card: 'beige' | 'beige-2' | 'merlin' | 'orange' | 'orange-2' | 'red' | 'red-2' };
  'quests-knights': { knights: number };
  'quests-knights-alone': {
    card: 'beige' | 'beige-2' | 'merlin' | 'orange' | 'orange-2' | 'red' | 'red-2';
    count: number;
  };
  'quests-knights-none': null;
  'quests-knights-none-with': null;
  'quests-knights-object': {
    card: 'beige' | 'beige-2' | 'merlin' | 'orange' | 'orange-2' | 'red' | 'red-2';
    count: number;
  };
  'quests-knights-with': {
    card: 'beige' | 'beige-2' | 'merlin' | 'orange' | 'orange-2' | 'red' | 'red-2';
    count: number;
  };
  'quests-lesson-adventure': null;
  'quests-lesson-adventure.right': null;
  'quests-lesson-adventure.wrong-excalibur': null;
  'quests-lesson-adventure.wrong-treasure': null;
  'quests-lesson-challenge': null;
  'quests-lesson-challenge.right': null;
  'quests-lesson-challenge.wrong-merlin': null;
  'quests-lesson-challenge.wrong-small': null;
  'quests-lesson-draw': null;
  'quests-lesson-draw.right': null;
  'quests-lesson-draw.wrong-none': null;
  'quests-lesson-end': null;
  'quests-lesson-end-answer-knights': null;
  'quests-lesson-end-answer-twelfth': null;
  'quests-lesson-end.right': null;
  'quests-lesson-end.wrong-knights': null;
  'quests-lesson-goal': null;
  'quests-lesson-merlin': null;
  'quests-lesson-merlin.right': null;
  'quests-lesson-merlin.wrong-dragon': null;
  'quests-lesson-merlin.wrong-small': null;
  'quests-lesson-needs': null;
  'quests-lesson-needs-answer-dragon': null;
  'quests-lesson-needs-answer-monster1': null;
  'quests-lesson-needs-answer-monster3': null;
  'quests-lesson-needs.right': null;
  'quests-lesson-needs.wrong-dragon': null;
  'quests-lesson-needs.wrong-monster1': null;
  'quests-lesson-over': null;
  'quests-lesson-over-answer-always': null;
  'quests-lesson-over-answer-never': null;
  'quests-lesson-over-answer-unless': null;
  'quests-lesson-over.right': null;
  'quests-lesson-over.wrong-always': null;
  'quests-lesson-over.wrong-never': null;
  'quests-lesson-reveal': null;
  'quests-lesson-reveal.right': null;
  'quests-lesson-reveal.wrong-fight': null;
  'quests-lesson-score': null;
  'quests-lesson-score-answer-nothing': null;
  'quests-lesson-score-answer-one': null;
  'quests-lesson-score-answer-strength': null;
  'quests-lesson-score.right': null;
  'quests-lesson-score.wrong-one': null;
  'quests-lesson-score.wrong-strength': null;
  'quests-lesson-seals': null;
  'quests-lesson-strength': null;
  'quests-lesson-strength-answer-five': null;
  'quests-lesson-strength-answer-four': null;
  'quests-lesson-strength-answer-two': null;
  'quests-lesson-strength.right': null;
  'quests-lesson-strength.wrong-five': null;
  'quests-lesson-strength.wrong-two': null;
  'quests-lesson-two': null;
  'quests-lesson-two.right': null;
  'quests-lesson-two.wrong-fight': null;
  'quests-lesson-two.wrong-one': null;
  'quests-list': { items: readonly string[] };
  'quests-picture-alt-adventure': { adventure: Value; points: number };
  'quests-picture-alt-can-beat': { adversaries: readonly string[] };
  'quests-picture-alt-can-beat-none': null;
  'quests-picture-alt-can-take': { adventures: readonly string[] };
  'quests-picture-alt-can-take-none': null;
  'quests-picture-alt-choice': { count: number; name: Value };
  'quests-picture-alt-column': { kind: Value; values: Value };
  'quests-picture-alt-column-empty': { kind: Value };
  'quests-picture-alt-display': { columns: Value };
  'quests-picture-alt-hand': { knights: Value; name: Value; strengths: Value };
  'quests-picture-alt-open-adventures': { adventures: Value };
  'quests-picture-alt-over': { reason: 'adventures' | 'display' | 'stalemate'; variant: 'basic' | 'seals' };
  'quests-picture-alt-piles': { adversaries: number; left: number };
  'quests-picture-alt-player': { knights: number; name: Value; points: number };
  'quests-picture-alt-player-seals': { knights: number; name: Value; points: number; seals: number };
  'quests-picture-alt-players': { players: Value };
  'quests-picture-alt-rank': {
    adventures: number;
    adversaries: number;
    knights: number;
    name: Value;
    place: number;
    points: number;
  };
  'quests-picture-alt-sealed': { name: Value; value: Value };
  'quests-picture-alt-step': { most: number; step: 'adventure' | 'challenge' | 'draw' | 'reveal' };
  'quests-picture-alt-strength': {
    colour: 'beige' | 'merlin' | 'orange' | 'red';
    merlins: number;
    strength: number;
  };
  'quests-picture-alt-table': { turn: number; variant: 'basic' | 'seals' };
  'quests-picture-alt-to-act': { name: Value; steps: readonly string[] };
  'quests-picture-alt-trophies': { adversaries: Value };
  'quests-picture-alt-winners': { names: Value; shared: 'no' | 'yes' };
  'quests-picture-choice-adventure': { adventure: Value; adversaries: Value };
  'quests-picture-choice-asks-for': { condition: Value };
  'quests-picture-choice-challenge': {
    adversary: Value;
    knights: Value;
    mode: 'double' | 'repeated' | 'usual';
  };
  'quests-picture-choice-completes': { kind: Value };
  'quests-picture-choice-draw': { knights: number };
  'quests-picture-choice-draw-title': null;
  'quests-picture-choice-draw-up-to': { count: number };
  'quests-picture-choice-each-ends': null;
  'quests-picture-choice-ends': null;
  'quests-picture-choice-ends-turn': null;
  'quests-picture-choice-full': null;
  'quests-picture-choice-gain': null;
  'quests-picture-choice-gains': { adversary: Value; name: Value };
  'quests-picture-choice-how-to-pay': null;
  'quests-picture-choice-keep': null;
  'quests-picture-choice-mode-double': null;
  'quests-picture-choice-more': { count: Value };
  'quests-picture-choice-named': { what: string };
  'quests-picture-choice-net': { points: number };
  'quests-picture-choice-pay': null;
  'quests-picture-choice-pile': { left: number };
  'quests-picture-choice-reveal': null;
  'quests-picture-choice-seal': null;
  'quests-picture-choice-several': { count: Value; what: Value };
  'quests-picture-choice-short-double': null;
  'quests-picture-choice-short-repeated': null;
  'quests-picture-choice-short-usual': null;
  'quests-picture-choice-sum': { paid: Value; value: Value };
  'quests-picture-choice-title': null;
  'quests-picture-colour': { colour: 'beige' | 'merlin' | 'orange' | 'red' };
  'quests-picture-column-won': null;
  'quests-picture-done-adventure': null;
  'quests-picture-done-challenge': null;
  'quests-picture-done-draw': null;
  'quests-picture-done-reveal': null;
  'quests-picture-drew': { knights: number };
  'quests-picture-end-adventures': null;
  'quests-picture-end-knights': null;
  'quests-picture-end-points': null;
  'quests-picture-end-scores-by-turn': null;
  'quests-picture-end-trophies': null;
  'quests-picture-ended': { reason: 'adventures' | 'display' | 'stalemate' };
  'quests-picture-first-turn': null;
  'quests-picture-hand-can-beat': null;
  'quests-picture-hand-can-take': null;
  'quests-picture-hand-mode-double': null;
  'quests-picture-hand-mode-repeated': null;
  'quests-picture-hand-mode-usual': null;
  'quests-picture-hand-more': { count: Value };
  'quests-picture-hand-next': { name: Value };
  'quests-picture-hand-no-trophies': null;
  'quests-picture-hand-not-your-turn': null;
  'quests-picture-hand-nothing': null;
  'quests-picture-hand-title': null;
  'quests-picture-hand-trophies': null;
  'quests-picture-hand-your': null;
  'quests-picture-head-dragon': null;
  'quests-picture-head-enemy': null;
  'quests-picture-head-monster': null;
  'quests-picture-head-power': null;
  'quests-picture-heading': { left: number };
  'quests-picture-last-turn': { name: Value };
  'quests-picture-legend-knights': null;
  'quests-picture-legend-leads': null;
  'quests-picture-legend-seals': null;
  'quests-picture-letter': { kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-picture-need-count': { count: Value };
  'quests-picture-need-each': null;
  'quests-picture-need-least': null;
  'quests-picture-need-total': { total: Value };
  'quests-picture-or': null;
  'quests-picture-over': null;
  'quests-picture-piece-adventure.says1': { condition: Value };
  'quests-picture-piece-adventure.says2': { condition: Value };
  'quests-picture-piece-adventure.says3': { condition: Value };
  'quests-picture-piece-double': null;
  'quests-picture-piece-double.says1': null;
  'quests-picture-piece-double.says2': null;
  'quests-picture-piece-double.says3': null;
  'quests-picture-piece-kind.says1': { cards: number; least: number; most: number };
  'quests-picture-piece-kind.says2': { cards: number; least: number; most: number };
  'quests-picture-piece-kind.says3': { cards: number; least: number; most: number };
  'quests-picture-piece-knight': null;
  'quests-picture-piece-knight.says1': null;
  'quests-picture-piece-knight.says2': null;
  'quests-picture-piece-knight.says3': null;
  'quests-picture-piece-merlin': null;
  'quests-picture-piece-merlin.says1': null;
  'quests-picture-piece-merlin.says2': null;
  'quests-picture-piece-merlin.says3': null;
  'quests-picture-piece-points': { points: number };
  'quests-picture-piece-seal': null;
  'quests-picture-piece-seal.says1': null;
  'quests-picture-piece-seal.says2': null;
  'quests-picture-piece-seal.says3': null;
  'quests-picture-piece-seal.says4': null;
  'quests-picture-pile-adversaries': null;
  'quests-picture-pile-discards': null;
  'quests-picture-pile-knights': null;
  'quests-picture-place': { place: number };
  'quests-picture-so-far': { name: Value };
  'quests-picture-step-adventure': null;
  'quests-picture-step-challenge': null;
  'quests-picture-step-draw': null;
  'quests-picture-step-reveal': null;
  'quests-picture-text-adventure': { adventure: Value; points: number; what: Value };
  'quests-picture-text-adventures': { left: number };
  'quests-picture-text-by-turn': null;
  'quests-picture-text-can-beat': { adversaries: Value };
  'quests-picture-text-can-take': { adventures: Value };
  'quests-picture-text-card': { kind: 'dragon' | 'enemy' | 'monster' | 'power'; value: Value };
  'quests-picture-text-column': { cards: Value; kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-picture-text-display': null;
  'quests-picture-text-hand': { name: Value };
  'quests-picture-text-idle': { turns: number };
  'quests-picture-text-keep': { cards: Value };
  'quests-picture-text-knights': {
    card: 'beige' | 'beige-2' | 'merlin' | 'orange' | 'orange-2' | 'red' | 'red-2';
    count: number;
  };
  'quests-picture-text-log-adventure': { adventure: Value; adversaries: Value };
  'quests-picture-text-log-challenged': {
    adversary: Value;
    knights: Value;
    mode: 'double' | 'repeated' | 'usual';
  };
  'quests-picture-text-log-drew': { count: number };
  'quests-picture-text-log-last': { name: Value };
  'quests-picture-text-log-nothing': null;
  'quests-picture-text-log-now': { name: Value };
  'quests-picture-text-log-revealed': { adversaries: Value };
  'quests-picture-text-more': { count: Value };
  'quests-picture-text-need-all': { all: readonly string[] };
  'quests-picture-text-need-count': { count: Value };
  'quests-picture-text-need-least': { min: Value };
  'quests-picture-text-need-one': { kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-picture-text-need-or': null;
  'quests-picture-text-need-total': { kind: 'dragon' | 'enemy' | 'monster' | 'power'; total: number };
  'quests-picture-text-need-total-any': { total: Value };
  'quests-picture-text-no-knights': null;
  'quests-picture-text-none': null;
  'quests-picture-text-option': { number: number; what: Value };
  'quests-picture-text-over': { reason: 'adventures' | 'display' | 'stalemate'; variant: 'basic' | 'seals' };
  'quests-picture-text-piles': { adversaries: number; count: number; discards: Value; knights: number };
  'quests-picture-text-player': {
    adversaries: Value;
    emblem: Value;
    knights: number;
    name: Value;
    points: number;
  };
  'quests-picture-text-player-seals': {
    adversaries: Value;
    emblem: Value;
    knights: number;
    name: Value;
    points: number;
    seals: number;
  };
  'quests-picture-text-rank': {
    adventures: number;
    adversaries: number;
    knights: number;
    name: Value;
    place: number;
    points: number;
  };
  'quests-picture-text-rules': { rules: Value };
  'quests-picture-text-rules-check': null;
  'quests-picture-text-rules-forced': null;
  'quests-picture-text-rules-lean': null;
  'quests-picture-text-sealed': { name: Value; value: Value };
  'quests-picture-text-starts': { name: Value };
  'quests-picture-text-step': { most: number; step: 'adventure' | 'challenge' | 'draw' | 'reveal' };
  'quests-picture-text-strength': {
    alone: number;
    colour: 'beige' | 'merlin' | 'orange' | 'red';
    merlins: number;
    strength: number;
  };
  'quests-picture-text-taken-by': { adversaries: Value; name: Value };
  'quests-picture-text-target': { adversary: Value; mode: 'double' | 'repeated' | 'usual' };
  'quests-picture-text-title': { turn: Value; variant: 'basic' | 'seals' };
  'quests-picture-text-to-act': { name: Value; steps: Value };
  'quests-picture-text-trophies': { adversaries: Value };
  'quests-picture-turn': { turn: number };
  'quests-picture-variant': { variant: 'basic' | 'seals' };
  'quests-plus': null;
  'quests-points': { points: number };
  'quests-reasons-adventure': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
    points: number;
  };
  'quests-reasons-affords': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
    points: number;
  };
  'quests-reasons-column': { adversaries: Value; kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-reasons-denies-adventure': { name: Value };
  'quests-reasons-denies-card': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
    name: Value;
  };
  'quests-reasons-ends': null;
  'quests-reasons-keeps': { colour: 'beige' | 'orange' | 'red'; count: number };
  'quests-reasons-reveals': { count: number };
  'quests-reasons-seals': { kind: 'dragon' | 'enemy' | 'monster' | 'power'; knights: number; value: Value };
  'quests-reasons-wins': { kind: 'dragon' | 'enemy' | 'monster' | 'power'; knights: number; value: Value };
  'quests-reshuffled': { cards: number };
  'quests-revealed-all': { adversaries: Value; name: Value };
  'quests-revealed-four': { adversaries: Value; kind: 'dragon' | 'enemy' | 'monster' | 'power'; name: Value };
  'quests-reveals': { name: Value };
  'quests-rules-adventure-also': null;
  'quests-rules-adventure-line': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
    points: Value;
  };
  'quests-rules-adventure-need': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
    points: number;
  };
  'quests-rules-adventures': null;
  'quests-rules-adventures.also': null;
  'quests-rules-adventures.note-adventures': null;
  'quests-rules-adventures.p1': null;
  'quests-rules-any-cards': null;
  'quests-rules-challenge': null;
  'quests-rules-challenge.also': null;
  'quests-rules-challenge.p1': null;
  'quests-rules-challenge.p2': null;
  'quests-rules-challenge.p3': null;
  'quests-rules-challenge.p4': null;
  'quests-rules-discord': null;
  'quests-rules-discord.also': null;
  'quests-rules-discord.note-knights': null;
  'quests-rules-discord.note-steps': null;
  'quests-rules-discord.note-targets': null;
  'quests-rules-discord.p1': null;
  'quests-rules-discord.p2': null;
  'quests-rules-discord.p3': null;
  'quests-rules-double': null;
  'quests-rules-double.also': null;
  'quests-rules-double.p1': null;
  'quests-rules-dragon': null;
  'quests-rules-dragon.also': null;
  'quests-rules-dragon.p1': null;
  'quests-rules-draw': null;
  'quests-rules-draw.also': null;
  'quests-rules-draw.note-piles': null;
  'quests-rules-draw.p1': null;
  'quests-rules-draw.p2': null;
  'quests-rules-draw.p3': null;
  'quests-rules-end': null;
  'quests-rules-end.also': null;
  'quests-rules-end.p1': null;
  'quests-rules-end.p2': null;
  'quests-rules-end.p3': null;
  'quests-rules-end.p4': null;
  'quests-rules-enemy': null;
  'quests-rules-enemy.also': null;
  'quests-rules-enemy.p1': null;
  'quests-rules-exactly': null;
  'quests-rules-excalibur.also': null;
  'quests-rules-excalibur.p1': null;
  'quests-rules-fisher-king.also': null;
  'quests-rules-fisher-king.p1': null;
  'quests-rules-goal': null;
  'quests-rules-goal.also': null;
  'quests-rules-goal.note-adventures': null;
  'quests-rules-goal.note-display': null;
  'quests-rules-goal.note-player-0': null;
  'quests-rules-goal.p1': null;
  'quests-rules-goal.p2': null;
  'quests-rules-goal.p3': null;
  'quests-rules-goal.p4': null;
  'quests-rules-gold-treasure.also': null;
  'quests-rules-gold-treasure.p1': null;
  'quests-rules-green-knight.also': null;
  'quests-rules-green-knight.p1': null;
  'quests-rules-group-adventures': null;
  'quests-rules-group-cards': null;
  'quests-rules-holy-grail.also': null;
  'quests-rules-holy-grail.p1': null;
  'quests-rules-king-mark.also': null;
  'quests-rules-king-mark.p1': null;
  'quests-rules-knight': null;
  'quests-rules-knight.also': null;
  'quests-rules-knight.p1': null;
  'quests-rules-merlin': null;
  'quests-rules-merlin.also': null;
  'quests-rules-merlin.p1': null;
  'quests-rules-monster': null;
  'quests-rules-monster.also': null;
  'quests-rules-monster.p1': null;
  'quests-rules-mountain.also': null;
  'quests-rules-mountain.p1': null;
  'quests-rules-power': null;
  'quests-rules-power.also': null;
  'quests-rules-power.p1': null;
  'quests-rules-questing-beast.also': null;
  'quests-rules-questing-beast.p1': null;
  'quests-rules-reveal': null;
  'quests-rules-reveal.also': null;
  'quests-rules-reveal.note-display': null;
  'quests-rules-reveal.p1': null;
  'quests-rules-reveal.p2': null;
  'quests-rules-reveal.p3': null;
  'quests-rules-robbers.also': null;
  'quests-rules-robbers.p1': null;
  'quests-rules-royal-tournament.also': null;
  'quests-rules-royal-tournament.p1': null;
  'quests-rules-saxons.also': null;
  'quests-rules-saxons.p1': null;
  'quests-rules-sea-monster.also': null;
  'quests-rules-sea-monster.p1': null;
  'quests-rules-seal': null;
  'quests-rules-seal.also': null;
  'quests-rules-seal.p1': null;
  'quests-rules-seals': null;
  'quests-rules-seals.also': null;
  'quests-rules-seals.note-display': null;
  'quests-rules-seals.p1': null;
  'quests-rules-seals.p2': null;
  'quests-rules-seals.p3': null;
  'quests-rules-start': null;
  'quests-rules-start.also': null;
  'quests-rules-start.p1': null;
  'quests-rules-table': null;
  'quests-rules-table.also': null;
  'quests-rules-table.note-adventures': null;
  'quests-rules-table.note-column-dragon': null;
  'quests-rules-table.note-display': null;
  'quests-rules-table.note-last-turn': null;
  'quests-rules-table.note-piles': null;
  'quests-rules-table.note-player-0': null;
  'quests-rules-table.note-turn': null;
  'quests-rules-table.p1': null;
  'quests-rules-table.p2': null;
  'quests-rules-table.p3': null;
  'quests-rules-table.p4': null;
  'quests-rules-turn': null;
  'quests-rules-turn.also': null;
  'quests-rules-turn.note-turn': null;
  'quests-rules-turn.p1': null;
  'quests-rules-turn.p2': null;
  'quests-rules-turn.p3': null;
  'quests-rules-variants': null;
  'quests-rules-variants.also': null;
  'quests-rules-variants.p1': null;
  'quests-rules-variants.p2': null;
  'quests-rules-variants.p3': null;
  'quests-rules-vikings.also': null;
  'quests-rules-vikings.p1': null;
  'quests-seals': { seals: number };
  'quests-semicolon': null;
  'quests-table-adventure': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
    paid: Value;
    value: Value;
  };
  'quests-table-any-of': { count: number };
  'quests-table-card': { value: Value };
  'quests-table-card-sealed': { name: Value; value: Value };
  'quests-table-card-yours': { value: Value };
  'quests-table-challenge': {
    how: 'double' | 'repeated' | 'usual' | 'won';
    kind: 'dragon' | 'enemy' | 'monster' | 'power';
    paid: Value;
    value: Value;
  };
  'quests-table-column': { cards: Value; kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-table-column-empty': { kind: 'dragon' | 'enemy' | 'monster' | 'power' };
  'quests-table-completes': { gains: Value };
  'quests-table-draw': { knights: number };
  'quests-table-draw-two': null;
  'quests-table-drawn': { knights: Value };
  'quests-table-ends': null;
  'quests-table-few-adversaries': {
    count: number;
    kind: 'dragon' | 'enemy' | 'monster' | 'power';
    values: Value;
  };
  'quests-table-few-knights': {
    card: 'beige' | 'beige-2' | 'merlin' | 'orange' | 'orange-2' | 'red' | 'red-2';
    count: number;
  };
  'quests-table-gain': { gain: Value; name: Value };
  'quests-table-mode': { mode: 'double' | 'repeated' | 'usual'; own: 'no' | 'yes' };
  'quests-table-modes': {
    kind: 'dragon' | 'enemy' | 'monster' | 'power';
    modes: readonly string[];
    value: Value;
  };
  'quests-table-must-reveal': null;
  'quests-table-others': null;
  'quests-table-over': null;
  'quests-table-part': { cards: string; count: number };
  'quests-table-pay': { kind: 'dragon' | 'enemy' | 'monster' | 'power'; price: number; value: Value };
  'quests-table-pay-adventure': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
    points: number;
  };
  'quests-table-piles': { adversaries: number; knights: number; last: number; taken: number };
  'quests-table-points': { gain: number };
  'quests-table-price': { count: number; knights: number };
  'quests-table-reveal': null;
  'quests-table-reveal-detail': null;
  'quests-table-rules-check': null;
  'quests-table-rules-check.challenge': null;
  'quests-table-rules-check.seal': null;
  'quests-table-rules-forced': null;
  'quests-table-rules-forced.off': null;
  'quests-table-rules-forced.on': null;
  'quests-table-rules-payment': null;
  'quests-table-rules-payment.exact': null;
  'quests-table-rules-payment.lean': null;
  'quests-table-score': { name: Value; points: Value };
  'quests-table-seals': { seals: number };
  'quests-table-section-adventure': null;
  'quests-table-section-challenge': null;
  'quests-table-section-draw': null;
  'quests-table-section-reveal': null;
  'quests-table-set-adventure': {
    adventure:
      | 'excalibur'
      | 'fisher-king'
      | 'gold-treasure'
      | 'green-knight'
      | 'holy-grail'
      | 'king-mark'
      | 'mountain'
      | 'questing-beast'
      | 'robbers'
      | 'royal-tournament'
      | 'saxons'
      | 'sea-monster'
      | 'vikings';
    points: number;
  };
  'quests-table-set-adversary': { kind: 'dragon' | 'enemy' | 'monster' | 'power'; value: Value };
  'quests-table-set-ask-adventure': null;
  'quests-table-set-ask-challenge': null;
  'quests-table-set-bad-adversaries': null;
  'quests-table-set-bad-knights': null;
  'quests-table-set-challenge': {
    how: 'double' | 'repeated' | 'usual' | 'won';
    kind: 'dragon' | 'enemy' | 'monster' | 'power';
    value: Value;
  };
  'quests-table-set-knight': {
    card: 'beige' | 'beige-2' | 'merlin' | 'orange' | 'orange-2' | 'red' | 'red-2';
  };
  'quests-table-set-one-goal': null;
  'quests-table-step': { step: 'adventure' | 'challenge' | 'draw' | 'reveal' };
  'quests-table-tie-break': { cards: number };
  'quests-table-turn': { steps: Value };
  'quests-table-turn-one': { step: 'adventure' | 'challenge' | 'draw' | 'reveal' };
  'quests-table-way': { kind: 'dragon' | 'enemy' | 'monster' | 'power'; value: Value };
  'quests-table-ways': { count: number };
  'quests-table-you': null;
  'quests-title': null;
  'quests-variant-basic': null;
  'quests-variant-seals': null;
  'quests-won': {
    kind: 'dragon' | 'enemy' | 'monster' | 'power';
    name: Value;
    seal: 'no' | 'yes';
    value: Value;
  };
  'rules-button-about': null;
  'rules-button-of': { game: Value };
  'rules-button-overview': null;
  'rules-chapters': null;
  'rules-contents-line': { number: Value; title: Value };
  'rules-gone': null;
  'rules-heading': { game: Value; page: Value };
  'rules-menu': { group: Value };
  'rules-nothing': { typed: Value };
  'rules-overview': null;
  'rules-page': { group: Value; page: Value; pages: Value };
  'rules-search': null;
  'rules-suggestion': { game: Value; page: Value };
  'rules-title': null;
  'rules-which-game': null;
  'settings-dates-before': null;
  'settings-dates-days': null;
  'settings-dates-today': null;
  'settings-dates-tomorrow': null;
  'settings-dates-weeks': null;
  'settings-everybody-default': null;
  'settings-line': { name: Value; value: Value };
  'settings-me-away': null;
  'settings-me-away-until': { day: Value };
  'settings-me-button-away': null;
  'settings-me-button-name': null;
  'settings-me-button-quiet': null;
  'settings-me-button-zone': null;
  'settings-me-form-away': null;
  'settings-me-form-away.example': null;
  'settings-me-form-away.label': null;
  'settings-me-form-name': null;
  'settings-me-form-name.example': null;
  'settings-me-form-name.label': null;
  'settings-me-form-quiet': null;
  'settings-me-form-quiet.from': null;
  'settings-me-form-quiet.from-example': null;
  'settings-me-form-quiet.to': null;
  'settings-me-form-quiet.to-example': null;
  'settings-me-form-zone': null;
  'settings-me-form-zone.example': null;
  'settings-me-form-zone.label': null;
  'settings-me-language': null;
  'settings-me-language-menu': { value: Value };
  'settings-me-name': null;
  'settings-me-no-quiet-hours': null;
  'settings-me-no-zone': null;
  'settings-me-not-away': null;
  'settings-me-quiet': { from: Value; to: Value };
  'settings-me-quiet-hours': null;
  'settings-me-reminders': null;
  'settings-me-reminders-channel': null;
  'settings-me-reminders-direct': null;
  'settings-me-reminders-menu': { value: Value };
  'settings-me-reminders-off': null;
  'settings-me-table-theme': null;
  'settings-me-theme': null;
  'settings-me-theme-menu': { value: Value };
  'settings-me-title': null;
  'settings-me-zone': null;
  'settings-me-zone-menu': null;
  'settings-problem-blank-name': null;
  'settings-problem-closed-channel': { channel: Value };
  'settings-problem-everyone': null;
  'settings-problem-far-date': { days: number; typed: Value };
  'settings-problem-half-quiet': null;
  'settings-problem-long-name': { most: number };
  'settings-problem-no-choice': null;
  'settings-problem-no-count': { example: number; most: number; typed: Value };
  'settings-problem-no-date': { typed: Value };
  'settings-problem-no-time': { typed: Value };
  'settings-problem-no-zone': { typed: Value };
  'settings-problem-owners-only': null;
  'settings-problem-past-date': { typed: Value };
  'settings-problem-same-times': null;
  'settings-saved': null;
  'settings-server-call': { role: Value };
  'settings-server-call-role': null;
  'settings-server-call-role-menu': null;
  'settings-server-channel-button': null;
  'settings-server-channels': null;
  'settings-server-channels-menu': null;
  'settings-server-everywhere': null;
  'settings-server-form': null;
  'settings-server-form.per-person': null;
  'settings-server-form.per-person-example': null;
  'settings-server-form.per-server': null;
  'settings-server-form.per-server-example': null;
  'settings-server-front-page': null;
  'settings-server-front-page-menu': null;
  'settings-server-gone-role': null;
  'settings-server-language': null;
  'settings-server-language-default': null;
  'settings-server-language-menu': { value: Value };
  'settings-server-manager-role': null;
  'settings-server-manager-role-menu': null;
  'settings-server-managers': null;
  'settings-server-managers-only': null;
  'settings-server-managers-only-role': { role: Value };
  'settings-server-managers-role': { role: Value };
  'settings-server-no-front-page': null;
  'settings-server-nobody': null;
  'settings-server-other': null;
  'settings-server-pace': null;
  'settings-server-pace-menu': { value: Value };
  'settings-server-quotas': null;
  'settings-server-quotas-are': { perPerson: number; perServer: number };
  'settings-server-quotas-button': null;
  'settings-server-thread': null;
  'settings-server-thread-button': null;
  'settings-server-thread-none': null;
  'settings-server-thread-own': null;
  'settings-server-title': { page: number; pages: number };
  'settings-too-slow': null;
}
