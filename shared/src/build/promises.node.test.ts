import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contractSchemas } from './contract-schemas.ts';
import { linkedPaths } from './type-contract/links.ts';
import { offeredNames, screenSources, usedNames } from './shared-names.ts';
import { allShareSources } from './shares.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'resort-promises-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(
    join(root, 'src/Screen.tsx'),
    `import { Page, type Tone } from '@resort/shared/ui';
     import type { Member } from '@resort/shared/session';
     import { useText as text } from '@resort/shared/i18n';
     import { renderScreen } from '@resort/shared/testing';`,
  );
  writeFileSync(join(root, 'src/Screen.test.tsx'), `import { Button } from '@resort/shared/ui';`);
});
afterAll(() => rmSync(root, { recursive: true }));

it('records the names that a remote imports from shares, without types', () => {
  const shares = ['ui', 'session', 'i18n'];
  expect(usedNames(root, shares)).toEqual({ i18n: ['useText'], ui: ['Page'] });
});

it('records the paths that a unit links to: in calls, in data and at the beginning of templates', () => {
  writeFileSync(
    join(root, 'src/links.ts'),
    `import { servedLink, to, type BarePath } from '@resort/shared/routes';
     export const ways: BarePath[] = ['/dining'];
     export const link = (id: string) => [to('/hotel', { hotelCode: id }), servedLink(\`/shop?id=\${id}\`), '/no-screen'];`,
  );
  // an address of a call, in a file without links
  writeFileSync(join(root, 'src/api.ts'), `export const call = '/message';`);
  expect(linkedPaths(screenSources(root))).toEqual(['/dining', '/hotel', '/shop']);
  // as the kit imports it
  writeFileSync(
    join(root, 'src/kit.ts'),
    `import { toServed } from '../../routes/index.ts'; toServed('/cart');`,
  );
  expect(linkedPaths(screenSources(root))).toContain('/cart');
});

it('records what every share exports, through re-exports, without types', () => {
  const { ui = [], router = [], session = [] } = offeredNames(allShareSources());
  expect(ui).toEqual(expect.arrayContaining(['Button', 'Page']));
  expect(router).toContain('useNavigate');
  expect(session).toContain('useMember');
  expect(ui).not.toContain('ButtonProps');
});

it('records the request and response of each call', async () => {
  const rows = new URL('../rows/index.ts', import.meta.url).pathname;
  const { 'GET /user/info': info } = await contractSchemas(rows);
  expect(info).toMatchObject({ request: null, reply: { type: 'object' } });
  expect(await contractSchemas(join(root, 'contract/index.ts'))).toEqual({});
});
