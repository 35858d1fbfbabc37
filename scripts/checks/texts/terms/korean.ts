import type { TermRule } from './rule.ts';

export const KOREAN: readonly TermRule[] = [
  {
    wrong: /\}(?:으로|을|를|이|가|은|는|과|와|로)(?=$|[\s.,!?)’」])/,
    right: '(a sentence in which no particle follows the value)',
    why: 'the particle depends on the sound of the value',
  },
  {
    wrong: /[을은이]\([를는가]\)|\(으\)로|[과와]\([와과]\)/,
    right: '(a sentence without a choice of particles)',
    why: 'no hotel writes both particles',
  },
  { wrong: /보류/, right: '확보; 사용 대기 (리조트 달러)', why: 'sounds like a refusal' },
  { wrong: /오퍼/, right: '프로모션', why: 'one word for an offer' },
  { wrong: /쿠폰/, right: '바우처', why: 'one word for a voucher' },
  { wrong: /당신/, right: '고객님, 회원님', why: 'not said to a guest' },
  { wrong: /새로 고침/, right: '새로고침', why: 'one spelling' },
  { wrong: /포인트몰/, right: '포인트 몰', why: 'one spelling' },
  { wrong: /여행 서류/, right: '여권 등 여행 증명서', why: 'a calque' },
  { wrong: /회원가(?!입|\p{Script=Hangul})/u, right: '회원 요금', why: 'one word for the member rate' },
  {
    wrong: /(?<!리조트 |홍콩 |미국 |미 )달러/,
    right: '리조트 달러',
    why: 'guests also pay in Hong Kong dollars',
  },
  { wrong: /취소됨\.|거절됨/, right: '취소됨; 예약 불가', why: 'harsh' },
  { wrong: /회원 데스크/, right: '멤버십 데스크', why: 'one name for the desk' },
  { wrong: /[，。？！：；]/, right: ', . ? ! : ;', why: 'Korean marks are half-width' },
];
