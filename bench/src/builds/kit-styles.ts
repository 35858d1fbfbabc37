import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { projectRoot } from './folders.ts';

const kit = join(projectRoot, 'shared/src/ui');

/** Each skin's style, font and icons, beside the bundle as in the shell's own build. */
export const skinFiles: RsbuildConfig = {
  output: { copy: [{ from: join(kit, '../skin/characters'), to: 'app' }] },
};

/**
 * The styles that the kit's index imports, with the font of texts. The product has them because it provides the whole
 * kit; in one application each component is taken from its own file, and the index with its styles falls away.
 */
export const kitStyles: RsbuildConfig = {
  source: {
    preEntry: [...readFileSync(join(kit, 'index.ts'), 'utf8').matchAll(/^import '(.+\.css)';$/gm)].map(
      ([, file = '']) => join(kit, file),
    ),
  },
};
