import { errorRows } from './error-row.ts';

/** WeChat and the mini-program: 19xxx. */
export const WE_CHAT_ERRORS = errorRows({
  WECHAT_OFF: {
    code: 19021,
    errorCode: null,
    text: {
      en: 'WeChat is not supported here.',
      tc: '此處暫未支援微信。',
      sc: '此处暂不支持微信。',
      kr: '여기서는 위챗을 이용할 수 없습니다.',
      jp: 'こちらでは WeChat をご利用いただけません。',
    },
  },
  LINK_FAILED: {
    code: 19022,
    errorCode: null,
    text: {
      en: 'The link could not be created. Please try again.',
      tc: '未能建立連結，請再試一次。',
      sc: '无法创建链接，请重试。',
      kr: '링크를 만들지 못했습니다. 다시 시도해 주세요.',
      jp: 'リンクを作成できませんでした。もう一度お試しください。',
    },
  },
});
