import { expect, it } from '@jest/globals';
import { appOf, engineOf, fits, onlyText, readOnly, type Attributes } from './only.ts';

const VISITOR: Attributes = { language: 'tc', market: 'HK', engine: 'webkit', app: 'wechat' };

it('reads attributes with their values, and writes them again', () => {
  const only = readOnly(' market=MO,HK,HK  engine=webkit ');
  expect(only).toEqual({ market: ['HK', 'MO'], engine: ['webkit'] });
  expect(onlyText(only)).toBe('market=HK,MO engine=webkit');
});

it.each([
  ['', 'names no attribute'],
  ['market', 'is no market'],
  ['market=hk', 'two capital letters'],
  ['market=HK market=MO', 'once at most'],
  ['engine=trident', 'blink, webkit, gecko'],
  ['language=fr', 'en, tc, sc, kr, jp'],
  ['tier=gold', 'names no attribute'],
  ['member=123', 'names no attribute'],
  ['constructor=x', 'names no attribute'],
])('refuses "%s"', (text, message) => {
  expect(() => readOnly(text)).toThrow(message);
});

it('fits whoever has one of the values of each attribute; what nobody knows fits nothing', () => {
  const is = (text: string, change: Partial<Attributes> = {}) =>
    fits(readOnly(text), { ...VISITOR, ...change });
  expect([is('market=HK'), is('market=HK,MO engine=webkit'), is('language=tc app=wechat')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([is('market=MO'), is('market=HK engine=blink'), is('app=browser')]).toEqual([false, false, false]);
  expect([is('market=HK', { market: null }), is('engine=gecko', { engine: null })]).toEqual([false, false]);
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'webkit',
    'browser',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI',
    'webkit',
    'wechat',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0 miniProgram/wx12',
    'blink',
    'mini-program',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'gecko', 'browser'],
  ['curl/8.0', null, 'browser'],
])('%s', (userAgent, engine, app) => {
  expect([engineOf(userAgent), appOf(userAgent)]).toEqual([engine, app]);
});
