import type { Language } from '@resort/shared/contract';
import type { Drawing } from '../../../src/locales/drawings.ts';
import { five } from '../five.ts';

/** Title, one sentence, and what the guest gets. */
type Words = readonly [title: string, summary: string, ...points: readonly string[]];

export interface DemoOffer {
  readonly code: string;
  readonly category: 'stay' | 'dining' | 'spa' | 'shopping' | 'shows';
  readonly tags: readonly string[];
  readonly area: string;
  readonly property: string | null;
  readonly outlets: readonly string[];
  readonly pictures: readonly Drawing[];
  /** the code of a demo coupon */
  readonly coupon?: string;
  /** days from the day of seeding */
  readonly from: number;
  readonly to: number;
  readonly banner?: number;
  readonly words: Readonly<Record<Language, Words>>;
}

const WITH_IT = five('What you enjoy', '優惠包括', '优惠包括', '포함 내용', '特典内容');
const NOTE = five(
  'Please show your member card. Offers cannot be combined with other promotions unless stated.',
  '惠顧時請出示會員卡。除另有說明外，優惠不可與其他推廣同時使用。',
  '消费时请出示会员卡。除另有说明外，优惠不可与其他推广同时使用。',
  '이용하실 때 멤버십 카드를 제시해 주세요. 별도 안내가 없는 한 다른 프로모션과 함께 사용하실 수 없습니다.',
  'ご利用の際は会員カードをご提示ください。特に記載のない限り、ほかのオファーとの併用はできません。',
);

/** An offer's page as an editor would write it. */
export function pageOf({ words }: DemoOffer, language: Language): string {
  const [, summary, ...points] = words[language];
  const items = points.map((point) => `<li>${point}</li>`).join('');
  return `<p>${summary}</p><h3>${WITH_IT[language]}</h3><ul>${items}</ul><p><em>${NOTE[language]}</em></p>`;
}
