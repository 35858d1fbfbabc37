import { describe, expect, it } from '@jest/globals';
import { ERRORS } from '@resort/shared/contract';
import { judgeBy } from './judge.ts';
import { operationsOf, readDocument, type Operation } from './operations.ts';
import { ERROR_TEXTS } from '../../src/locales/errors/index.ts';

const document = readDocument();
const judge = judgeBy(document);
const operations = operationsOf(document);
const operation = operations.find(({ key }) => key === 'GET /user/users/{id}' || key === 'GET /shop/captcha');

const answer = (envelope: object, status = 200) =>
  judge(operation as Operation, {
    status,
    contentType: 'application/json; charset=utf-8',
    text: JSON.stringify(envelope),
  });
const ok = { code: 0, errorCode: null, message: 'OK' };
const refused = { code: 10001, data: null, errorCode: null, message: ERROR_TEXTS.BAD_REQUEST.en };
const captcha = { captchaId: 'a', imageSvgBase64: 'b', expireIn: 300 };

describe('an answer', () => {
  it('is right with data as in the document, with a known code, or with the status of a request that is none', () => {
    expect(answer({ ...ok, data: captcha })).toBeUndefined();
    expect(answer(refused)).toBeUndefined();
    expect(answer(refused, 400)).toBeUndefined();
  });

  it.each([
    ['a field missing', { ...ok, data: { captchaId: 'a' } }, 200, 'not as the document has it'],
    [
      'a field that nobody documents',
      { ...ok, data: { ...captcha, secret: 1 } },
      200,
      'not as the document has it',
    ],
    ['another type', { ...ok, data: { ...captcha, expireIn: '300' } }, 200, 'not as the document has it'],
    ['no data', ok, 200, 'not as the document has it'],
    ['a code that nobody documents', { ...refused, code: 4711 }, 200, 'not as the document has it'],
    ['no envelope', { error: 'Bad Request', statusCode: 400 }, 400, 'not as the document has it'],
    ['500', { ...refused, code: ERRORS.INTERNAL.code }, 500, 'a failure of ours'],
    ['503', { ...refused, code: ERRORS.BUSY.code }, 503, 'a failure of ours'],
    ['a redirect', {}, 302, 'neither an answer nor a refusal'],
  ])('is wrong with %s', (_what, envelope, status, complaint) => {
    expect(answer(envelope, status)).toContain(complaint);
  });

  it('is wrong where it is no JSON', () => {
    const html = { status: 400, contentType: 'text/html', text: '<h1>Bad Request</h1>' };
    expect(judge(operation as Operation, html)).toContain('no JSON');
  });
});

it('the document tells a schema for the answers of every operation', () => {
  const nothing = { status: 200, contentType: 'application/json', text: '{}' };
  const silent = operations.filter((one) => judge(one, nothing) === undefined);
  expect(silent.map(({ key }) => key)).toEqual([]);
  expect(operations.length).toBeGreaterThan(200);
});
