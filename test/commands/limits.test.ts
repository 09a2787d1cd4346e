import { describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly options?: readonly Described[];
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
}

const all = [...commands.values()].map(({ data }) => data as Described);

function* within(command: Described): Generator<Described> {
  yield command;
  for (const option of command.options ?? []) yield* within(option);
}

/** Discord counts names, descriptions and values of a command with all it holds. */
function characters(command: Described): number {
  let sum = 0;
  for (const part of within(command)) {
    sum += part.name.length + (part.description ?? '').length;
    for (const { name, value } of part.choices ?? []) sum += name.length + String(value).length;
  }
  return sum;
}

describe('everything registered', () => {
  it('has no more commands than Discord allows', () => {
    expect(all.length).toBeGreaterThan(4);
    expect(all.length).toBeLessThanOrEqual(100);
  });

  it.each(all.map((command) => [command.name, command] as const))(
    '/%s is within the limits',
    (_name, command) => {
      expect(characters(command)).toBeLessThanOrEqual(8000);
      for (const { name, description, options, choices, autocomplete } of within(command)) {
        expect(name).toMatch(/^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u);
        expect(name).toBe(name.toLowerCase());
        expect(description!.length).toBeGreaterThan(0);
        expect(description!.length).toBeLessThanOrEqual(100);
        expect(options?.length ?? 0).toBeLessThanOrEqual(25);
        expect(choices?.length ?? 0).toBeLessThanOrEqual(25);
        expect(autocomplete && choices).toBeFalsy();
        const names = (options ?? []).map((option) => option.name);
        expect(new Set(names).size).toBe(names.length);
        const required = (options ?? []).map((option) => option.required === true);
        expect(required.lastIndexOf(true)).toBeLessThanOrEqual(
          required.indexOf(false) < 0 ? 25 : required.indexOf(false),
        );
        for (const entry of choices ?? []) expect(entry.name.length).toBeLessThanOrEqual(100);
      }
    },
  );
});
