/** Matches emoji of several code points. Node 20 supports the flag, but the compile target doesn't. */
const UNICODE_SETS = 'v';
const RECOMMENDED = new RegExp('^\\p{RGI_Emoji}$', UNICODE_SETS);
const VARIATION_SELECTOR = '\uFE0F';

/** Whether a text is one emoji of Unicode's recommended set, with or without its variation selector. */
export function isUnicodeEmoji(text: string): boolean {
  return RECOMMENDED.test(text) || RECOMMENDED.test(text + VARIATION_SELECTOR);
}
