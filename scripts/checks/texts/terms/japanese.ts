import type { TermRule } from './rule.ts';

const JAPANESE_LETTER = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]`;

export const JAPANESE: readonly TermRule[] = [
  {
    wrong: new RegExp(`${JAPANESE_LETTER}[,;:?!]|[,;:?!]${JAPANESE_LETTER}`, 'u'),
    right: '、；：？！',
    why: 'marks beside Japanese characters are full-width',
  },
  { wrong: /[０-９％]/, right: '10%', why: 'figures and their percent sign are half-width' },
  { wrong: /あなた/, right: 'お客様', why: 'not said to a guest' },
  { wrong: /か。/, right: 'か？', why: 'a question on a screen ends with ？', only: 'screens' },
  { wrong: /[当各本]館|館[内方]/, right: 'ホテル、当リゾート', why: 'a hotel is ホテル' },
  { wrong: /クーポン|お食事券|ギフト券/, right: 'バウチャー', why: 'one word for a voucher' },
  { wrong: /読みもの/, right: 'マガジン', why: 'one name for the magazine' },
  { wrong: /催し/, right: 'アクティビティ、イベント', why: 'one word for each' },
  { wrong: /取り?消し済|取消/, right: 'キャンセル', why: 'one word for a cancellation' },
  { wrong: /暗証番号/, right: 'PIN', why: 'one word for the PIN' },
  { wrong: /会員価格/, right: '会員料金', why: 'one word for the member rate' },
  { wrong: /会員カウンター|メンバーズデスク/, right: '会員デスク', why: 'one name for the desk' },
  { wrong: /アーモンドクッキー/, right: 'アーモンドビスケット', why: 'one name for the biscuit' },
  { wrong: /(?<![ァ-ヶー]|香港|米)ドル/, right: 'リゾートドル', why: 'guests also pay in Hong Kong dollars' },
];
