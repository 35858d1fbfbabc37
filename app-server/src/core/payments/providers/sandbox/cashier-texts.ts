import type { Language } from '@resort/shared/contract';

/** What the sandbox's cashier says. `{seconds}` is a number. */
export interface CashierText {
  readonly title: string;
  readonly merchant: string;
  readonly order: string;
  readonly amount: string;
  readonly notice: string;
  readonly pay: string;
  readonly decline: string;
  readonly delay: string;
  readonly back: string;
  readonly over: string;
}

export const CASHIER_TEXT: Record<Language, CashierText> = {
  en: {
    title: 'Test payment',
    merchant: 'The Resort',
    order: 'Order',
    amount: 'Amount',
    notice: 'This is a test page. No money will be taken.',
    pay: 'Pay',
    decline: 'Decline',
    delay: 'Pay, confirmed after {seconds} seconds',
    back: 'Back to your order',
    over: 'This payment is no longer available.',
  },
  tc: {
    title: '測試付款',
    merchant: '度假村集團',
    order: '訂單',
    amount: '金額',
    notice: '此為測試頁面，不會收取任何款項。',
    pay: '付款',
    decline: '拒絕付款',
    delay: '付款（{seconds} 秒後確認）',
    back: '返回訂單',
    over: '此付款已無法在此進行。',
  },
  sc: {
    title: '测试支付',
    merchant: '度假村集团',
    order: '订单',
    amount: '金额',
    notice: '此为测试页面，不会收取任何款项。',
    pay: '支付',
    decline: '拒绝支付',
    delay: '支付（{seconds} 秒后确认）',
    back: '返回订单',
    over: '此笔支付已无法在此进行。',
  },
  kr: {
    title: '테스트 결제',
    merchant: '더 리조트',
    order: '주문',
    amount: '금액',
    notice: '테스트 페이지입니다. 실제로 결제되지 않습니다.',
    pay: '결제하기',
    decline: '결제 거절',
    delay: '결제하기 ({seconds}초 후 확인)',
    back: '주문으로 돌아가기',
    over: '이 결제는 더 이상 진행할 수 없습니다.',
  },
  jp: {
    title: 'テスト決済',
    merchant: 'ザ・リゾート',
    order: 'ご注文',
    amount: '金額',
    notice: 'これはテスト用のページです。実際のお支払いは発生しません。',
    pay: '支払う',
    decline: '支払いを拒否',
    delay: '支払う（{seconds} 秒後に確定）',
    back: 'ご注文に戻る',
    over: 'このお支払いは、こちらではもうお手続きいただけません。',
  },
};
