const RECOMMENDED = /^\p{RGI_Emoji}$/v;
const VARIATION_SELECTOR = '\uFE0F';

/** Whether a text is one emoji of Unicode's recommended set; its variation selector may be left out. */
export function isUnicodeEmoji(text: string): boolean {
  return RECOMMENDED.test(text) || RECOMMENDED.test(text + VARIATION_SELECTOR);
}
