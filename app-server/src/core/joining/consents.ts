import type { Language } from '@resort/shared/contract';
import type { LegalCode } from '../content/kinds.ts';
import type { LegalVersions } from '../content/legal.ts';

export interface ConsentContent {
  key: 'terms' | 'privacy' | 'sms' | 'email';
  /** the legal text that is accepted; null for a consent without one */
  document: LegalCode | null;
  required: boolean;
  /** a route of the app */
  url: string | null;
  names: Record<Language, string>;
}

/** What somebody who joins agrees to. Marketing stays optional and is off until it is chosen. */
export const CONSENTS: readonly ConsentContent[] = [
  {
    key: 'terms',
    document: 'terms',
    required: true,
    url: '/terms-n-conditions?section=terms',
    names: {
      en: 'I accept the terms and conditions of membership.',
      tc: '本人接受會籍條款。',
      sc: '我已阅读并同意会员条款。',
      kr: '멤버십 약관에 동의합니다.',
      jp: '会員規約に同意します。',
    },
  },
  {
    key: 'privacy',
    document: 'privacy',
    required: true,
    url: '/terms-n-conditions?section=privacy',
    names: {
      en: 'I have read the privacy policy.',
      tc: '本人已閱讀私隱政策。',
      sc: '我已阅读隐私政策。',
      kr: '개인정보 처리방침을 읽었습니다.',
      jp: 'プライバシーポリシーを確認しました。',
    },
  },
  {
    key: 'sms',
    document: null,
    required: false,
    url: null,
    names: {
      en: 'Send me offers by text message.',
      tc: '透過短訊接收優惠資訊。',
      sc: '通过短信接收优惠信息。',
      kr: '문자 메시지로 프로모션 소식을 받겠습니다.',
      jp: 'SMSでオファーのご案内を受け取ります。',
    },
  },
  {
    key: 'email',
    document: null,
    required: false,
    url: null,
    names: {
      en: 'Send me offers by email.',
      tc: '透過電郵接收優惠資訊。',
      sc: '通过电子邮件接收优惠信息。',
      kr: '이메일로 프로모션 소식을 받겠습니다.',
      jp: 'メールでオファーのご案内を受け取ります。',
    },
  },
];

interface Promotion {
  title: string;
  text: string;
}

/** Beside the form of the sign-in screen. */
export const LOGIN_PROMOTION: Record<Language, Promotion> = {
  en: { title: 'More from every stay', text: 'Enjoy exclusive member rates, rewards and a warm welcome.' },
  tc: { title: '每次入住，盡享更多', text: '會員尊享專屬房價、禮遇獎賞及貼心款待。' },
  sc: { title: '每次入住，尽享更多', text: '会员尊享专属价格、权益奖赏及贴心款待。' },
  kr: { title: '머무실 때마다 더 많은 혜택을', text: '회원 전용 요금과 리워드, 따뜻한 환대를 누려 보세요.' },
  jp: {
    title: 'ご滞在のたびに、もっと',
    text: '会員限定の料金と特典、心を込めたおもてなしをお楽しみください。',
  },
};

/** The version of a consent's document that is in force; null for a consent without one. */
export const versionOf = ({ document }: ConsentContent, versions: LegalVersions): string | null =>
  document === null ? null : versions[document];
