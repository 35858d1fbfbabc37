/** The name of the scope, and of the build setting. */
export const SCOPE = 'react-18';

/**
 * A remote `mf-<domain>` with the screen `/<domain>`. It counts presses, so that hooks and events have to work, and links to
 * a screen of the release, which it knows from the shell's `shared/routes`.
 * @param isScoped whether its screen is drawn by its own React, of another major version, or by the shell's
 */
export const remoteFiles = (domain: string, isScoped: boolean): Record<string, string> => ({
  'package.json': JSON.stringify({ name: `@resort/mf-${domain}`, version: '0.1.0', type: 'module' }),
  'rsbuild.config.ts': `\
import { remoteConfig } from '@resort/shared/build';
import remote from './src/remote.ts';

export default remoteConfig(import.meta.url, remote${isScoped ? `, { scope: '${SCOPE}' }` : ''});
`,
  'src/remote.ts': `\
import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: '${domain}',
  translations: (language) => import(\`./locales/\${language}.json\`),
  routes: [{ path: '/${domain}', access: 'public', tab: 'home', screen: () => import('./Screen.tsx') }],
});
`,
  'src/Counter.tsx': `\
import { useState, version } from 'react';
import { toServed } from '@resort/shared/routes';

export function Counter() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <h1>React {version}</h1>
      <button onClick={() => setPresses(presses + 1)}>pressed {presses} times</button>
      <a href={'/en' + toServed('/hotels')}>Hotels</a>
    </>
  );
}
`,
  'src/Screen.tsx': isScoped ? HELD : `export { Counter as default } from './Counter.tsx';\n`,
  ...Object.fromEntries(['en', 'tc', 'sc', 'kr', 'jp'].map((one) => [`src/locales/${one}.json`, '{}'])),
});

const HELD = `\
import { createRoot } from 'react-dom/client';
import { held } from '@resort/shared/scope';
import { Counter } from './Counter.tsx';

export default held((element) => {
  const root = createRoot(element);
  root.render(<Counter />);
  return () => root.unmount();
});
`;
