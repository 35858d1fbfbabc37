import { createRequire } from 'node:module';

export { default as subsetFont } from 'subset-font';

/** EB Garamond, regular, Latin. */
export const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2',
);
