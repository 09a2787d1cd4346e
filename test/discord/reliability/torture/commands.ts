import fc from 'fast-check';
import { DISTURBANCES, type Disturbance } from '../../../../bench/cluster/relay.ts';
import type { TorturedScene as Scene } from './scene.ts';

/** Something that can happen at a table at any time. */
export interface Step {
  readonly run: (scene: Scene) => Promise<void>;
  readonly toString: () => string;
}

const step = (name: string, run: Step['run']): Step => ({ run, toString: () => name });

interface Press {
  readonly who: number;
  readonly pick: number;
}
const press = fc.record({ who: fc.nat(3), pick: fc.nat(999) });
const ms = (min: number, max: number) => fc.integer({ min, max });
const name = ({ who, pick }: Press): string => `press(${who}, ${pick})`;

const presses = press.map((p) => step(name(p), (scene) => scene.press(p.who, 0, p.pick)));
const several = fc.array(press, { minLength: 4, maxLength: 12 }).map((all) =>
  step(all.map(name).join(' '), async (scene) => {
    for (const p of all) await scene.press(p.who, 0, p.pick);
  }),
);
const twice = press.map((p) => step(`${name(p)} twice`, (scene) => scene.press(p.who, 0, p.pick, 2)));
const stale = fc
  .tuple(press, fc.nat(20))
  .map(([p, age]) => step(`${name(p)} in a message ${age} old`, (scene) => scene.press(p.who, age, p.pick)));
const typed = fc
  .tuple(fc.nat(3), fc.constantFrom('hand', 'table undo', 'table show', 'table join', 'games'))
  .map(([who, command]) =>
    step(`${who} types /${command}`, async (scene) => {
      if (command === 'table undo') scene.undone = true;
      await scene.command(scene.people[who % scene.people.length]!, command);
    }),
  );
const killed = fc
  .tuple(press, ms(0, 120))
  .map(([p, after]) =>
    step(`${name(p)}, killed after ${after} ms`, (scene) =>
      scene.kill(after, () => scene.press(p.who, 0, p.pick)),
    ),
  );
const redelivered = fc
  .nat(5)
  .map((back) => step(`the interaction ${back} back comes again`, async (scene) => scene.redeliver(back)));
const frozen = fc.tuple(press, ms(50, 800)).map(([p, time]) =>
  step(`${name(p)}, the bot frozen for ${time} ms`, (scene) => {
    const { bot } = scene.stage;
    return scene.trouble(
      () => bot.freeze(),
      time,
      () => bot.thaw(),
      () => scene.press(p.who, 0, p.pick),
    );
  }),
);
const dropped = press.map((p) =>
  step(`${name(p)}, the gateway dropped`, (scene) => {
    const { discord } = scene.stage.playground;
    return scene.trouble(
      () => discord.gateway.dropConnections(),
      0,
      () => undefined,
      () => scene.press(p.who, 0, p.pick),
    );
  }),
);

const disturbance = fc.constantFrom<Disturbance>(...DISTURBANCES);

/** A network fault between the bot and the store or Discord, during a press and possibly the following ones. */
const disturbed = (what: 'store' | 'Discord') =>
  fc
    .tuple(fc.array(press, { minLength: 1, maxLength: 3 }), disturbance, ms(50, 2_500))
    .map(([all, how, time]) =>
      step(`${all.map(name).join(' ')}, ${what} ${how} for ${time} ms`, (scene) => {
        const { store, discordRelay } = scene.stage;
        const relay = what === 'store' ? store.relay : discordRelay;
        const pressing = async () => {
          for (const p of all) await scene.press(p.who, 0, p.pick);
        };
        if (!relay) return pressing();
        let end = async () => {};
        const begin = async () => {
          end = await relay.disturb(how, time % 400);
        };
        return scene.trouble(begin, time, () => end(), pressing);
      }),
    );

/** Everything that can happen at a table, in any order. */
export const steps = (killing: boolean) =>
  fc.array(
    killing
      ? fc.oneof(several, several, killed, killed, killed, redelivered)
      : fc.oneof(
          several,
          several,
          presses,
          twice,
          stale,
          typed,
          redelivered,
          killed,
          frozen,
          dropped,
          disturbed('store'),
          disturbed('Discord'),
        ),
    { minLength: 8, maxLength: 16, size: 'max' },
  );
