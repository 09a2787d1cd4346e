import { parseAst } from 'vitest/node';

/** A small change that somebody could make by mistake. */
export interface Mistake {
  readonly file: string;
  readonly kind: string;
  /** What's replaced, by offset, and by what. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const child = (node: Node, key: string): Node => node[key] as Node;
const list = (node: Node, key: string): readonly Node[] => node[key] as readonly Node[];

const COMPARISONS = new Map<string, readonly [kind: string, other: string]>([
  ['<', ['limit', '<=']],
  ['<=', ['limit', '<']],
  ['>', ['limit', '>=']],
  ['>=', ['limit', '>']],
  ['===', ['comparison', '!==']],
  ['!==', ['comparison', '===']],
]);

const OTHER_NAMES = new Map<string, readonly [kind: string, other: string]>([
  ['every', ['several', 'some']],
  ['some', ['several', 'every']],
  ['max', ['several', 'min']],
  ['min', ['several', 'max']],
  ['ceil', ['limit', 'floor']],
  ['floor', ['limit', 'ceil']],
]);

const SORTS = /^(sort|toSorted|reverse|toReversed)$/;
const CLEANING =
  /^(delete|clear|cancel|close|stop|end|dispose|release|restore|remove|off|destroy|abort|unref|pop)|^clear(Timeout|Interval)$/i;
/** What nobody looks at: a log, a measurement, an error that's thrown. */
const UNSEEN = /\blog\b|\.(debug|info|warn|error|unref)\(|\b(publish|measure\w*)\(|^super\(/;

/** Whether a sorting, an argument, a part of a key may be named without calling anything. */
const isPlain = ({ type, name }: Node): boolean =>
  type === 'MemberExpression' || (type === 'Identifier' && !/^[A-Z_]+$/.test(String(name)));

/** A number of which one more makes a difference. */
const isCount = (node: Node): boolean => {
  const { value } = node;
  return typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= 200;
};

/** A mistake that can't be read hides what's wrong with the others. */
export function isReadable(file: string, source: string): boolean {
  try {
    parseAst(source, { lang: 'ts' }, file);
    return true;
  } catch {
    return false;
  }
}

/** Every mistake of these kinds that can be made in a file. */
export function mistakesIn(file: string, source: string): Mistake[] {
  const found: Mistake[] = [];
  const textOf = ({ start, end }: Node): string => source.slice(start, end);
  const isDrawn = file.startsWith('render/');
  const put = (kind: string, { start, end }: Pick<Node, 'start' | 'end'>, text: string): void => {
    found.push({ file, kind, start, end, text });
  };
  const swap = (kind: string, one: Node, two: Node): void => {
    if (textOf(one) !== textOf(two))
      put(
        kind,
        { start: one.start, end: two.end },
        textOf(two) + source.slice(one.end, two.start) + textOf(one),
      );
  };

  const makers: Readonly<Record<string, (node: Node) => void>> = {
    BinaryExpression(node) {
      const [left, right] = [child(node, 'left'), child(node, 'right')];
      const operator = node.operator as string;
      const between = { start: left.end, end: right.start };
      const [kind, other] = COMPARISONS.get(operator) ?? [];
      if (kind && other) put(kind, between, source.slice(left.end, right.start).replace(operator, other));
      const isOne = right.value === 1 && !isDrawn;
      if (isOne && (operator === '+' || operator === '-')) put('limit', node, textOf(left));
      if (operator === '|' && right.type !== 'Literal') put('key', node, textOf(left));
    },
    LogicalExpression(node) {
      const operator = node.operator as string;
      if (operator === '??') return;
      put('branch', node, `(${textOf(child(node, 'left'))})`);
      put('branch', node, `(${textOf(child(node, 'right'))})`);
    },
    ConditionalExpression(node) {
      put('branch', node, `(${textOf(child(node, 'consequent'))})`);
      if (child(node, 'alternate').type !== 'Literal')
        put('branch', node, `(${textOf(child(node, 'alternate'))})`);
    },
    IfStatement(node) {
      if (node.alternate) put('branch', node, textOf(child(node, 'consequent')));
      else if (child(node, 'consequent').type !== 'ThrowStatement') put('branch', node, '{}');
    },
    ExpressionStatement(node) {
      const expression = child(node, 'expression');
      if (node.directive) return;
      if (expression.type === 'AwaitExpression')
        put('await', node, `${textOf(child(expression, 'argument'))};`);
      const call = expression.type === 'AwaitExpression' ? child(expression, 'argument') : expression;
      const recipient = call.type === 'CallExpression' ? child(call, 'callee') : undefined;
      const name = recipient && textOf(recipient).replace(/^.*[.#?]/s, '');
      const kind = name && CLEANING.test(name) ? 'clean-up' : 'dropped line';
      put(kind, node, '{}');
    },
    TryStatement(node) {
      if (node.finalizer) put('clean-up', child(node, 'finalizer'), node.handler ? '{}' : '{ 0; }');
    },
    CallExpression(node) {
      const [recipient, passed] = [child(node, 'callee'), list(node, 'arguments')];
      const property = recipient.type === 'MemberExpression' ? child(recipient, 'property') : undefined;
      const name = property ? textOf(property) : '';
      if (property && SORTS.test(name)) put('sort', node, textOf(child(recipient, 'object')));
      const [kind, other] = (!isDrawn && OTHER_NAMES.get(name)) || [];
      if (property && kind && other) put(kind, property, other);
      if (recipient.type === 'MemberExpression' && textOf(child(recipient, 'object')) === 'Math') return;
      for (const [at, one] of passed.entries()) {
        const two = passed[at + 1];
        if (two && isPlain(one) && isPlain(two)) swap('swapped names', one, two);
      }
    },
    ObjectExpression(node) {
      const properties = list(node, 'properties').filter(
        (each) => each.type === 'Property' && isPlain(child(each, 'value')),
      );
      for (const [at, one] of properties.entries()) {
        const two = properties[at + 1];
        if (!two) continue;
        const [a, b] = [child(one, 'value'), child(two, 'value')];
        const [nameA, nameB] = [textOf(child(one, 'key')), textOf(child(two, 'key'))];
        const between = source.slice(one.end, two.start);
        const text = `${nameA}: ${textOf(b)}${between}${nameB}: ${textOf(a)}`;
        put('swapped names', { start: one.start, end: two.end }, text);
      }
    },
    TemplateLiteral(node) {
      const parts = list(node, 'expressions');
      if (parts.length < 2 || /[ \n]/.test(source.slice(node.start, node.end).replace(/\$\{[^}]*\}/g, '')))
        return;
      for (const part of parts) put('key', part, "''");
    },
    Literal(node) {
      if (isCount(node) && !isDrawn) put('limit', node, String((node.value as number) + 1));
    },
  };

  const walk = (node: Node): void => {
    if (node.type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(node.type)) return;
    if (/^(Import|Throw|Export(All|Named)Declaration$)/.test(node.type) && !node.declaration) return;
    const isCall = node.type === 'ExpressionStatement' || node.type === 'CallExpression';
    if (isCall && UNSEEN.test(textOf(node).split('\n')[0]!)) return;
    makers[node.type]?.(node);
    childrenOf(node).forEach(walk);
  };
  walk(parseAst(source, { lang: 'ts' }, file) as unknown as Node);
  return found;
}
