/** A name in camel case as IDs of messages spell it: `notYourTurn` is "not-your-turn". */
export type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

export const kebab = <Name extends string>(name: Name): Kebab<Name> =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<Name>;
