/** A picture for stories, since the gallery has no app server that could draw one. `sky`: any CSS colour. */
export const scene = (sky: string): string =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600"><path fill="${sky}" d="M0 0h400v300H0z"/><circle cx="200" cy="150" r="56" fill="#ffe6b0"/><path fill="#5a1522" d="M0 170q100-60 200 0t200-20v150H0z"/></svg>`,
  );

/** The pictures on which words are hardest to read: photographs of a hotel may come close to each. */
export const HARD_PICTURES: Readonly<Record<'white' | 'black' | 'noisy', string>> = {
  white: plain('<path fill="#fff" d="M0 0h400v300H0z"/>'),
  black: plain('<path d="M0 0h400v300H0z"/>'),
  noisy: plain(
    '<filter id="n"><feTurbulence baseFrequency=".4" numOctaves="2" seed="7"/><feComponentTransfer><feFuncR type="discrete" tableValues="0 1"/><feFuncG type="discrete" tableValues="0 1"/><feFuncB type="discrete" tableValues="0 1"/><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer></filter><path filter="url(#n)" d="M0 0h400v300H0z"/>',
  ),
};

function plain(content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
