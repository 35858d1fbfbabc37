/** A picture for stories, since the gallery has no app server that could draw one. `sky`: any CSS colour. */
export const scene = (sky: string): string =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600"><path fill="${sky}" d="M0 0h400v300H0z"/><circle cx="200" cy="150" r="56" fill="#ffe6b0"/><path fill="#5a1522" d="M0 170q100-60 200 0t200-20v150H0z"/></svg>`,
  );
