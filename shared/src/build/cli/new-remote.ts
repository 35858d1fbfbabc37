import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '../../contract/languages.ts';
import { PLACEHOLDERS } from './placeholders.ts';

/**
 * Writes the repository of a remote with one public screen into an empty or new folder: `resort new remote spa`. Returns
 * the written files, below the folder. It needs nothing but this package.
 */
export function newRemote(folder: string, domain: string): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(domain))
    throw new Error(`"${domain}" is not a valid domain: use lower-case letters and hyphens, such as spa.`);
  if (existsSync(join(folder, 'package.json'))) throw new Error(`${folder} has a package.json already.`);
  const files = { ...settings(domain), ...sources(domain) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return Object.keys(files);
}

function settings(domain: string): Record<string, string> {
  const own = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    name: string;
    version: string;
  };
  const manifest = {
    name: `@resort/mf-${domain}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: 'resort build', check: 'resort check' },
    dependencies: { [own.name]: own.version },
  };
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    resolveJsonModule: true,
    skipLibCheck: true,
  };
  return {
    'package.json': json(manifest),
    'tsconfig.json': json({ compilerOptions, include: ['src', 'rsbuild.config.ts'] }),
    '.gitignore': 'node_modules\ndist\n.cache\n',
    'rsbuild.config.ts': `\
import { remoteConfig } from '@resort/shared/build';
import remote from './src/remote.ts';

export default remoteConfig(import.meta.url, remote);
`,
  };
}

function sources(domain: string): Record<string, string> {
  const locales = LANGUAGES.map((language) => [
    `src/locales/${language}.json`,
    json({ first: PLACEHOLDERS[language] }),
  ]);
  return {
    'src/remote.ts': `\
import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: '${domain}',
  translations: (language) => import(\`./locales/\${language}.json\`),
  routes: [
    { path: '/${domain}', access: 'public', screen: () => import('./screens/first/FirstScreen.tsx') },
  ],
});
`,
    'src/screens/first/FirstScreen.tsx': `\
import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';

/** A placeholder until the screen has its content. */
export default function FirstScreen() {
  const t = useText('${domain}');
  return <Page title={t('first.title')} lead={t('first.lead')} />;
}
`,
    'src/locales/keys.d.ts': `\
import '@resort/shared/i18n';

declare module '@resort/shared/i18n' {
  interface TextKeys {
    ${/-/.test(domain) ? `'${domain}'` : domain}: {
      'first.title': never;
      'first.lead': never;
    };
  }
}
`,
    ...(Object.fromEntries(locales) as Record<string, string>),
  };
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
