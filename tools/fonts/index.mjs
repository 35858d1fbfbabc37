import { createRequire } from 'node:module';

export { default as subsetFont } from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** Where the packages have a font's file; all are licensed under the SIL Open Font License 1.1. */
export const fontFiles = {
  text: resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  sjm: resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2'),
  glp: resolve('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2'),
  pvm: resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'),
  gl: resolve('@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff2'),
};

/** The text of each font's licence. */
export const licenceFiles = {
  text: resolve('@fontsource-variable/source-sans-3/LICENSE'),
  sjm: resolve('@fontsource/eb-garamond/LICENSE'),
  glp: resolve('@fontsource/cormorant-garamond/LICENSE'),
  pvm: resolve('@fontsource/marcellus/LICENSE'),
  gl: resolve('@fontsource/playfair-display/LICENSE'),
};
