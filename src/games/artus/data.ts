export * from './rulebook/board.ts';
export * from './rulebook/card-row.ts';
export * from './rulebook/cards.ts';
export * from './rulebook/setup.ts';
export * from './rulebook/source.ts';
