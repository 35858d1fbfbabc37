import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import type { CheckRun, ChecksState, GraphUnit } from '@resort/release/client';
import { startTexts, type Texts } from '@resort/shared/i18n';
import { fakeServer, textsOf } from '@resort/shared/testing';
import { createConsoleStore } from '../api/store.ts';
import { signIn, signOut } from '../api/session.ts';
import { GraphPanel } from '../graph/GraphPanel.tsx';
import { HolderContext } from '../session/holder.ts';
import { STATUS, VERSIONS } from '../testing/answers.ts';
import { ChecksPanel } from './ChecksPanel.tsx';

const say = textsOf('console');
const server = fakeServer();
let state: ChecksState;
let graph: GraphUnit[];
/** words of `checks` that start one */
let started: string[];
let refusal: string | null;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;
const RUN: CheckRun = {
  id: '1',
  channel: 'production',
  units: ['mf-auth@2'],
  isWhole: false,
  by: 'ana',
  startedAt: '2026-11-26T00:00:00.000Z',
  endedAt: null,
  progress: 'smoke 12/40 en: /offer?id=7',
  passed: null,
  gates: [],
  faults: [],
  seen: [],
};

beforeEach(() => {
  act(() => signOut());
  signIn('ana.secret');
  state = { whyNot: null, runs: [] };
  started = [];
  refusal = null;
  graph = [];
  startTexts('en', {
    kit: read('shared/src/locales/en.json'),
    console: read('release/console/src/locales/en.json'),
  });
  server.use(
    http.post('*/v1/:verb', async ({ request, params }) => {
      const { args } = (await request.json()) as { args: string[] };
      if (params['verb'] === 'versions') return HttpResponse.json({ result: VERSIONS });
      if (params['verb'] === 'graph')
        return HttpResponse.json({ result: { channel: 'production', release: 3, units: graph } });
      if (args.length > 1) {
        started.push(args.join(' '));
        if (refusal !== null)
          return HttpResponse.json(
            { type: '/problems/refused', title: 'Refused by a rule', status: 422, detail: refusal },
            { status: 422 },
          );
        state = { ...state, runs: [RUN] };
      }
      return HttpResponse.json({ result: state, text: 'done', exitCode: 0 });
    }),
  );
});

function open(scopes = ['read', 'pin:production']) {
  const may = (scope: string) => scopes.includes(scope);
  const view = render(
    <Provider store={createConsoleStore()}>
      <HolderContext value={{ name: 'ana', scopes, may } as never}>
        <ChecksPanel status={STATUS} />
        <GraphPanel channel="production" release={3} />
      </HolderContext>
    </Provider>,
  );
  return { ...view, user: userEvent.setup({ delay: null }) };
}

it('starts a check of the chosen versions by keyboard, and shows its progress', async () => {
  const { user, container } = open();
  const action = await screen.findByRole('button', { name: say('checks.action') });
  action.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(say('checks.nothing'))).toBeTruthy();
  expect(started).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: /mf-auth/ }));
  await user.click(await screen.findByRole('option', { name: /^2/ }));
  action.focus();
  await user.keyboard('{Enter}');
  const progress = await screen.findByRole('progressbar', { name: say('checks.running') });
  expect(started).toEqual(['mf-auth@2 --channel=production']);
  expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['12', '40']);
  // one check at a time
  expect(screen.queryByRole('button', { name: say('checks.action') })).toBeNull();
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('shows the faults of a check, and what was opened and carried over', async () => {
  const seen = ['Opened 29 screens, counted per language.', 'Carried over 693 from the check 9a2a.'];
  const ended = { endedAt: '2026-11-26T00:01:00.000Z', passed: false, faults: ['mf-auth@2: no'], seen };
  state = { whyNot: null, runs: [{ ...RUN, ...ended }] };
  const { container } = open();
  expect(await screen.findByText(say('checks.failed'))).toBeTruthy();
  const faults = screen.getByRole('list', { name: say('checks.faults') });
  expect(within(faults).getByText('mf-auth@2: no')).toBeTruthy();
  for (const line of seen) expect(screen.getByText(line)).toBeTruthy();
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('says why a complete check does not start, and keeps the form', async () => {
  refusal = 'A check of the whole set on staging by ben is running: wait until it ends.';
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: say('checks.whole') }));
  expect(await screen.findByText(/by ben is running/)).toBeTruthy();
  expect(started).toEqual(['--all --channel=production']);
  expect(screen.getByRole('button', { name: say('checks.action') })).toBeTruthy();
});

it('says that the server has no browser, and how to check on the command line', async () => {
  state = { whyNot: 'This server has no Chromium.', runs: [] };
  open();
  expect(await screen.findByText(/This server has no Chromium\./)).toBeTruthy();
  expect(screen.getByText('npm run release -- check …')).toBeTruthy();
  expect(screen.queryByRole('button', { name: say('checks.action') })).toBeNull();
});

it('offers no check to a token that may only read', async () => {
  open(['read']);
  expect(await screen.findByText(say('checks.none'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: say('checks.whole') })).toBeNull();
});

it('draws the units with their links, and says the same as a table', async () => {
  graph = [
    {
      unit: 'mf-auth',
      version: '1',
      routes: ['/sign-in'],
      links: { 'mf-dollars': ['/spend-dollars'] },
      calls: { user: ['GET /user/cards'] },
      shares: ['api', 'ui/form'],
    },
    { unit: 'mf-dollars', version: '1', routes: ['/spend-dollars'], links: {}, calls: {}, shares: ['api'] },
  ];
  const { user, container } = open();
  const name = say('graph.description', { release: '3', channel: 'production' });
  const picture = await screen.findByRole('img', { name });
  expect(within(picture).getByText('user (1)')).toBeTruthy();
  await user.click(screen.getByText(say('graph.asTable'), { selector: 'summary' }));
  const row = screen.getByRole('row', { name: /^mf-auth/ });
  expect(within(row).getByText('mf-dollars: /spend-dollars')).toBeTruthy();
  expect(within(row).getByText('user: GET /user/cards')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(say('graph.highlight')), 'mf-dollars');
  // what the other unit has steps back
  expect(picture.querySelectorAll('[class~=far]')).toHaveLength(3);
  expect(await axe(container)).toMatchObject({ violations: [] });
});
