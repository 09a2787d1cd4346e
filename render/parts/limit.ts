export const ALT_LIMIT = 1024;
export const TEXT_LIMIT = 1900;

/** Joins the parts up to the limit. The part that would exceed it is shortened, and the rest are left out. */
export function limited(parts: readonly string[], separator: string, limit: number): string {
  let text = '';
  for (const part of parts) {
    const longer = text === '' ? part : text + separator + part;
    if (longer.length > limit) return shortened(longer, limit);
    text = longer;
  }
  return text;
}

/** The heading and as many whole lines as fit, then what `more` says about the number left out. */
export function limitedList(
  heading: string,
  lines: readonly string[],
  more: (count: number) => string,
  limit: number,
): string {
  let text = shortened(heading, limit);
  for (const [i, line] of lines.entries()) {
    const isLast = i === lines.length - 1;
    const room = isLast ? limit : limit - more(lines.length).length - 1;
    if (text.length + 1 + line.length > room) return `${text}\n${more(lines.length - i)}`;
    text += `\n${line}`;
  }
  return text;
}

/** At most `limit` UTF-16 code units, with an ellipsis if shortened; never splits a surrogate pair. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = limit - 1;
  if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}
