import { AsyncLocalStorage } from 'node:async_hooks';
import { type InteractionKind, measure } from './measures.ts';

/** The interaction that something is done for. */
export interface Interaction {
  readonly id: string;
  readonly kind: InteractionKind;
  /** Null if it didn't come through a shard. */
  readonly shard: number | null;
  readonly asker: Asker;
}

/** Who asks, for fair shares; it's never logged. */
export interface Asker {
  readonly person: string;
  /** Null in direct messages. */
  readonly server: string | null;
}

interface UnderWay extends Interaction {
  /** On a monotonic clock, in ms. */
  readonly since: number;
  tableId: string | null;
  hasAnswer: boolean;
  hasPicture: boolean;
}

const underWay = new AsyncLocalStorage<UnderWay | undefined>();

/** Does something for an interaction that has just come. */
export const forInteraction = <T>(interaction: Interaction, work: () => T): T =>
  underWay.run(
    { ...interaction, since: performance.now(), tableId: null, hasAnswer: false, hasPicture: false },
    work,
  );

/** Does something that no interaction has asked for. */
export const forNobody = <T>(work: () => T): T => underWay.run(undefined, work);

/** The interaction is about this table; the first one counts. */
export function concerns(tableId: string): void {
  const interaction = underWay.getStore();
  if (interaction) interaction.tableId ??= tableId;
}

/** Something has been answered; the first time counts. */
export function hasAnswered(): void {
  const interaction = underWay.getStore();
  if (!interaction || interaction.hasAnswer) return;
  interaction.hasAnswer = true;
  measure('answer', { kind: interaction.kind, ms: performance.now() - interaction.since });
}

/** A picture has been sent; the first one counts. */
export function hasShownPicture(): void {
  const interaction = underWay.getStore();
  if (!interaction || interaction.hasPicture) return;
  interaction.hasPicture = true;
  measure('picture', { kind: interaction.kind, ms: performance.now() - interaction.since });
}

/** Who has asked for what's being done; null if nobody has. */
export const askedBy = (): Asker | null => underWay.getStore()?.asker ?? null;

/** What each line of the log says of the interaction that it belongs to. */
export function interactionLogged(): object {
  const found = underWay.getStore();
  if (!found) return {};
  const { id, shard, tableId } = found;
  return { interaction: id, ...(shard === null ? {} : { shard }), ...(tableId === null ? {} : { tableId }) };
}
