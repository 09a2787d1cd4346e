import { afterAll, expect, it } from 'vitest';
import { ofUpload } from '../../../src/discord/handlers/look-back.ts';
import { LOOK } from '../../../src/discord/messages/look-back.ts';
import { SHUFFLES } from '../../../src/discord/messages/shuffles.ts';
import { temporaryFolder } from '../../store/servers.ts';
import { type Asking, Flooded, type Waits } from './flooded.ts';

/** For how long one person asks for each thing, in s. */
const SECONDS = Number(process.env.FLOOD ?? 12);

/** Calm and floods take turns, so that whatever else the machine does meanwhile is the same for all. */
const TURNS = 4;

/** Before anything is measured, while code is new and gets compiled; in s for each thing. */
const WARM_UP = 3;

const folder = temporaryFolder();
const told: Record<string, Record<string, string>> = {};
afterAll(() => void (process.env.FLOOD && console.table(told)));

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * q)]!;

/** What people can't tell apart, in ms; the goal of 99 % of first answers. */
const UNNOTICED = 100;

const PARTS = { half: 0.5, 'nine in ten': 0.9 };

it.each(['gateway', 'http'] as const)(
  'whoever presses what’s costly 30 times a second doesn’t keep others waiting, by %s',
  { timeout: (SECONDS * 10 + 120) * 1000 },
  async (transport) => {
    const on = await Flooded.start(transport, folder);
    const ann = on.person('ann');
    const over = await (await ann.command(on.channel('over'), 'replay')).settled();
    const uploaded = await (await on.upload()).settled();
    const floods: Readonly<Record<string, Asking | null>> = {
      calm: null,
      // As many interactions that cost next to nothing, which take Discord's own time as the others do.
      cheap: () => ann.command(on.channel('idle'), 'games'),
      film: on.pressing(uploaded, ofUpload(LOOK.film)),
      upload: on.upload,
      moment: on.pressing(over, LOOK.at),
      shuffles: on.pressing(over, SHUFFLES.show),
    };
    for (const asking of Object.values(floods)) await on.waits(WARM_UP, asking);
    const all: Record<string, Waits[]> = Object.fromEntries(Object.keys(floods).map((name) => [name, []]));
    for (let turn = 0; turn < TURNS; turn++) {
      const entries = Object.entries(floods);
      for (const [name, asking] of turn % 2 === 0 ? entries : entries.reverse())
        all[name]!.push(await on.waits(SECONDS / TURNS, asking));
    }
    await on.close();
    const waits = (name: string) => all[name]!.flatMap((each) => Object.values(each).flat());
    for (const [part, q] of Object.entries(PARTS)) {
      const of = (name: string) => quantile(waits(name), q);
      const without = Math.max(of('calm'), of('cheap'));
      told[`${transport}, ${part}`] = Object.fromEntries(
        Object.keys(floods).map((name) => [name, `${Math.round(of(name))} ms`]),
      );
      for (const name of Object.keys(floods).slice(2))
        expect(of(name), `${name}, ${part}, ${without} ms without`).toBeLessThanOrEqual(
          2 * Math.max(without, UNNOTICED),
        );
    }
  },
);
