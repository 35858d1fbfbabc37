import { readFileSync } from 'node:fs';
import { expect, it, jest } from '@jest/globals';
import { contentAnswers } from '../../../test/domains/content/answers.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';

jest.setTimeout(120_000);

let ground: Ground;
standOn((given) => (ground = given));

/* The answers of the version that had its content in TypeScript; `answers.json` was written by it. */
it('every call about content answers as before its content was in tables', async () => {
  const before: unknown = JSON.parse(
    readFileSync(new URL('../../../test/domains/content/answers.json', import.meta.url), 'utf8'),
  );
  expect(await contentAnswers(ground.database.db, ground.app)).toEqual(before);
});
