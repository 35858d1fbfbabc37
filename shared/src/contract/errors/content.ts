import { errorRows } from './error-row.ts';

/** Articles, activities, messages and help: 19xxx, the same range as WeChat's. */
export const CONTENT_ERRORS = errorRows({
  CONTENT_GONE: {
    code: 19001,
    errorCode: 'GONE',
    text: {
      en: 'This page is no longer available.',
      tc: '此內容已不再提供。',
      sc: '此内容已不再提供。',
      kr: '더 이상 제공되지 않는 내용입니다.',
      jp: 'こちらの内容は掲載を終了いたしました。',
    },
  },
  ACTIVITY_FULL: {
    code: 19011,
    errorCode: 'FULL',
    text: {
      en: 'There are not enough places left for this activity.',
      tc: '此活動的名額不足。',
      sc: '此活动的名额不足。',
      kr: '이 액티비티의 남은 자리가 부족합니다.',
      jp: 'このアクティビティは、ご希望の人数分の空きがございません。',
    },
  },
  ACTIVITY_CLOSED: {
    code: 19012,
    errorCode: 'CLOSED',
    text: {
      en: 'Sign-ups and changes for this activity have closed.',
      tc: '此活動已截止報名及更改。',
      sc: '此活动已截止报名及更改。',
      kr: '이 액티비티의 신청과 변경이 마감되었습니다.',
      jp: 'このアクティビティのお申し込みと変更は締め切りました。',
    },
  },
  PUSH_OFF: {
    code: 19031,
    errorCode: 'PUSH_OFF',
    text: {
      en: 'Notifications cannot be sent to this browser.',
      tc: '未能向此瀏覽器發送通知。',
      sc: '无法向此浏览器发送通知。',
      kr: '이 브라우저로는 알림을 보낼 수 없습니다.',
      jp: 'このブラウザには通知をお送りできません。',
    },
  },
  CHAT_OFF: {
    code: 19041,
    errorCode: 'CHAT_OFF',
    text: {
      en: 'Live chat is not available at the moment. Please call us instead.',
      tc: '即時對話暫未能使用，歡迎致電查詢。',
      sc: '在线客服暂时不可用，请致电咨询。',
      kr: '지금은 실시간 채팅 상담을 이용하실 수 없습니다. 전화로 문의해 주세요.',
      jp: 'ただいまライブチャットをご利用いただけません。お電話でお問い合わせください。',
    },
  },
});
