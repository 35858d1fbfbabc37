import { expect } from '@jest/globals';
import type { Texts } from '../../src/locales/texts.ts';

/** Characters of one script only, each at the same position as its counterpart in the other. */
const SIMPLIFIED_ONLY = '们录码级积为与这时员会证礼奖赏点请电资护条权过个应国门货费规';
const TRADITIONAL_ONLY = '們錄碼級積為與這時員會證禮獎賞點請電資護條權過個應國門貨費規';

/** Every Han character of a double-byte charset in the given range of bytes. */
function hanOf(charset: string, leads: [number, number]): Set<string> {
  const decoder = new TextDecoder(charset);
  const han = new Set<string>();
  for (let lead = leads[0]; lead <= leads[1]; lead++) {
    for (let trail = charset === 'big5' ? 0x40 : 0xa1; trail <= 0xfe; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (/^\p{Script=Han}$/u.test(character)) han.add(character);
    }
  }
  return han;
}
/** Big5 has the traditional forms and GB 2312 the simplified ones; both without their later extensions. */
const CHARSETS = { tc: hanOf('big5', [0xa4, 0xf9]), sc: hanOf('gb18030', [0xb0, 0xf7]) };
/**
 * Common characters of Hong Kong and Macau that Big5 lacks (HKSCS), and a place name that neither charset
 * has.
 */
const LOCAL = { tc: '着枱嫲櫈氹', sc: '氹' };
const hanIn = (text: string) => text.match(/\p{Script=Han}/gu) ?? [];

/** Each text uses the script of its language only. */
export function expectOwnScripts({ en, tc, sc, kr, jp }: Texts): void {
  expect(en).not.toMatch(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u);
  expect(tc + sc).not.toMatch(/[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u);
  expect(kr).toMatch(/\p{Script=Hangul}/u);
  expect(kr).not.toMatch(/\p{Script=Han}/u);
  expect(jp).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
  expect(hanIn(tc)).not.toEqual([]);
  expect(hanIn(sc)).not.toEqual([]);
  expect(hanIn(tc).filter((c) => SIMPLIFIED_ONLY.includes(c))).toEqual([]);
  expect(hanIn(sc).filter((c) => TRADITIONAL_ONLY.includes(c))).toEqual([]);
  expect(hanIn(tc).filter((c) => !CHARSETS.tc.has(c) && !LOCAL.tc.includes(c))).toEqual([]);
  expect(hanIn(sc).filter((c) => !CHARSETS.sc.has(c) && !LOCAL.sc.includes(c))).toEqual([]);
}
