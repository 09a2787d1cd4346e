/** Everything that can be read from a text table of the card game. */
export function readCardGameTable(text: string) {
  const lines = text.split('\n');
  const match = (pattern: RegExp) =>
    lines.map((line) => pattern.exec(line)).filter((found) => found !== null);
  const turn = match(/^(\w+)’s turn: (.*)$/)[0];
  const piles = match(/^Piles: adversaries (\d+), knights (\d+), discards (\d+)/)[0];
  const cards = (list: string) => (list === '–' ? [] : list.split(' ').sort());
  return {
    toAct: turn?.[1] ?? null,
    steps: turn === undefined ? [] : (turn[2] as string).split(', ').map((step) => step.replace(/ .*/, '')),
    maxDraw: Number(/draw 0–(\d)/.exec(turn?.[2] ?? '')?.[1] ?? 0),
    adversaryPile: Number(piles?.[1]),
    knightPile: Number(piles?.[2]),
    discards: Number(piles?.[3]),
    players: match(
      /^(\w+) \(\w+\): (\d+) points?, (\d+) knight cards?(?:, (\d) seals?)?, adversaries (.*)$/,
    ).map((found) => ({
      name: found[1],
      score: Number(found[2]),
      knights: Number(found[3]),
      seals: found[4] === undefined ? null : Number(found[4]),
      trophies: cards(found[5] as string),
    })),
    columns: match(/^[PEMD] [a-z ]+: (.*)$/).map((found) =>
      found[1] === '–'
        ? []
        : (found[1] as string).split(', ').map((card) => {
            const [, value, seal] = /^(\d)(?: \((\w+)\))?$/.exec(card) ?? [];
            return { value: Number(value), seal: seal ?? null };
          }),
    ),
    adventures: match(/^(\d+) [A-Z][A-Za-z ]+: (.*)$/).map((found) => {
      const taken = /^(\w+), ((?:[PEMD]\d ?)+)$/.exec(found[2] as string);
      return {
        value: Number(found[1]),
        taken: taken === null ? null : { by: taken[1], pay: cards(taken[2] as string) },
      };
    }),
  };
}
