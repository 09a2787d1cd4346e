export * from './types/action.ts';
export * from './types/board.ts';
export * from './types/event.ts';
export * from './types/reason.ts';
export * from './types/rules.ts';
export * from './types/terms.ts';
export * from './types/turn-log.ts';
export * from './types/view.ts';
