import type { Character, CourtEvent, Sizes } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Painting } from '../painting.ts';
import { drawChart, drawChartHead, momentsOf } from '../parts/chart.ts';
import { drawMoment, drawPodium, type Stand } from '../parts/podium.ts';
import { rule } from '../parts/surfaces.ts';
import { altOf, textOf, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import { endBackdrop } from './backdrop.ts';
import { bonus } from './coins.ts';
import { bust } from './figures.ts';
import { ownSentences } from './own-words.ts';
import { drawPanel, FOOT_Y, rankingStory } from './panel.ts';
import { type CourtScene, changesOf, END_SHEET, PANEL } from './sheet.ts';
import { positionWords, tableText } from './texts.ts';
import { sizesText, winnersWords, yesNo } from './words.ts';

const BUST = 112;

const PITCH = 150;

/** Height of the trophies. */
const TROPHIES = 160;

/** The characters that the seat holds, large, at the bottom of a parchment with only two courts. */
function drawTrophies(pen: Pen, { view, say }: CourtScene, seat: Seat): void {
  const held = view.players[seat]?.characters ?? [];
  const y = FOOT_Y - 84;
  const x = PANEL.x + PANEL.width - 28 - BUST / 2 - (held.length - 1) * PITCH;
  const label = say('court-picture-won-with');
  const room = x - BUST / 2 - PANEL.x - 28 - 16;
  const lines = wrap(label, 30, room, 2, 'bold');
  pen.writeLines(lines, PANEL.x + 28, y - (lines.length - 1) * 18, 36, {
    size: 30,
    colour: pen.theme.ink,
    maxWidth: room,
  });
  held.forEach((character, i) => {
    bust(pen, character, BUST, x + i * PITCH, y);
    bonus(pen, character, 44, x + i * PITCH, y + BUST / 2 + 12);
  });
}

/** Best first. */
function ranking({ view }: CourtScene): Seat[] {
  const place = (seat: Seat) => view.players[seat]?.place ?? 0;
  return view.players.map((_, seat) => seat).sort((a, b) => place(a) - place(b) || a - b);
}

/** Of the sheet at the left. */
const [X, WIDTH] = [END_SHEET.x + 20, END_SHEET.width - 40];

/** What decides between players of equal scores; null if there are none, or if the panel says so. */
function tieWords({ view, say, names }: CourtScene): string | null {
  const sizesOf = (seat: Seat): Sizes => view.players[seat]?.standing.sizes ?? [0, 0, 0];
  const { favor, players } = view;
  const isEqual = (of: (seat: Seat) => string | number, seat: Seat) =>
    players.some((_, other) => other !== seat && of(other) === of(seat));
  if (favor !== null && isEqual((seat) => sizesText(sizesOf(seat)), favor))
    return say('court-picture-tie-favor', { name: names[favor] ?? '' });
  const isTied = players.some((_, seat) => isEqual((each) => sizesOf(each)[0], seat));
  return isTied && players.length === 4 ? say('court-picture-tie') : null;
}

/** Height of the line below the podium that says what decided a tie. */
const TIE = 34;

function standsOf(scene: CourtScene, ranks: readonly Seat[]): Stand[] {
  const { view, say, names } = scene;
  return ranks.flatMap((seat) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    const { place, standing } = player;
    return [
      {
        seat,
        place,
        rank: say('court-picture-place', { place }),
        name: names[seat] ?? '',
        score: String(standing.sizes[0]),
        rest: `/${standing.sizes.slice(1).join('/')}`,
        isViewer: view.viewer === seat,
      },
    ];
  });
}

/** The smallest group by round. */
function drawCourseOf(pen: Pen, { say, view, highlight }: CourtScene, top: number): void {
  drawChartHead(pen, say('court-picture-by-round'), highlight, { x: X, y: top + 26, width: WIDTH });
  drawChart(
    pen,
    view.sizesByRound.map((seats) => seats.map(([smallest]) => smallest)),
    { x: X, y: top + 52, width: WIDTH, height: END_SHEET.y + END_SHEET.height - top - 66 },
    { fromZero: false, moments: momentsOf(highlight), places: view.players.map(({ place }) => place) },
  );
}

/** Bottoms of the podium alone, and above the decisive moment; and the height of that. */
const PODIUM = { alone: 540, above: 444, moment: 160 } as const;

/** Width of the character of the decisive moment. */
const ACTOR = 130;

/** Whose power turned the game; null where it was none of them. */
function actorIn(events: readonly CourtEvent[]): Character | null {
  for (const event of events.toReversed()) {
    if (event.type === 'chose') return event.character;
    if (event.type === 'merlinSwapped') return 'merlin';
    if (event.type === 'lancelotSwapped') return 'lancelot';
    if (event.type === 'tileGiven') return 'arthur';
    if (event.type === 'aspirantsTaken' || event.type === 'refilled') return 'guinevere';
  }
  return null;
}

/** What happened in the moment: said to the reader what they did themselves, in their own picture. */
function momentWords({ highlight, say, view, names }: CourtScene): readonly string[] {
  if (!highlight) return [];
  const own = view.viewer === null ? [] : ownSentences(say, highlight.events, view.viewer, names);
  return own.length > 0 ? own : highlight.sentences;
}

const highlightWords = (scene: CourtScene): string[] =>
  scene.highlight
    ? [scene.say('language-colon', { head: scene.highlight.title, text: momentWords(scene).join(' ') })]
    : [];

export function endPainting(scene: CourtScene): Painting {
  const { theme, say, view } = scene;
  const names = shortNames(scene, 24);
  const told = highlightWords(scene);
  const ranks = ranking(scene);
  const winners = ranks.filter((seat) => view.players[seat]?.place === 1).map((seat) => names[seat] ?? '');
  const changes = changesOf([], view.players.length);
  const ranked = ranks.map((seat) => {
    const player = view.players[seat];
    if (player === undefined) throw new RangeError('no such seat');
    return say('court-picture-text-ranked', {
      place: player.place,
      name: names[seat] ?? '',
      sizes: sizesText(player.standing.sizes),
      favor: yesNo(view.favor === seat),
    });
  });
  return {
    ...endBackdrop(theme),
    draw: (pen) => {
      const { highlight } = scene;
      const podium = highlight ? PODIUM.above : PODIUM.alone;
      const tie = tieWords(scene);
      drawPodium(pen, standsOf(scene, ranks), {
        x: X,
        y: END_SHEET.y + 16,
        width: WIDTH,
        height: podium - END_SHEET.y - 16 - (tie ? TIE : 0),
      });
      if (tie !== null)
        pen.write(tie, X + WIDTH / 2, podium - TIE / 2 + 4, {
          size: 26,
          weight: 'normal',
          colour: theme.ink,
          align: 'centre',
          maxWidth: WIDTH,
        });
      if (highlight) {
        const area = { x: X, y: podium + 10, width: WIDTH, height: PODIUM.moment };
        const actor = actorIn(highlight.events);
        drawMoment(pen, highlight, momentWords(scene), area, 2, actor ? ACTOR + 16 : 0);
        if (actor) bust(pen, actor, ACTOR, X + WIDTH - ACTOR / 2 - 14, area.y + area.height / 2);
      } else rule(pen, END_SHEET, podium + 10);
      drawCourseOf(pen, scene, podium + 14 + (highlight ? PODIUM.moment : 0));
      const hasTrophies = ranks.length === 2;
      const bottom = FOOT_Y - (hasTrophies ? TROPHIES : 0);
      drawPanel(pen, scene, changes, ranks, { ...rankingStory(scene), bottom });
      if (hasTrophies) drawTrophies(pen, scene, ranks[0] as Seat);
    },
    alt: altOf([
      winnersWords(say, say('court-names', { names: winners }), winners.length > 1),
      ...told,
      ...positionWords(scene),
    ]),
    get text() {
      return textOf([
        say('court-picture-text-ranking'),
        ...ranked,
        ...told,
        tableText({ ...scene, events: [] }),
      ]);
    },
  };
}
