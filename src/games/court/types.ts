export * from './types/action.ts';
export * from './types/event.ts';
export * from './types/phase.ts';
export * from './types/reason.ts';
export * from './types/standing.ts';
export * from './types/terms.ts';
export * from './types/view.ts';
export * from './types/view-parts.ts';
