/** Text, escaped for markup. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A picture with a name and a description for those who do not see it, in the colours of light and dark pages. */
export function picture(
  size: { width: number; height: number },
  { title, description }: { title: string; description: string },
  body: readonly string[],
): string {
  const { width, height } = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="page" width="${width}" height="${height}"/>`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

export const text = (x: number, y: number, words: string, kind = ''): string =>
  `<text x="${x}" y="${y}"${kind === '' ? '' : ` class="${kind}"`}>${escaped(words)}</text>`;

/** Bars differ in lightness, too, and each has its name and its number beside it: nothing is said by colour alone. */
const STYLE = [
  'text{font:13px system-ui,sans-serif;fill:#2b2622}',
  '.head{font-weight:600;font-size:15px}.soft{fill:#6b625a}.end{text-anchor:end}.mid{text-anchor:middle}',
  '.page{fill:#fdfbf7}.axis{stroke:#d9d0c4}.whisker{stroke:#2b2622;stroke-width:1.5}',
  '.federated{fill:#8a5a1f}.origins{fill:#c08a45}.monolith{fill:#2f6f73}.defaults{fill:#a9a29a}',
  '.line{fill:none;stroke:#8a5a1f;stroke-width:2}.dot{fill:#8a5a1f}',
  '@media (prefers-color-scheme:dark){text{fill:#ece5da}.soft{fill:#b0a698}.page{fill:#1b1815}.axis{stroke:#453d35}',
  '.whisker{stroke:#ece5da}.federated{fill:#d9a45b}.origins{fill:#a97a3d}.monolith{fill:#67b5b9}.defaults{fill:#7b746c}',
  '.line{stroke:#d9a45b}.dot{fill:#d9a45b}}',
].join('');
