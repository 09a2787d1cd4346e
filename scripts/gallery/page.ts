/** A picture on the page. */
export interface PagePicture {
  readonly name: string;
  /** Size of the file. */
  readonly bytes: number;
  readonly alt: string;
  readonly text: string;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}

function figure({ name, bytes, alt, text }: PagePicture): string {
  const file = `${encodeURIComponent(name)}.png`;
  return `<figure id="${escaped(name)}">
<figcaption><a href="#${escaped(name)}">${escaped(name)}</a>, ${Math.round(bytes / 1000)} kB</figcaption>
<img class="full" src="${file}" alt="${escaped(alt)}" loading="lazy">
<img class="phone" src="${file}" alt="" loading="lazy">
<details><summary>Text</summary><p>${escaped(alt)}</p><pre>${escaped(text)}</pre></details>
</figure>`;
}

/** A page to browse the pictures at full size and 400 pixels wide, on Discord's dark and light backgrounds. */
export function galleryPage(
  sections: readonly { readonly title: string; readonly pictures: readonly PagePicture[] }[],
): string {
  const shown = sections.filter(({ pictures }) => pictures.length > 0);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>
body { margin: 0; padding: 1rem; background: #313338; color: #dbdee1; font: 16px/1.4 sans-serif; }
body:has(#light:checked) { background: #ffffff; color: #313338; }
a { color: inherit; }
nav { position: sticky; top: 0; background: inherit; padding: .5rem 0; display: flex; gap: 1rem; flex-wrap: wrap; }
figure { margin: 1rem 0 2rem; }
img.full { max-width: 100%; vertical-align: top; }
img.phone { width: 400px; vertical-align: top; }
pre { overflow: auto; }
</style>
<nav>${shown.map(({ title }, i) => `<a href="#section-${i}">${escaped(title)}</a>`).join('')}
<label><input type="checkbox" id="light"> light</label></nav>
${shown.map(({ title, pictures }, i) => `<h2 id="section-${i}">${escaped(title)}</h2>\n${pictures.map(figure).join('\n')}`).join('\n')}
</html>
`;
}
