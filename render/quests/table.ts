import { FULL_COLUMN, KINDS } from '../../src/games/quests/data.ts';
import type { Kind } from '../../src/games/quests/types.ts';
import { tableAlt, tableText } from '../../src/telling/quests/table.ts';
import type { Spot, Spots } from '../painter.ts';
import { inThemes, type Painting } from '../painting.ts';
import type { Rect } from '../parts/shapes.ts';
import { drawRule, hall, parchment } from '../parts/surfaces.ts';
import type { Pen } from '../pen.ts';
import { themeColours } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';
import { greys, shade } from './art/layers.ts';
import {
  drawAdventure,
  drawAdventuresBackdrop,
  drawBoard,
  drawBoardBackdrop,
  drawGone,
  drawHeading,
  drawNew,
  drawPiles,
  drawPilesBackdrop,
  newPlaces,
} from './board.ts';
import { drawLegend, NEWS, type News, withCounts } from './legend.ts';
import { drawPlaque, LEGEND_HEIGHT, layOutPlaques } from './plaque.ts';
import {
  ADVENTURES_HEIGHT,
  adventureAt,
  type CardGameScene,
  cardAt,
  DISPLAY,
  HEAD,
  HEADING,
  headAt,
  LAST,
  PANEL,
  PILES_PLATE,
  SIZE,
} from './sheet.ts';
import { stepsKey, turnSpot } from './track.ts';
import { describedTurn, drawLastTurn, drawTurnBackdrop, drawTurnBand } from './turn.ts';

/** Players with their points and what those are made of, their knights and their seals. */
function drawPanel(pen: Pen, scene: CardGameScene): void {
  const toAct = scene.isMarked ? null : scene.view.toAct;
  for (const plaque of layOutPlaques(scene)) {
    drawPlaque(pen, scene, plaque, plaque.seat === toAct);
    const { seat, place } = plaque;
    if (![seat, seat + 1].includes(toAct ?? -2)) drawRule(pen, PANEL, place.y + place.height);
  }
  const y = PANEL.y + PANEL.height - LEGEND_HEIGHT / 2 - 6;
  const width = PANEL.width - 44;
  const entries = withCounts(scene, [['crown', scene.t('quests-picture-legend-leads')]], width);
  drawLegend(pen, entries, { x: PANEL.x + 20, y, width });
}

/** Every colour of the theme that the card game's pictures are drawn in. */
export function cardGameInks(theme: Theme): string[] {
  const { castle, ...others } = theme;
  return [...new Set([...themeColours(others), castle.skin, shade(theme), ...greys(theme)])];
}

export const tableBackdrop = inThemes(
  SIZE,
  (pen) => {
    hall(pen, SIZE);
    drawBoardBackdrop(pen);
    drawTurnBackdrop(pen);
    drawAdventuresBackdrop(pen);
    drawPilesBackdrop(pen);
    parchment(pen, PANEL);
  },
  cardGameInks,
);

const never = () => false;

/** What's new on display in the turn that's described: cards, and seals on cards. */
export function newInTurn(
  scene: CardGameScene,
): Readonly<Record<News, (kind: Kind, place: number) => boolean>> {
  const told = describedTurn(scene);
  if (told === null) return { card: never, seal: never };
  const { log } = told;
  const { columns } = scene.view;
  const sealed = log.challenge?.mode === 'usual' ? log.challenge.card : null;
  return {
    card: (kind, place) => newPlaces(scene.view, log, kind).has(place),
    seal(kind, place) {
      const shown = columns[kind][place];
      return shown?.card === sealed && shown?.seal === log.seat;
    },
  };
}

/** Of these, what can be seen. */
export function newsIn({ view }: CardGameScene, isNew: ReturnType<typeof newInTurn>): News[] {
  const all = KINDS.flatMap((kind) => view.columns[kind].map((_, place) => [kind, place] as const));
  return NEWS.filter((what) => all.some(([kind, place]) => isNew[what](kind, place)));
}

function drawTable(pen: Pen, scene: CardGameScene): void {
  const { view } = scene;
  const isNew = scene.isMarked ? { card: never, seal: never } : newInTurn(scene);
  drawBoard(pen, scene, isNew.card, drawNew, isNew.seal);
  const latest = scene.isMarked ? undefined : describedTurn(scene)?.log.adventure?.adventure;
  view.adventures.forEach((adventure, i) => {
    drawAdventure(
      pen,
      scene,
      adventure,
      i,
      adventure.id === latest ? drawGone(scene.t('quests-picture-last-taken')) : null,
    );
  });
  drawHeading(pen, scene);
  drawPiles(pen, scene);
  drawTurnBand(pen, scene);
  drawLastTurn(pen, scene, newsIn(scene, isNew));
  drawPanel(pen, scene);
}

export function tablePainting(scene: CardGameScene): Painting {
  return {
    ...tableBackdrop(scene.theme),
    draw: (pen) => drawTable(pen, scene),
    alt: tableAlt(scene),
    get text() {
      return tableText(scene);
    },
  };
}

/** A column of the board, with its number where the last card of a full one is, or on its lower edge. */
function columnSpot({ view }: CardGameScene, kind: Kind, column: number): Spot {
  const { x, y, width } = cardAt(column, 0);
  const last = cardAt(column, FULL_COLUMN - 1);
  const top = headAt(column).y - HEAD.height / 2;
  const isFull = view.columns[kind].length === FULL_COLUMN;
  const middle = last.y + last.height / (isFull ? 1 : 2);
  return {
    x,
    y: Math.min(top, y),
    width,
    height: last.y + last.height - top,
    number: [x + width / 2, middle],
  };
}

/** All adventures and the heading above them, with the piles beside the last ones; a frame around it covers no edge of theirs or of what's above. */
export const ADVENTURES_SPOT: Rect = {
  x: adventureAt(0).x - 6,
  y: HEADING.y - 15,
  width: PILES_PLATE.x + PILES_PLATE.width - adventureAt(0).x + 12,
  height: adventureAt(0).y + ADVENTURES_HEIGHT - HEADING.y + 20,
};

/** Of a player's plaque, the corner where nothing is said: on its edge a number would seem to be the next player's. */
const playerSpot = (place: Rect): Spot => ({
  ...place,
  number: [place.x + place.width - 44, place.y + place.height - 42],
});

/** The places in a picture of the table, before it's printed. */
export function tableSpots(scene: CardGameScene): Spots {
  return new Map<string, Spot>([
    ['display', DISPLAY],
    ...KINDS.map((kind, column) => [`column-${kind}`, columnSpot(scene, kind, column)] as const),
    ['turn', { ...turnSpot(scene), key: stepsKey(scene) }],
    ['last-turn', { ...LAST, number: [LAST.x + LAST.width - 46, LAST.y + LAST.height - 46] }],
    ['adventures', { ...ADVENTURES_SPOT, number: [SIZE.width - 44, HEADING.y - 6] }],
    ...scene.view.adventures.map(({ id }, i) => [`adventure-${id}`, adventureAt(i)] as const),
    ['piles', { ...PILES_PLATE, number: [PILES_PLATE.x + PILES_PLATE.width / 2, PILES_PLATE.y - 22] }],
    ['panel', PANEL],
    ...layOutPlaques(scene).map(({ seat, place }) => [`player-${seat}`, playerSpot(place)] as const),
  ]);
}
