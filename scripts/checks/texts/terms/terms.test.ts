import { afterEach, expect, it } from '@jest/globals';
import { plantTree, type Tree } from '../../../testing/tree.ts';
import type { Language } from '../../../../shared/src/contract/languages.ts';
import { localesIn } from '../locales.ts';
import { checkTerms, RULES } from './check-terms.ts';
import { BARE_PLURAL } from './english.ts';
import { EVERY_LANGUAGE } from './every-language.ts';
import type { TermException } from './rule.ts';

const FOLDER = 'mf-a/src/locales';

let tree: Tree;
afterEach(() => tree.remove());

/** The problems of one text of a remote. */
function refused(language: Language, text: string, key = 'line', exceptions: TermException[] = []) {
  tree = plantTree({ [`${FOLDER}/${language}.json`]: JSON.stringify({ [key]: text }) });
  return checkTerms(tree.root, [localesIn(tree.root, FOLDER)], [], exceptions);
}

/** Texts with one wrong term each; every rule refuses at least one of them. */
const WRONG: readonly (readonly [Language, string, string])[] = [
  ['en', 'Five houses', 'houses'],
  ['en', 'At any of our properties', 'properties'],
  ['en', 'Pay with dollars', 'dollars'],
  ['en', 'Your points have lapsed.', 'lapsed'],
  ['en', 'Use your coupon', 'coupon'],
  ['en', 'E-mail', 'E-mail'],
  ['en', 'Cancel your booking', 'your booking'],
  ['en', 'Please call member services.', 'member services'],
  ['en', 'Please visit the membership counter.', 'membership counter'],
  ['en', 'We could not load this just now.', 'just now'],
  ['en', 'Your time has run out', 'run out'],
  ['en', 'You were not charged.', 'You were not charged'],
  ['en', 'The amount goes back to you.', 'goes back to you'],
  ['en', '{{percent}} % off', '} %'],
  ['en', 'Loading …', '…'],
  ['en', 'Loading...', '...'],
  ['en', "Today's offers", "'"],
  ['en', 'Stay {{count}} nights', '{{count}} nights'],
  ['tc', '您的預訂:', '訂:'],
  ['tc', '旗下物業', '物業'],
  ['tc', '本館', '本館'],
  ['tc', '商戶未能接受預訂', '商戶'],
  ['tc', '您的信息', '信息'],
  ['tc', '短信', '短信'],
  ['tc', '登錄', '登錄'],
  ['tc', '默認', '默認'],
  ['tc', '設置', '設置'],
  ['tc', '出租車', '出租車'],
  ['tc', '優惠券', '優惠券'],
  ['tc', '請再試。', '請再試'],
  ['tc', '品茗廊', '品茗廊'],
  ['tc', '蓮花廳', '蓮花廳'],
  ['tc', '會員服務台', '會員服務台'],
  ['tc', '會員等級', '會員等級'],
  ['tc', '減 15%', '減 15%'],
  ['tc', '週一', '週一'],
  ['tc', '您的订單', '订'],
  ['sc', '您的预订:', '订:'],
  ['sc', '旗下物业', '物业'],
  ['sc', '本馆', '本馆'],
  ['sc', '商户', '商户'],
  ['sc', '会员级别', '会员级别'],
  ['sc', '我的礼遇', '礼遇'],
  ['sc', '注销会籍', '会籍'],
  ['sc', '收件箱', '收件箱'],
  ['sc', '讯息', '讯息'],
  ['sc', '短讯', '短讯'],
  ['sc', '登入', '登入'],
  ['sc', '登出', '登出'],
  ['sc', '此装置', '装置'],
  ['sc', '再试一次', '再试一次'],
  ['sc', '暂时扣起', '扣起'],
  ['sc', '条款及细则', '条款及细则'],
  ['sc', '电邮', '电邮'],
  ['sc', '网上', '网上'],
  ['sc', '的士', '的士'],
  ['sc', '小童', '小童'],
  ['sc', '收银处', '收银处'],
  ['sc', '优惠券', '优惠券'],
  ['sc', '品茗廊', '品茗廊'],
  ['sc', '莲花厅', '莲花厅'],
  ['sc', '会员服务柜台', '会员服务柜台'],
  ['sc', '15% 折扣', '15% 折扣'],
  ['sc', '您的訂单', '訂'],
  ['kr', '{{name}}을 예약했습니다', '}을'],
  ['kr', '{{phone}}로 보냈습니다.', '}로'],
  ['kr', '{{order}}이(가) 취소되었습니다.', '이(가)'],
  ['kr', '객실을 보류했습니다', '보류'],
  ['kr', '오퍼', '오퍼'],
  ['kr', '쿠폰', '쿠폰'],
  ['kr', '당신의 예약', '당신'],
  ['kr', '새로 고침', '새로 고침'],
  ['kr', '포인트몰', '포인트몰'],
  ['kr', '여행 서류', '여행 서류'],
  ['kr', '회원가', '회원가'],
  ['kr', '달러로 결제', '달러'],
  ['kr', '거절됨', '거절됨'],
  ['kr', '회원 데스크', '회원 데스크'],
  ['kr', '예약：', '：'],
  ['jp', 'ご予約:', '約:'],
  ['jp', '10％割引', '％'],
  ['jp', 'あなたへのお知らせ', 'あなた'],
  ['jp', 'キャンセルしますか。', 'か。'],
  ['jp', '当館', '当館'],
  ['jp', 'クーポン', 'クーポン'],
  ['jp', '読みもの', '読みもの'],
  ['jp', '催し', '催し'],
  ['jp', '予約の取消', '取消'],
  ['jp', '暗証番号', '暗証番号'],
  ['jp', '会員価格', '会員価格'],
  ['jp', '会員カウンター', '会員カウンター'],
  ['jp', 'アーモンドクッキー', 'アーモンドクッキー'],
  ['jp', 'ドルで支払う', 'ドル'],
];

it.each(WRONG)('refuses in %s: %s', (language, text, term) => {
  const problems = refused(language, text);
  expect(problems.map((problem) => problem.split(': write')[0])).toContain(
    `${FOLDER}/${language}.json "line": "${term}"`,
  );
});

it('has an example of every rule', () => {
  tree = plantTree({});
  const rules = Object.entries(RULES).flatMap(([language, own]) =>
    own.map((rule) => ({ language, ...rule })),
  );
  const others = [...EVERY_LANGUAGE, BARE_PLURAL].map((rule) => ({ language: 'en', ...rule }));
  const without = [...rules, ...others].filter(
    (rule) => !WRONG.some(([language, text]) => language === rule.language && rule.wrong.test(text)),
  );
  expect(without.map(({ wrong }) => String(wrong))).toEqual([]);
});

it.each<[Language, string]>([
  ['en', 'Resort Dollars and Hong Kong dollars, at Couture House'],
  ['en', 'Booking terms'],
  ['tc', '博物館、餐館及場館：週末（星期六）5 折'],
  ['sc', '博物馆，周末 8.5 折'],
  ['kr', '{{name}} 님, {{count}}개의 리조트 달러. {{date}}에 만료'],
  ['kr', '회원가입'],
  ['jp', 'キャンドルを灯す。リゾートドル 10%（税込）'],
])('accepts in %s: %s', (language, text) => {
  expect(refused(language, text)).toEqual([]);
});

it('accepts a plural where there is a form for one', () => {
  expect(refused('en', 'Stay {{count}} nights', 'stay_other')).toEqual([]);
});

it('accepts an exception and refuses one that nothing needs', () => {
  const exception = { place: `${FOLDER}/en.json "line"`, term: 'house', why: 'an opera' };
  expect(refused('en', 'A full house', 'line', [exception])).toEqual([]);
  tree.remove();
  expect(refused('en', 'A full hall', 'line', [exception])).toEqual([
    `${FOLDER}/en.json "line": the exception for "house" is not needed any more`,
  ]);
});

it.each<[string, string, string]>([
  ['a property with the name of a language', `const text = {\n  sc: ['物业'] };`, ':2: "物业"'],
  ['a template', 'const text = { kr: `${name}을 예약` };', ':1: "}을"'],
])('reads %s in the sources of the server', (_what, source, problem) => {
  const file = 'app-server/demo/content/x.ts';
  tree = plantTree({ [file]: source });
  const problems = checkTerms(tree.root, []);
  expect(problems.map((line) => line.split(': write')[0])).toEqual([file + problem]);
});

it('reads a file with the name of a language, and the locale files of the server', () => {
  const folder = 'app-server/src/locales/errors';
  tree = plantTree({
    'app-server/demo/content/legal/terms/jp.ts': `export const TERMS = ['当館'];`,
    [`${folder}/jp.json`]: JSON.stringify({ GONE: 'あなた' }),
  });
  expect(checkTerms(tree.root, [], [localesIn(tree.root, folder)])).toHaveLength(2);
});

it('lets stories and legal texts say what a label may not', () => {
  tree = plantTree({ 'app-server/demo/content/x.ts': `const story = { jp: '行きますか。' };` });
  expect(checkTerms(tree.root, [])).toEqual([]);
});
