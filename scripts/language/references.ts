import { type Pattern, Visitor } from '@fluent/syntax';
import { functions } from '../../src/i18n/fluent/functions.ts';
import type { Entries } from './entries.ts';

interface Reference {
  readonly id: { readonly name: string };
  readonly attribute: { readonly name: string } | null;
}

class References extends Visitor {
  readonly messages: string[] = [];
  readonly terms: string[] = [];
  readonly functions: string[] = [];

  override visitMessageReference({ id, attribute }: Reference): void {
    this.messages.push(attribute === null ? id.name : `${id.name}.${attribute.name}`);
  }

  override visitTermReference(node: Reference): void {
    const { id, attribute } = node;
    this.terms.push(attribute === null ? `-${id.name}` : `-${id.name}.${attribute.name}`);
    this.genericVisit(node as never);
  }

  override visitFunctionReference(node: { readonly id: { readonly name: string } }): void {
    this.functions.push(node.id.name);
    this.genericVisit(node as never);
  }
}

/** What messages refer to that isn't there. */
export function missingReferences(entries: Entries): string[] {
  return [...entries.messages.values(), ...entries.terms.values()].flatMap(({ id, pattern }) =>
    [...absentIn(pattern, entries)].map((name) => `${id} refers to ${name}, which isn’t there`),
  );
}

function absentIn(pattern: Pattern, { messages, terms }: Entries): Set<string> {
  const references = new References();
  references.visit(pattern);
  return new Set([
    ...references.messages.filter((id) => !messages.has(id)),
    ...references.terms.filter((id) => !terms.has(id)),
    ...references.functions.filter((name) => !Object.hasOwn(functions, name)),
  ]);
}
