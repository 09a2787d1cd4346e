/**
 * A second engine for Artus, written from the rules alone to check the first. It uses brute force and shares
 * no code with `src/games/artus`: it derives a card's effect from its id and the board from a list of pieces.
 */
export interface Piece {
  kind: 'knight' | 'prince';
  seat?: number;
  metal?: string;
  rings?: number;
  chair: number;
}

export interface NaiveAction {
  type: string;
  card?: string;
  pile?: string;
  chair?: number;
  from?: number;
  steps?: number;
  chairs?: number[];
}

interface NaivePlayer {
  score: number;
  toPlace: number;
  hand: string[];
  piles: Record<string, string[]>;
}

export interface NaiveGame {
  advanced: boolean;
  start: number;
  toAct: number;
  over: boolean;
  plays: number;
  draws: number;
  pieces: Piece[];
  players: NaivePlayer[];
}

type Outcomes = readonly { readonly what: string; readonly order?: unknown; readonly outcome?: unknown }[];

/** @param chance the recorded outcomes of the set-up */
export function naiveSetup(
  advanced: boolean,
  seats: number,
  start: number | undefined,
  chance: Outcomes,
): NaiveGame {
  const find = (what: string) => chance.find((entry) => entry.what === what);
  const kingMetal = find('king metal')?.outcome as string;
  const otherMetal = kingMetal === 'silver' ? 'bronze' : 'silver';
  const first = start ?? (find('start seat')?.outcome as number);
  const players = [];
  for (let seat = 0; seat < seats; seat++) {
    const piles: Record<string, string[]> = {};
    for (const pile of advanced ? ['knight', 'king', 'scoring'] : ['knight', 'king'])
      piles[pile] = [...(find(`pile of seat ${seat}: ${pile}`) as { order: string[] }).order];
    const hand = [];
    for (const pile of ['knight', 'king'])
      hand.push(...(piles[pile] as string[]).splice(0, advanced ? 3 : 2));
    players.push({ score: 0, toPlace: seats === 4 ? 4 : 5, hand, piles });
  }
  return {
    advanced,
    start: first,
    toAct: first === 0 ? seats - 1 : first - 1,
    over: false,
    plays: 0,
    draws: 0,
    pieces: [
      { kind: 'prince', metal: kingMetal, rings: 3, chair: 0 },
      { kind: 'prince', metal: otherMetal, rings: 1, chair: 7 },
      { kind: 'prince', metal: kingMetal, rings: 1, chair: 14 },
      { kind: 'prince', metal: otherMetal, rings: 1, chair: 21 },
    ],
    players,
  };
}

const on = (game: NaiveGame, chair: number) => game.pieces.find((piece) => piece.chair === chair);
const king = (game: NaiveGame) => game.pieces.find((piece) => piece.rings === 3) as Piece;

function spacesBehindKing(game: NaiveGame, chair: number): number {
  let spaces = 0;
  for (let at = king(game).chair; at !== chair; at = at === 0 ? 27 : at - 1) spaces++;
  return spaces;
}

function value(game: NaiveGame, chair: number): number {
  const spaces = spacesBehindKing(game, chair);
  if (spaces === 0 || spaces >= 25) return 0;
  if (spaces === 1) return 10;
  return spaces <= 9 ? 10 - spaces : 9 - spaces;
}

function colour(game: NaiveGame, chair: number): string {
  const spaces = spacesBehindKing(game, chair);
  if (spaces === 0) return 'none';
  if (spaces <= 9) return 'green';
  return spaces <= 24 ? 'red' : 'yellow';
}

const isCarpet = (chair: number) => chair <= 2 || (chair >= 14 && chair <= 16);
const ownChairs = (game: NaiveGame) =>
  game.pieces
    .filter((piece) => piece.kind === 'knight' && piece.seat === game.toAct)
    .map((piece) => piece.chair)
    .sort((a, b) => a - b);

function subsets<T>(items: T[]): T[][] {
  const [head, ...tail] = items;
  if (head === undefined) return [[]];
  const without = subsets(tail);
  return [...without.map((set) => [head, ...set]), ...without];
}

function withinRange(name: string, steps: number): boolean {
  const [, min, max] = /^(\d)-(\d)/.exec(name) ?? [];
  const distance = name.includes('both') ? Math.abs(steps) : steps;
  return min !== undefined && distance >= Number(min) && distance <= Number(max);
}

const metalFits = (name: string, metal: string | undefined) =>
  name.endsWith('either') || name.endsWith(metal as string);

function choiceFits(game: NaiveGame, name: string, chairs: number[]): boolean {
  const colours = chairs
    .map((chair) => colour(game, chair))
    .sort()
    .join();
  if (name === 'colours') return colours === 'green,red,yellow';
  if (name === 'three-red') return colours === 'red,red,red';
  return chairs.length === 2 && chairs.every(isCarpet);
}

const needsChoice = (name: string) => ['colours', 'carpet', 'three-red'].includes(name);

function allowed(game: NaiveGame, action: NaiveAction): boolean {
  const player = game.players[game.toAct] as NaivePlayer;
  if (game.over) return false;
  if (game.players.some(({ toPlace }) => toPlace > 0))
    return action.type === 'place' && on(game, action.chair as number) === undefined;
  if (game.plays === 0)
    return action.type === 'draw' && (player.piles[action.pile as string] ?? []).length > 0;
  if (action.card === undefined || !player.hand.includes(action.card)) return false;
  const [pile, name] = action.card.split(':') as [string, string];
  const joker = name === 'joker';
  if (action.type === 'score') {
    if (pile !== 'scoring') return false;
    const chairs = action.chairs as number[];
    if (!needsChoice(name)) return chairs.length === 0;
    const possible = subsets(ownChairs(game)).some((set) => choiceFits(game, name, set));
    return possible ? choiceFits(game, name, chairs) : chairs.length === 0;
  }
  const piece = on(game, (action.from ?? action.chair) as number);
  if (action.type === 'addRing') {
    if (piece?.kind !== 'prince' || piece.rings === 3) return false;
    return joker || (name.startsWith('ring') && metalFits(name, piece.metal));
  }
  const steps = action.steps as number;
  const inRange = joker ? steps >= 1 && steps <= 3 : withinRange(name, steps);
  if (!inRange || steps === 0) return false;
  if (action.type === 'moveKnight')
    return (pile === 'knight' || joker) && piece?.kind === 'knight' && piece.seat === game.toAct;
  return piece?.kind === 'prince' && (joker || (pile === 'king' && metalFits(name, piece.metal)));
}

/** Every conceivable action, legal or not. */
function* conceivable(game: NaiveGame): Generator<NaiveAction> {
  for (const pile of ['knight', 'king', 'scoring']) yield { type: 'draw', pile };
  for (let chair = 0; chair < 28; chair++) yield { type: 'place', chair };
  for (const card of new Set((game.players[game.toAct] as NaivePlayer).hand)) {
    for (let chair = 0; chair < 28; chair++) {
      yield { type: 'addRing', card, chair };
      for (let steps = -10; steps <= 10; steps++)
        for (const type of ['moveKnight', 'movePrince']) yield { type, card, from: chair, steps };
    }
    for (const chairs of subsets(ownChairs(game))) yield { type: 'score', card, chairs };
  }
}

export function naiveActions(game: NaiveGame): NaiveAction[] {
  return [...conceivable(game)].filter((action) => allowed(game, action));
}

/** Plays a legal action on a copy. */
export function naivePlay(before: NaiveGame, action: NaiveAction): NaiveGame {
  const game = structuredClone(before);
  const player = game.players[game.toAct] as NaivePlayer;
  if (action.type === 'place') {
    game.pieces.push({ kind: 'knight', seat: game.toAct, chair: action.chair as number });
    player.toPlace--;
    if (game.players.some(({ toPlace }) => toPlace > 0)) game.toAct = (game.toAct || game.players.length) - 1;
    else startTurn(game, game.start);
    return game;
  }
  if (action.type === 'draw') {
    player.hand.push((player.piles[action.pile as string] as string[]).shift() as string);
    game.draws--;
  } else {
    player.score += effect(game, action);
    player.hand.splice(player.hand.indexOf(action.card as string), 1);
    game.plays--;
  }
  const cardsToDraw = Object.values(player.piles).flat().length;
  if (game.plays === 0 && (game.draws === 0 || cardsToDraw === 0))
    startTurn(game, (game.toAct + 1) % game.players.length);
  return game;
}

function startTurn(game: NaiveGame, seat: number): void {
  game.toAct = seat;
  game.plays = game.draws = game.advanced ? 2 : 1;
  game.over = (game.players[seat] as NaivePlayer).hand.length === 0;
}

function effect(game: NaiveGame, action: NaiveAction): number {
  if (action.type === 'score') return scoreCard(game, action);
  const piece = on(game, (action.from ?? action.chair) as number) as Piece;
  const points = piece.rings === 3 ? 0 : value(game, piece.chair);
  if (action.type === 'addRing') {
    const old = king(game);
    piece.rings = (piece.rings as number) + 1;
    if (piece.rings === 3) old.rings = 1;
    return points;
  }
  const to = (piece.chair + (action.steps as number) + 28) % 28;
  const displaced = on(game, to);
  piece.chair = to;
  if (displaced !== undefined) {
    let chair = to;
    while (on(game, chair) !== undefined) chair = chair === 0 ? 27 : chair - 1;
    displaced.chair = chair;
  }
  return points;
}

function scoreCard(game: NaiveGame, action: NaiveAction): number {
  const values = (chairs: number[]) => chairs.map((chair) => value(game, chair));
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  const name = (action.card as string).split(':')[1] as string;
  const chosen = action.chairs as number[];
  if (name === 'joker') return Math.max(...values(ownChairs(game)));
  if (name === 'all') return sum(values(ownChairs(game)));
  if (name === 'opposite') return -sum(values(ownChairs(game)));
  if (chosen.length > 0) return sum(values(chosen));
  return { colours: -15, carpet: -25, 'three-red': -50 }[name] as number;
}

const figureOf = ({ kind, seat, metal, rings }: Piece) =>
  kind === 'knight' ? { kind, seat } : { kind, metal, rings, king: rings === 3 };

/** What's told of a legal action, by what's different afterwards; no ends of rounds. */
export function naiveEvents(before: NaiveGame, action: NaiveAction, after: NaiveGame): object[] {
  const seat = before.toAct;
  const { type, card, pile, chair, steps } = action;
  const points = after.players[seat]!.score - before.players[seat]!.score;
  if (type === 'place') return [{ type: 'placed', seat, chair }];
  if (type === 'draw') return [{ type: 'drew', seat, pile }];
  if (type === 'score')
    return [{ type: 'scored', seat, card, points, ...scoredChairs(before, action, points) }];
  const acted = on(before, (action.from ?? chair) as number) as Piece;
  const at = before.pieces.indexOf(acted);
  const pushed = before.pieces.findIndex((piece, of) => of !== at && piece.chair !== after.pieces[of]!.chair);
  const [old, now] = [king(before), king(after)];
  const { chair: to, metal, rings } = after.pieces[at] as Piece;
  return [
    type === 'addRing'
      ? { type: 'ringAdded', seat, card, metal, chair, rings, points }
      : { type: 'moved', seat, card, figure: figureOf(acted), from: acted.chair, to, steps, points },
    ...(pushed < 0
      ? []
      : [
          {
            type: 'displaced',
            figure: figureOf(before.pieces[pushed]!),
            from: to,
            to: after.pieces[pushed]!.chair,
          },
        ]),
    ...(type === 'addRing' && rings === 3 ? [{ type: 'crowned', metal, chair, oldKing: old.chair }] : []),
    ...(old.chair === now.chair ? [] : [{ type: 'turned', from: old.chair, to: now.chair }]),
  ];
}

/** Which Knights counted: of several that are the best, the one on the lowest chair. */
function scoredChairs(game: NaiveGame, { card, chairs = [] }: NaiveAction, points: number) {
  const name = (card as string).split(':')[1] as string;
  if (needsChoice(name)) return { chairs, met: chairs.length > 0 };
  const own = ownChairs(game);
  return { chairs: name === 'joker' ? [own.find((chair) => value(game, chair) === points)] : own, met: true };
}

/** The facts as the record has them. */
export const naiveFacts = (game: NaiveGame) => ({
  scores: game.players.map(({ score }) => score),
  figures: [...game.pieces]
    .sort((a, b) => a.chair - b.chair)
    .map((piece) => ({ chair: piece.chair, ...figureOf(piece) })),
});
