import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../testing/tree.ts';

/** What has one function, and how it looks when somebody writes it by hand instead. */
const RULES = {
  mask: {
    only: ['shared/src/contract/mask.ts'],
    looks: [
      // text with two or more characters of a mask in it
      /(['"`])(?:(?!\1).)*[*•●∗＊]{2}(?:(?!\1).)*\1/,
      // one of them, repeated, filled up or put in place of something
      /(?:repeat|pad(?:Start|End)|replace(?:All)?|fill)\(.*['"`][*•●∗＊]['"`]|['"`][*•●∗＊]['"`]\.repeat/,
    ],
  },
  amount: {
    only: ['shared/src/format/amount.ts'],
    looks: [
      // a currency and a blank before an amount: the amount may lack separators or decimals, and the line may break
      /`[^`]*(?:\b(?:MOP|HKD)|\$\{(?:\w+\.)*currency\})(?: |\u00a0|\\u00a0)\$\{/,
    ],
  },
  name: {
    only: ['shared/src/contract/person-name.ts'],
    looks: [
      // both names of a person side by side: the order and the Chinese name depend on the language
      /`[^`]*\$\{[\w.?]*(?:first|last)Name\}[ ,]*\$\{[\w.?]*(?:first|last)Name\}/i,
      /(?:first|last)Name\s*\+.*(?:first|last)Name|\[[\w.? ]*(?:first|last)Name,[\w.? ]*(?:first|last)Name\]\s*\.join/i,
    ],
  },
} as const;
type Rule = keyof typeof RULES;

const breaks = (rule: Rule, line: string) => RULES[rule].looks.some((look) => look.test(line));

/** Comments say what a mask looks like; they show nothing to anybody. */
const withoutComments = (source: string) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*$/gm, '');

const SOURCES = '{shared,shell,mf-*,app-server}/{src,contract}/**/*.{ts,tsx}';
const NOT_SHOWN =
  /\.(?:test|stories|deep\.test)\.tsx?$|\/testing\/|\/fuzz\/|\/bench\/|\/seeds\/|\/recovery\//;

const files = globSync(SOURCES, { cwd: projectRoot }).filter((file) => !NOT_SHOWN.test(file));
const texts = globSync('{shared,shell,mf-*}/src/locales/*.json', { cwd: projectRoot });

const found = (rule: Rule, among: readonly string[]) =>
  among
    .filter((file) => !(RULES[rule].only as readonly string[]).includes(file))
    .flatMap((file) =>
      withoutComments(readFileSync(join(projectRoot, file), 'utf8'))
        .split('\n')
        .flatMap((line, at) => (breaks(rule, line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    );

describe('masks, amounts and names are written by their one function', () => {
  it('everywhere: no source writes its own', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(found('mask', files)).toEqual([]);
    expect(found('amount', files)).toEqual([]);
    expect(found('name', files)).toEqual([]);
  });

  it('and no text of a screen has a mask in it', () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(found('mask', texts)).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    ['mask', 'const shown = `${phone.slice(0, 3)}***${phone.slice(-2)}`;'],
    ['mask', "return name.slice(0, 1) + '**';"],
    ['mask', "first + '*'.repeat(hidden) + last"],
    ['mask', "digits.replaceAll(/\\d(?=\\d{2})/g, '•')"],
    ['mask', "last.padStart(8, '*')"],
    ['amount', 'const fee = `${order.currency} ${penalty}`;'],
    ['amount', "t('book.from', { amount: `MOP ${formatAmount(price)}` })"],
    ['name', 'guest: `${first.firstName} ${first.lastName}`,'],
    ['name', "const whole = lastName + ' ' + firstName;"],
    ['name', "return [own.lastName, own.firstName].join(' ');"],
  ] as const)('finds a %s that is written by hand: %s', (rule, line) => {
    expect(breaks(rule, line)).toBe(true);
  });

  it.each([
    ['mask', "const paths = ['*', route];"],
    ['mask', 'const area = width ** 2;'],
    ['mask', 'maskPhone(number)'],
    ['amount', "formatAmount(price, 'MOP')"],
    ['amount', '`${currency}.${mac}`'],
    ['name', "personName({ firstName, lastName }, 'en')"],
    ['name', 'const fields = [firstName, lastName];'],
  ] as const)('lets be what is no %s: %s', (rule, line) => {
    expect(breaks(rule, line)).toBe(false);
  });
});
