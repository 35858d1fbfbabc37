import { expect, it } from '@jest/globals';
import { output } from '../testing/output.ts';
import { projectRoot } from '../testing/tree.ts';
import { allKeys, findCall, nearestKeys, readProduct } from './find-call.ts';

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

it('finds one row and one handler for every call', () => {
  const lost = allKeys(sources).filter((key) => {
    const { row, handler } = findCall(sources, key);
    return row.length !== 1 || handler.length !== 1;
  });
  expect(lost).toEqual([]);
});

it('ends with 1 and the nearest names for a call that nobody knows', () => {
  expect(nearestKeys(allKeys(sources), 'GET /user/card')[0]).toBe('GET /user/cards');
  const { status, stderr } = output('node', ['scripts/where/cli.ts', 'GET /user/card']);
  expect(status).toBe(1);
  expect(stderr).toContain('GET /user/cards');
});
