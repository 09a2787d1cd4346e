/** What survives `JSON.stringify` and back unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
