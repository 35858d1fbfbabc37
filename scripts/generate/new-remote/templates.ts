import { LANGUAGES } from '../../../shared/src/contract/languages.ts';

/** The files of a remote before its first screen. */
export function remoteFiles(
  unit: string,
  likeUnit: { version: string; dependencies: object; devDependencies: object },
) {
  const domain = unit.slice('mf-'.length);
  const manifest = {
    name: `@resort/${unit}`,
    version: likeUnit.version,
    private: true,
    type: 'module',
    scripts: { build: 'rsbuild build', dev: 'node ../scripts/run.mjs ../scripts/dev/cli.mjs' },
    dependencies: likeUnit.dependencies,
    devDependencies: likeUnit.devDependencies,
  };
  const locales = LANGUAGES.map((language) => [`src/locales/${language}.json`, '{}\n']);
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'rsbuild.config.ts': `\
import { remoteConfig } from '@resort/shared/build';
import remote from './src/remote.ts';

export default remoteConfig(import.meta.url, remote);
`,
    'src/remote.ts': `\
import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: '${domain}',
  translations: (language) => import(\`./locales/\${language}.json\`),
  routes: [],
});
`,
    'src/testing/show.ts': `\
import { MEI_LING, renderScreen } from '@resort/shared/testing';
import type { ComponentType } from 'react';
import texts from '../locales/en.json' with { type: 'json' };

/** A screen of this remote at an address, as Mei Ling sees it in English. */
export const show = (Screen: ComponentType, at: string) =>
  renderScreen(Screen, { at, texts: { ${domain}: texts }, member: MEI_LING });
`,
    ...(Object.fromEntries(locales) as Record<string, string>),
  };
}
