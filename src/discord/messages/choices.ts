import type { APIButtonComponentWithCustomId } from 'discord.js';
import { actionKey, type GameAction } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { SeatView } from '../../table/views.ts';
import type { AnyGuide, AnyScene, Label } from '../../telling/guide.ts';
import { wordsIn } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import { MAX_BUTTONS_A_ROW } from '../answers/limits.ts';
import type { Row } from '../answers/message.ts';
import { button, buttonRows, componentAt } from '../choices/controls.ts';
import { choicesAt, collectLeaves, type Decision, follow, forkAbove, settle } from '../choices/decision.ts';
import {
  type Choice,
  choiceRows,
  MOST_OFFER_BUTTONS,
  type Offer,
  type OfferGroup,
  offerRows,
  stepsAndBest,
} from '../choices/offers.ts';
import { hintButton, nowButton, undoButton } from './hand-buttons.ts';
import { happenedButton } from './look-back.ts';
import {
  ALL_ACTIONS,
  betterAt,
  certainSequels,
  decisionAt,
  guideScene,
  pathPlayed,
  SEQUEL,
} from './nodes.ts';
import { type Numbering, numberActions, numberedFromOne, type Pictured, unnumbered } from './numbering.ts';

/** Up to this many actions are offered at once instead of step by step. */
const MOST_LEAVES = 10;

/** Which of the choices a message opens. */
export interface Opening {
  /** The node in the tree of choices; by default, all actions are offered at once. */
  readonly node?: Decision<GameAction>;
  /** The page of a choice that's too large for one message. */
  readonly page?: number;
  /** Values chosen from a menu of parts that were no legal action. */
  readonly chosen?: readonly string[];
  /** Whether the node is one of all actions, also of those than which another one is better. */
  readonly isAll?: boolean;
  /** The most words in the question and on the controls; by default any number. */
  readonly room?: number;
}

/** Choices with the controls that make them. */
export interface Offered {
  readonly prompt: string;
  readonly rows: readonly Row[];
  /** What the picture shows; null if the choice isn't made on the board. */
  readonly onBoard: Pictured | null;
}

/** A legal action as the open hand offers it. */
export interface NamedAction {
  /** The choices that lead to it. */
  readonly path: readonly string[];
  /** With its number in the picture, if the open hand offers it under that. */
  readonly label: Label;
}

/** Choices in their order, and how their labels are numbered. */
interface Listed {
  readonly choices: readonly Decision<GameAction>[];
  readonly numbering: Numbering;
  readonly onBoard: Pictured | null;
}

/** The choices open to a seat, as its hand offers them. There's at least one action. */
export class Choices {
  readonly #seat: SeatView;
  readonly #t: Translate;
  readonly #guide: AnyGuide;
  readonly #scene: AnyScene;
  readonly #root: Decision<GameAction>;
  readonly #better: Decision<GameAction>;

  constructor(seat: SeatView, t: Translate) {
    this.#seat = seat;
    this.#t = t;
    this.#scene = guideScene(seat, t);
    this.#root = decisionAt(seat);
    this.#better = betterAt(seat, t);
    this.#guide = getGuide(seat.table.game);
  }

  /**
   * Where a game's guide wants it, choices are always made one after the other. Elsewhere that's the last resort: it takes
   * more presses than offering all actions at once, for which there may be too many; then the first choices may leave
   * room for the best actions.
   */
  offered(opening: Opening): Offered {
    if (this.#guide.steps) return this.#stepwise(opening);
    const at = settle(opening.node ?? this.#root);
    const isFirst = at.path.join() === settle(this.#root).path.join();
    const isOnBoard = this.#isOnBoard(at);
    const steps = this.#listed(choicesAt(at), isOnBoard);
    return (
      (isFirst ? this.#stepsAndBest(at, steps) : null) ??
      (opening.node ? null : this.#allAtOnce(this.#atOnce(isOnBoard), opening)) ??
      this.#steps(at, steps, opening)
    );
  }

  named(action: GameAction): NamedAction {
    const leaves = collectLeaves(this.#root);
    const key = actionKey(action);
    const leaf = leaves.find(({ actions }) => actionKey(actions[0]!) === key)!;
    const { numbering } = this.#atOnce(this.#isOnBoard(settle(this.#root)));
    const numbered = numbering(leaf.actions, this.#whole(leaf));
    const isOffered = this.offered({}).rows.flatMap(labelsOf).includes(numbered.text);
    return { path: leaf.path, label: isOffered ? numbered : this.#whole(leaf) };
  }

  /** The choices at a node, numbered as the picture numbers them; the first ones in the board's order. */
  #stepwise({ node: at = this.#better, isAll = false, ...opening }: Opening): Offered {
    const { table } = this.#seat;
    const node = settle(at);
    const isFirst = node.path.length === 0;
    const isNumbered = ({ actions: [action] }: Decision<GameAction>) =>
      this.#guide.isNumbered?.(action!) ?? true;
    const leaves = collectLeaves(node);
    const below = isFirst || leaves.length > MOST_LEAVES ? choicesAt(node) : leaves;
    const listed = isFirst ? below : this.#listed(below, true).choices;
    const onBoard = listed.filter(isNumbered);
    const choices = [...onBoard, ...listed.filter((choice) => !isNumbered(choice))];
    const numbered = choices.map((choice, at) => ({ choice, number: at < onBoard.length ? at + 1 : null }));
    const before = isAll ? [ALL_ACTIONS] : [];
    const shown = numbered.map(({ choice, number }): Choice => {
      const [action] = choice.actions;
      const [leaf] = choice.actions.length > 1 ? [] : collectLeaves(choice);
      const [sequel] = isAll || choice.actions.length > 1 ? [] : certainSequels(this.#seat, action!);
      const label = sequel
        ? this.#guide.joined!(this.#scene, choice, sequel)
        : this.#guide.label(this.#scene, choice);
      return {
        path: [...before, ...(leaf ?? choice).path, ...(sequel ? [SEQUEL] : [])],
        label:
          number === null
            ? label
            : { ...label, text: this.#t('discord-menu-row', { number, text: label.text }) },
        section: isFirst ? this.#guide.section?.(this.#scene, choice) : undefined,
      };
    });
    const whole = isAll ? null : follow(this.#root, at.path);
    const others = whole !== null && whole.actions.length > node.actions.length;
    const above = forkAbove(isAll ? this.#root : this.#better, node.path);
    const back = above?.length
      ? componentAt(table, 'pick', [...before, ...above])
      : componentAt(table, 'more', ['0']);
    const ways = [
      ...(others
        ? [
            button(componentAt(table, 'more', ['0', ALL_ACTIONS, ...at.path]), {
              text: this.#t(isFirst ? 'discord-button-all' : 'discord-button-all-ways'),
            }),
          ]
        : []),
      ...(isFirst && !isAll ? [] : [button(back, { text: this.#t('discord-button-back') })]),
      ...this.#ways(),
    ];
    const prompt = this.#prompt(node);
    const path = [...before, ...node.path];
    return {
      prompt,
      rows: this.#rows(path, shown, ways, prompt, opening),
      onBoard: {
        actions: choices.flatMap(({ actions }) => actions),
        numbers: choices.flatMap(({ actions }, at) => actions.map(() => at + 1)),
      },
    };
  }

  /** Whether the choices below the node are made on the board, so that its picture shows them. */
  #isOnBoard(at: Decision<GameAction>): boolean {
    return at.path.length > 0 || (this.#guide.onBoard?.(this.#seat.view) ?? false);
  }

  /** The actions that have a button, or null if all do. */
  #shortlist(): readonly GameAction[] | null {
    const { actions } = this.#seat;
    const listed = this.#guide.shortlist?.(this.#scene, actions) ?? actions;
    return listed.length < actions.length ? listed : null;
  }

  /** The actions that are offered at once, as a picture of them shows them. */
  #atOnce(isOnBoard: boolean): Listed {
    const leaves = collectLeaves(this.#root);
    const listed = this.#shortlist();
    if (listed === null) return this.#listed(leaves, isOnBoard);
    if (listed.length === 0)
      return { choices: leaves, numbering: unnumbered, onBoard: numberedFromOne(this.#seat.actions) };
    return this.#listed(
      leaves.filter(({ actions: [action] }) => listed.includes(action!)),
      isOnBoard,
    );
  }

  /** The choices in the order of their picture, or the best first, each with everything that it leads to. */
  #listed(choices: readonly Decision<GameAction>[], isOnBoard: boolean): Listed {
    if (!isOnBoard) return { choices, numbering: unnumbered, onBoard: null };
    return this.#arranged(choices) ?? this.#bestFirst(choices);
  }

  #arranged(choices: readonly Decision<GameAction>[]): Listed | null {
    const firsts = new Map(choices.map((choice) => [choice.actions[0]!, choice]));
    const order = this.#guide.arranged?.(this.#seat.view, [...firsts.keys()]);
    if (!order) return null;
    const ordered = order.map((action) => firsts.get(action)!);
    return this.#pictured(ordered, {
      actions: ordered.flatMap(({ actions }) => actions),
      numbers: ordered.flatMap(({ actions }, at) => actions.map(() => at + 1)),
    });
  }

  #bestFirst(choices: readonly Decision<GameAction>[]): Listed {
    const worth = (action: GameAction) => this.#worth(action);
    const sorted = choices.map((choice) => ({ ...choice, actions: bestFirst(choice.actions, worth) }));
    const ordered = bestFirst(sorted, ({ actions }) => worth(actions[0]!));
    return this.#pictured(ordered, numberedFromOne(ordered.flatMap(({ actions }) => actions)));
  }

  #pictured(choices: readonly Decision<GameAction>[], onBoard: Pictured): Listed {
    return { choices, numbering: numberActions(onBoard, this.#guide, this.#t), onBoard };
  }

  /** The first choices with the best actions; null where all actions can be offered at once, or by their parts. */
  #stepsAndBest(at: Decision<GameAction>, listed: Listed): Offered | null {
    const { table, actions } = this.#seat;
    const isDeep = listed.choices.some((branch) => branch.actions.length > 1);
    if (this.#guide.sets || actions.length <= MOST_OFFER_BUTTONS || !isDeep) return null;
    const steps = this.#choices(listed);
    const { offers } = this.#group(this.#byWorth(collectLeaves(this.#root)), unnumbered);
    const rows = stepsAndBest(table, steps, offers, this.#t);
    if (rows === null) return null;
    const { onBoard } = listed;
    return { prompt: this.#prompt(at), rows: [...rows, ...buttonRows(this.#ways())], onBoard };
  }

  /** All actions at once; null if they're too many. */
  #allAtOnce(listed: Listed, { chosen = [] }: Opening): Offered | null {
    const { table } = this.#seat;
    const isDeep = choicesAt(this.#root).some(({ actions }) => actions.length > 1);
    const text = this.#t('discord-button-steps');
    const steps = isDeep ? [button(componentAt(table, 'more', ['0']), { text })] : [];
    const ways = this.#ways();
    const must = ways.length - (hintButton(this.#seat, this.#t).length + 1);
    // Where there's no room for all of them, the choices come before the hint.
    for (let kept = ways.length; kept >= must; kept--) {
      const last = [...steps, ...ways.slice(0, kept)];
      const spare = MAX_BUTTONS_A_ROW - last.length;
      const offered = offerRows(table, this.#groups(listed), this.#t, spare, chosen);
      if (!offered) continue;
      const rows = [...offered.rows, ...buttonRows([...offered.beside, ...last])];
      return { prompt: this.#prompt(this.#root), rows, onBoard: listed.onBoard };
    }
    return null;
  }

  /** The choices at one node of the tree. */
  #steps(at: Decision<GameAction>, listed: Listed, opening: Opening): Offered {
    const { table } = this.#seat;
    const above = forkAbove(this.#root, at.path);
    const back =
      above?.length === 0 ? componentAt(table, 'more', ['0']) : componentAt(table, 'pick', above ?? []);
    const ways = [
      ...(opening.node ? [button(back, { text: this.#t('discord-button-back') })] : []),
      ...this.#ways(),
    ];
    const prompt = this.#prompt(at);
    const rows = this.#rows(at.path, this.#choices(listed), ways, prompt, opening);
    return { prompt, rows, onBoard: listed.onBoard };
  }

  /** A page of choices, and the other ways below. */
  #rows(
    path: readonly string[],
    choices: readonly Choice[],
    ways: readonly APIButtonComponentWithCustomId[],
    prompt: string,
    { page = 0, room = Number.POSITIVE_INFINITY }: Opening,
  ): Row[] {
    const left = room - wordsIn(prompt) - wordsIn(ways.map(({ label = '' }) => label).join(' '));
    const { rows, more } = choiceRows(this.#seat.table, path, choices, page, this.#t, left);
    return [...rows, ...buttonRows([...(more ? [more] : []), ...ways].slice(0, MAX_BUTTONS_A_ROW))];
  }

  /** What else can be pressed, the most important first. */
  #ways() {
    return [
      ...undoButton(this.#seat, this.#t),
      nowButton(this.#seat, this.#t),
      ...hintButton(this.#seat, this.#t),
      happenedButton(this.#seat, this.#t),
    ];
  }

  #choices({ choices, numbering }: Listed): Choice[] {
    return choices.map((branch) => ({
      path: pathPlayed(this.#seat, branch),
      label: numbering(branch.actions, this.#guide.label(this.#scene, branch)),
      section: this.#guide.section?.(this.#scene, branch),
    }));
  }

  /**
   * Every action by section, the best first or as pictured; those that have no parts are apart from those that have. Of
   * a shortlist, the others are below it, by their parts.
   */
  #groups({ choices, onBoard, numbering }: Listed): OfferGroup[] {
    const listed = this.#shortlist();
    const leaves = collectLeaves(this.#root);
    const all = onBoard && choices.length === leaves.length ? choices : this.#byWorth(leaves);
    if (listed) {
      const isListed = ({ actions: [action] }: Decision<GameAction>) => listed.includes(action!);
      const first = listed.length > 0 ? [this.#group(all.filter(isListed), numbering)] : [];
      const inParts = all.filter(({ actions: [action] }) => this.#partsOf(action!).length > 0);
      return [
        ...first.map((group) => ({
          ...group,
          offers: group.offers.map((offer) => ({ ...offer, parts: [] })),
        })),
        ...(inParts.length > 0 ? [{ ...this.#group(inParts, numbering), isRest: true }] : []),
      ];
    }
    const groups = new Map<string, Decision<GameAction>[]>();
    for (const leaf of all) {
      const isInParts = this.#partsOf(leaf.actions[0]!).length > 0;
      const key = `${this.#guide.section?.(this.#scene, leaf) ?? ''}/${isInParts}`;
      groups.set(key, [...(groups.get(key) ?? []), leaf]);
    }
    return [...groups.values()].map((leaves) => this.#group(leaves, numbering));
  }

  #group(leaves: readonly Decision<GameAction>[], numbering: Numbering): OfferGroup {
    const { sets } = this.#guide;
    const actions = leaves.map((leaf) => leaf.actions[0]!);
    const having = (part: string) => actions.filter((action) => this.#partsOf(action).includes(part));
    return {
      heading: this.#guide.section?.(this.#scene, leaves[0]!) ?? null,
      offers: leaves.map(
        (leaf): Offer => ({
          path: pathPlayed(this.#seat, leaf),
          label: () => numbering(leaf.actions, this.#whole(leaf)),
          parts: this.#partsOf(leaf.actions[0]!),
        }),
      ),
      ask: sets && this.#partsOf(actions[0]!).length > 0 ? sets.ask(this.#scene, actions) : null,
      labelOf: (part) => sets?.label(this.#scene, part, having(part)) ?? { text: part },
    };
  }

  #prompt(at: Decision<GameAction>): string {
    return this.#guide.prompt(this.#scene, at);
  }

  #partsOf(action: GameAction): readonly string[] {
    return this.#guide.sets?.partsOf(action) ?? [];
  }

  #byWorth(leaves: readonly Decision<GameAction>[]): readonly Decision<GameAction>[] {
    return bestFirst(leaves, ({ actions: [action] }) => this.#worth(action!));
  }

  #worth(action: GameAction): number {
    return this.#guide.worth?.(this.#scene, action) ?? 0;
  }

  /** The label of a leaf among whole actions. */
  #whole(leaf: Decision<GameAction>): Label {
    return this.#guide.whole?.(this.#scene, leaf.actions[0]!) ?? this.#guide.label(this.#scene, leaf);
  }
}

/** What a row's controls can be chosen by. */
const labelsOf = ({ components }: Row): string[] =>
  components.flatMap((control) =>
    'options' in control
      ? control.options.map(({ label }) => label)
      : 'label' in control
        ? (control.label ?? [])
        : [],
  );

/** Sorted by worth; equally good ones stay in order. */
export const bestFirst = <T>(items: readonly T[], worthOf: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, worth: worthOf(item) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ item }) => item);
