import { beforeEach, describe, expect, it } from '@jest/globals';
import { readStack } from '../health/kept-stacks.ts';
import { framesOf, keepStack } from './keep-stack.ts';

const AT = 'https://members.example/artifacts';
const versions = { shell: '1.0.0-aaaaaaaaaaaa', 'mf-hotel': '0.1.0-3fa94c1b2d7e' };
const chunk = 'static/js/async/12.0a1b2c3d4e.js';
const hotel = `${AT}/mf-hotel/${versions['mf-hotel']}/${chunk}`;
const shell = `${AT}/shell/${versions.shell}/static/js/shell.5e6f.js`;
const withStack = (stack: string, message = 'x') => Object.assign(new TypeError(message), { stack });

beforeEach(() => sessionStorage.clear());

const FRAMES = [
  { unit: 'mf-hotel', chunk, line: 1, column: 4_711 },
  { unit: 'shell', chunk: 'static/js/shell.5e6f.js', line: 2, column: 30 },
];

describe('the frames of an error', () => {
  it.each([
    ['Chrome', `TypeError: x\n    at Room (${hotel}:1:4711)\n    at ${shell}:2:30`],
    ['Firefox', `Room@${hotel}:1:4711\n@${shell}:2:30\n`],
    ['Safari', `Room@${hotel}:1:4711\n[native code]\nanonymous@${shell}:2:30`],
    [
      'Chrome, in promises',
      `TypeError: x\n    at async Room (${hotel}:1:4711)\n    at async Promise.all (index 0)\n    at ${shell}:2:30`,
    ],
  ])('are read from %s', (_browser, stack) => expect(framesOf(withStack(stack), versions)).toEqual(FRAMES));

  it('are those of the files of a pack', () => {
    const address = `${AT}/mf-hotel/${versions['mf-hotel']}/pack.0123456789abcdef.js`;
    Object.assign(globalThis, { entryAhead: { address, files: [shell, hotel] } });
    const stack = `TypeError: x\n    at Room (${address}:3:4711)\n    at ${shell}:2:30\n    at ${address}:1:7`;
    const frames = framesOf(withStack(stack), versions);
    Reflect.deleteProperty(globalThis, 'entryAhead');
    expect(frames).toEqual([...FRAMES, { ...FRAMES[1], line: 1, column: 7 }]);
  });

  it('never come from a message', () => {
    const message = `Chan Tai Man\n    at lie (${shell}:9:9)`;
    const stack = `TypeError: ${message}\n    at Room (${hotel}:1:4711)`;
    expect(framesOf(withStack(stack, message), versions)).toEqual(FRAMES.slice(0, 1));
  });

  it('are of pinned versions only', () => {
    const other = hotel.replace(versions['mf-hotel'], '0.1.0-ffffffffffff');
    expect(framesOf(withStack(`Room@${other}:1:2\nx@https://evil.example/a.js:1:2`), versions)).toEqual([]);
  });

  it('are ten at most', () => {
    const stack = Array.from({ length: 50 }, () => `Room@${hotel}:1:4711`).join('\n');
    expect(framesOf(withStack(stack), versions)).toHaveLength(10);
  });

  it.each([['a text'], [null], [{ stack: `Room@${hotel}:1:2` }], [withStack('')]])(
    'are none of %j',
    (thrown) => expect(framesOf(thrown, versions)).toEqual([]),
  );
});

it('keeps the stack for the next page, of this version only', () => {
  keepStack('mf-hotel', withStack(`Room@${hotel}:1:4711\n@${shell}:2:30`), versions);
  expect(readStack('mf-hotel', versions['mf-hotel'])).toEqual(FRAMES);
  expect(readStack('mf-hotel', '0.1.0-ffffffffffff')).toBeUndefined();
  expect(readStack('shell', versions.shell)).toBeUndefined();
});

it.each(['', 'null', '{', '[]'])('tolerates %j in the storage', (text) => {
  sessionStorage.setItem('crash-stacks', text);
  expect(readStack('mf-hotel', '1')).toBeUndefined();
});
