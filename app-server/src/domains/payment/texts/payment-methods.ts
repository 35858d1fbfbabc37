import type { Language } from '@resort/shared/contract';
import type { MethodCode } from '../../../platform/integrations/payment-provider.ts';

/** The ways to pay as the member reads them. */
export const METHOD_NAMES: Record<MethodCode, Record<Language, string>> = {
  CARD: {
    en: 'Credit or debit card',
    tc: '信用卡或扣賬卡',
    sc: '信用卡或借记卡',
    kr: '신용카드 또는 체크카드',
    jp: 'クレジットカード・デビットカード',
  },
  WALLET: {
    en: 'Mobile wallet',
    tc: '電子錢包',
    sc: '电子钱包',
    kr: '모바일 지갑',
    jp: 'モバイルウォレット',
  },
};
