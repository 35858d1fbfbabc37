import { LANGUAGES } from '../../../contract/languages.ts';
import { FAILED, PLACEHOLDERS } from '../placeholders.ts';

/** A remote with one screen, which shows the reply of one call: contract, endpoint, screen, test and texts. */
export function sourceFiles(domain: string): Record<string, string> {
  const camel = domain.replaceAll(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
  const texts = LANGUAGES.map((language) => [
    `src/locales/${language}.json`,
    JSON.stringify({ first: { ...PLACEHOLDERS[language], failed: FAILED[language] } }),
  ]);
  return {
    ...contract(domain, camel),
    ...screen(domain, camel),
    'src/remote.ts': `\
import { defineRemote } from '@resort/shared/remote';

export default defineRemote({
  domain: '${domain}',
  translations: (language) => import(\`./locales/\${language}.json\`),
  routes: [{ path: '/${domain}', access: 'public', screen: () => import('./screens/first/FirstScreen.tsx') }],
});
`,
    'src/testing/show.ts': `\
import { MEI_LING, renderScreen } from '@resort/shared/testing';
import type { ComponentType } from 'react';
import texts from '../locales/en.json' with { type: 'json' };

/** A screen of this remote at an address, as Mei Ling sees it in English. */
export const show = (Screen: ComponentType, at: string) =>
  renderScreen(Screen, { at, texts: { '${domain}': texts }, member: MEI_LING });
`,
    ...(Object.fromEntries(texts) as Record<string, string>),
  };
}

const contract = (domain: string, camel: string) => ({
  'contract/index.ts': `export * from './${domain}.calls.ts';\n`,
  [`contract/${domain}.calls.ts`]: `\
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

export const ${camel}Calls = defineCalls({
  'GET /${domain}/list': {
    access: 'anyone',
    reply: z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) }),
    summary: 'What the first screen shows',
  },
});
`,
  [`src/api/${domain}.ts`]: `\
import { baseApi, clientOf } from '@resort/shared/api';
import type { ${camel}Calls } from '../../contract/index.ts';

const { get } = clientOf<typeof ${camel}Calls>();

const ${camel}Api = baseApi.injectEndpoints({
  endpoints: (build) => ({ ${camel}List: build.query(get('/${domain}/list')) }),
});

export const { use${pascal(camel)}ListQuery } = ${camel}Api;
`,
});

const screen = (domain: string, camel: string) => ({
  'src/screens/first/FirstScreen.tsx': `\
import { useText } from '@resort/shared/i18n';
import { ErrorCard, Page, SkeletonText, Waiting } from '@resort/shared/ui';
import { use${pascal(camel)}ListQuery } from '../../api/${domain}.ts';

/** A placeholder until the screen has its content. */
export default function FirstScreen() {
  const t = useText('${domain}');
  const { data, isError, isFetching, refetch } = use${pascal(camel)}ListQuery();
  return (
    <Page title={t('first.title')} lead={t('first.lead')}>
      {data ? (
        <ul>
          {data.list.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ) : isError ? (
        <ErrorCard message={t('first.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting>
          <SkeletonText lines={3} />
        </Waiting>
      )}
    </Page>
  );
}
`,
  'src/screens/first/FirstScreen.test.tsx': `\
import { expect, it } from '@jest/globals';
import { fakeAll, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ${camel}Calls } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import FirstScreen from './FirstScreen.tsx';

const server = fakeServer();
const say = textsOf('${domain}');

it('shows what the contract allows, without accessibility violations', async () => {
  server.use(...fakeAll(${camel}Calls));
  const { container } = show(FirstScreen, '/${domain}');
  await screen.findByText('name');
  expect(screen.getByRole('heading', { level: 1, name: say('first.title') })).toBeTruthy();
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('offers a retry after a failure', async () => {
  server.use(...fakeAll(${camel}Calls, { 'GET /${domain}/list': refuse('INTERNAL') }));
  show(FirstScreen, '/${domain}');
  await screen.findByText(say('first.failed'));
  expect(screen.getByRole('button')).toBeTruthy();
});
`,
});

const pascal = (camel: string) => camel.charAt(0).toUpperCase() + camel.slice(1);
