import { readFileSync } from 'node:fs';

export interface Instruction {
  readonly keyword: string;
  readonly text: string;
}

export interface Stage {
  /** The image or the earlier stage that it begins with. */
  readonly from: string;
  readonly name: string | null;
  readonly instructions: readonly Instruction[];
}

/** The stages of the Dockerfile, in order. */
export function stagesOf(file: string): Stage[] {
  const lines = readFileSync(file, 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of lines) {
    const [, keyword = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const [from = '', , name = null] = text.split(/\s+/);
    if (keyword === 'FROM') stages.push({ from, name, instructions: [] });
    else stages.at(-1)!.instructions.push({ keyword, text });
  }
  return stages;
}

export const textsOf = ({ instructions }: Stage, keyword: string): string[] =>
  instructions.filter((each) => each.keyword === keyword).map(({ text }) => text);

/** The stage with all that it builds on, from the image upward. */
export function lineage(stages: readonly Stage[], stage: Stage): Stage[] {
  const before = stages.find(({ name }) => name === stage.from);
  return before ? [...lineage(stages, before), stage] : [stage];
}

/** What's set in the stage's environment. */
export function environmentOf(stages: readonly Stage[], stage: Stage): Record<string, string> {
  const pairs = lineage(stages, stage).flatMap((each) =>
    textsOf(each, 'ENV').flatMap((text) => text.split(/\s+/).map((pair) => pair.split('='))),
  );
  return Object.fromEntries(pairs as [string, string][]);
}

export interface Copy {
  readonly from: string | null;
  readonly sources: readonly string[];
  readonly to: string;
}

export const copiesOf = (stage: Stage): Copy[] =>
  textsOf(stage, 'COPY').map((text) => {
    const words = text.split(/\s+/);
    const from = words[0]!.startsWith('--from=') ? words.shift()!.slice('--from='.length) : null;
    return { from, sources: words.slice(0, -1), to: words.at(-1)! };
  });
