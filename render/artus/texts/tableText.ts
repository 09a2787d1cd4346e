import { CROWN_CHAIRS } from '../../../src/games/artus/data.ts';
import type { Chair, PileId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { limited, TEXT_LIMIT } from '../../parts/limit.ts';
import { pilesOf } from '../cardIcons.ts';
import { onCarpet, signed, spaceAt, tiles } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { eventWords } from './eventWords.ts';
import { shortNames, TABLE_NAME, tableNames } from './names.ts';
import { playedLine } from './playedLine.ts';

const crownChairs: ReadonlySet<Chair> = new Set(CROWN_CHAIRS.map(({ chair }) => chair));

function chairLine(scene: ArtusScene, chair: Chair, names: readonly string[]): string {
  const { view } = scene;
  const { text } = scene.words.artusPicture;
  const { value, colour } = spaceAt(view.king, chair);
  const marks = `${onCarpet(chair) ? text.marks.carpet : ''}${crownChairs.has(chair) ? text.marks.crown : ''}`;
  const figure = view.chairs[chair] ?? null;
  const worth = colour === null ? text.crownPlate : signed(value);
  return `${`${chair}${marks}`.padEnd(4)} ${worth.padStart(3)} ${figure === null ? text.empty : text.figure(figure, names)}`;
}

function playerLine(scene: ArtusScene, seat: Seat, name: string, piles: readonly PileId[]): string {
  const { words, view } = scene;
  const { text } = words.artusPicture;
  const player = view.players[seat];
  if (player === undefined) return '';
  const line = text.player(
    name,
    words.pictures.emblems[seat] ?? '',
    player.score,
    tiles(player.score),
    player.handSize,
    piles.map((pile) => [pile, player.piles[pile]] as const),
  );
  return player.unplaced > 0 ? line + text.unplaced(player.unplaced) : line;
}

/** Everything public, line by line: turn, players, chairs, played cards, last events. */
export function tableText(scene: ArtusScene): string {
  const { view, words } = scene;
  const { text } = words.artusPicture;
  const names = tableNames(scene);
  const full = shortNames(scene, TABLE_NAME);
  const piles = pilesOf(view.variant);
  const toAct =
    view.toAct === null ? [] : [text.toAct(names[view.toAct] ?? '', view.playsLeft, view.drawsLeft)];
  const lines = [
    text.title(view),
    ...toAct,
    ...view.players.map((_, seat) => playerLine(scene, seat, full[seat] ?? '', piles)),
    text.supply(view.ringSupply),
    text.legend,
    ...view.chairs.map((_, chair) => chairLine(scene, chair, names)),
    ...view.players.flatMap((_, seat) => playedLine(scene, seat, names[seat] ?? '', piles)),
  ];
  const events = eventWords(scene, names);
  return limited([...lines, ...(events.length === 0 ? [] : [text.lastTurn, ...events])], '\n', TEXT_LIMIT);
}
