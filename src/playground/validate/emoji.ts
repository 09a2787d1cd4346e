/** The flag that knows emoji of several characters; the compiler's target is older than it, Node 20 is not. */
const UNICODE_SETS = 'v';
const RECOMMENDED = new RegExp('^\\p{RGI_Emoji}$', UNICODE_SETS);
const VARIATION_SELECTOR = '\uFE0F';

/** Whether a text is one emoji of Unicode's recommended set; its variation selector may be left out. */
export function isUnicodeEmoji(text: string): boolean {
  return RECOMMENDED.test(text) || RECOMMENDED.test(text + VARIATION_SELECTOR);
}
