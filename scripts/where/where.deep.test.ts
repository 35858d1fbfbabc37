import { expect, it } from '@jest/globals';
import { output } from '../testing/output.ts';
import { projectRoot } from '../testing/tree.ts';
import { allKeys, findCall, nearestKeys, readProduct } from './find-call.ts';
import { handlersOf, rowsOf } from './places.ts';

const sources = readProduct(projectRoot);

it('leads from a call to its row, handler, endpoint and screens', () => {
  const { row, handler, endpoint, uses, screens } = findCall(sources, 'POST /user/otp/login');
  const textAt = ({ file, line }: { file: string; line: number }) =>
    sources.find((source) => source.file === file)?.text.split('\n')[line - 1];
  expect(row.map(textAt)).toEqual([expect.stringContaining("'POST /user/otp/login': {")]);
  expect(handler.map(textAt)).toEqual([expect.stringContaining('function otpLogin')]);
  expect(endpoint.map(textAt)).toEqual([expect.stringContaining('signInWithCode: build.mutation')]);
  expect(uses.map(textAt)).toEqual([expect.stringContaining('useSignInWithCodeMutation(')]);
  expect(screens).toContain('mf-auth/src/screens/sms/SmsScreen.tsx');
});

it('finds the uses of a call that comes in pages', () => {
  const { uses, screens } = findCall(sources, 'GET /Inbox/list');
  expect(uses.length).toBeGreaterThan(0);
  expect(screens).toEqual(['mf-content/src/screens/inbox/InboxScreen.tsx']);
});

it('finds one row and one handler for every call', () => {
  const rows = sources.flatMap(rowsOf).map(({ key }) => key);
  const rowsFor = (key: string) => rows.filter((each) => each === key);
  const server = sources.filter(({ file }) => file.startsWith('app-server/'));
  const handlersFor = (key: string) => server.flatMap((source) => handlersOf(source, key, server));
  const lost = rows.filter((key) => rowsFor(key).length !== 1 || handlersFor(key).length !== 1);
  expect(rows.length).toBeGreaterThan(200);
  expect(lost).toEqual([]);
});

it('exits with 1 and the nearest names for an unknown call', () => {
  expect(nearestKeys(allKeys(sources), 'GET /user/card')[0]).toBe('GET /user/cards');
  const { status, stderr } = output('node', ['scripts/where/cli.ts', 'GET /user/card']);
  expect(status).toBe(1);
  expect(stderr).toContain('GET /user/cards');
});
