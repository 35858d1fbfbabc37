import type { OrderNews } from './channels.ts';
import type { Texts } from '../../locales/texts.ts';
import { CORE_TEXTS } from '../locales/index.ts';

const LETTERS = CORE_TEXTS.letters;

/** A letter that the server sends by itself; an empty line parts the paragraphs of its page. */
export interface LetterTexts {
  readonly title: Texts;
  readonly summary: Texts;
  readonly page: Texts;
  readonly button: Texts;
}

/** In the place of `{what}` where an order has no name of its own any more. */
export const YOUR_ORDER: Texts = LETTERS.yourOrder;

const aboutOrder = (own: Pick<LetterTexts, 'title' | 'page'>): LetterTexts => ({
  ...own,
  summary: LETTERS.number,
  button: LETTERS.seeOrder,
});

/** About an order; `{what}`: what was ordered, `{order}`: its number, `{refund}`: a sentence about what goes back, or nothing. */
export const ORDER_LETTERS: Readonly<Record<OrderNews, LetterTexts>> = {
  CONFIRMED: aboutOrder(LETTERS.orderLetters.CONFIRMED),
  CHANGED: aboutOrder(LETTERS.orderLetters.CHANGED),
  DECLINED: aboutOrder(LETTERS.orderLetters.DECLINED),
  CHANGE_DECLINED: aboutOrder(LETTERS.orderLetters.CHANGE_DECLINED),
  NO_SHOW: aboutOrder(LETTERS.orderLetters.NO_SHOW),
  NOT_SEEN: aboutOrder(LETTERS.orderLetters.NOT_SEEN),
  PART_REFUNDED: aboutOrder(LETTERS.orderLetters.PART_REFUNDED),
  CANCELLED: aboutOrder(LETTERS.orderLetters.CANCELLED),
};

/** About an activity; `{what}`: its name, `{place}`, `{day}` in the language's own way, `{time}` 18:30, `{seats}`: how many places. */
export const ACTIVITY_LETTERS: Readonly<Record<'SIGNED_UP' | 'CANCELLED', LetterTexts>> = {
  SIGNED_UP: { ...LETTERS.activityLetters.SIGNED_UP, button: LETTERS.seeActivity },
  CANCELLED: { ...LETTERS.activityLetters.CANCELLED, button: LETTERS.seeActivity },
};

/** The tier rose; `{tier}` is its name on the card. */
export const UPGRADED_LETTER: LetterTexts = {
  title: five(
    'Welcome to {tier}',
    '恭賀您晉升{tier}會員',
    '恭喜您升级为{tier}会员',
    '{tier} 등급이 되신 것을 축하드립니다',
    '{tier}会員へのご昇格、おめでとうございます',
  ),
  summary: five(
    'Your new tier is effective immediately',
    '您的新級別即時生效',
    '您的新等级即时生效',
    '새 등급은 바로 적용됩니다',
    '新しい会員ランクは、ただちに有効です',
  ),
  page: five(
    'Congratulations. You have reached {tier}, and your new benefits are yours from this moment.\n\nThank you for the time you spend with us. We look forward to welcoming you again.',
    '恭賀您晉升{tier}會員，新級別的禮遇由此刻起為您而設。\n\n感謝您一直以來的支持，期待再次迎接您的光臨。',
    '恭喜您升级为{tier}会员，新等级的权益即刻起为您开启。\n\n感谢您一直以来的支持，期待再次迎接您的光临。',
    '{tier} 등급이 되신 것을 진심으로 축하드립니다. 새로운 혜택을 지금부터 이용하실 수 있습니다.\n\n저희와 함께해 주셔서 감사합니다. 다시 뵙기를 기대합니다.',
    '{tier}会員にご昇格いただき、誠にありがとうございます。新しい特典は、ただいまよりご利用いただけます。\n\n日頃のご愛顧に心より御礼申し上げます。またのお越しをお待ちしております。',
  ),
  button: five('View benefits', '查看禮遇', '查看权益', '혜택 보기', '特典を見る'),
};

/** To whoever has just joined. */
export const WELCOME_LETTER: LetterTexts = LETTERS.welcomeLetter;

const aboutMoney = (own: Pick<LetterTexts, 'page'>): LetterTexts => ({
  ...own,
  title: LETTERS.back,
  summary: LETTERS.amount,
  button: LETTERS.seeHelp,
});

/** About money that came for nothing: its order had lapsed, or was paid before. `{amount}` and `{order}`. */
export const MONEY_RETURNED_LETTERS: Readonly<Record<'LAPSED' | 'TWICE', LetterTexts>> = {
  LAPSED: aboutMoney(LETTERS.moneyReturnedLetters.LAPSED),
  TWICE: aboutMoney(LETTERS.moneyReturnedLetters.TWICE),
};
