import { errorRows } from './error-row.ts';

/** Session (301, 40152), the protocol (10xxx), and internal errors (50000). */
export const PROTOCOL_ERRORS = errorRows({
  SIGN_IN_AGAIN: {
    code: 301,
    errorCode: null,
    text: {
      en: 'Please sign in to continue.',
      tc: '請先登入，再繼續。',
      sc: '请先登录，再继续。',
      kr: '계속하려면 로그인해 주세요.',
      jp: '続けるにはサインインしてください。',
    },
  },
  BAD_REQUEST: {
    code: 10001,
    errorCode: null,
    text: {
      en: 'Some details are missing or incorrect. Please check and try again.',
      tc: '部分資料未填妥或不正確，請檢查後再試。',
      sc: '部分信息缺失或不正确，请检查后重试。',
      kr: '입력하신 내용에 빠졌거나 올바르지 않은 항목이 있습니다. 확인 후 다시 시도해 주세요.',
      jp: '入力内容に不足または誤りがあります。ご確認のうえ、もう一度お試しください。',
    },
  },
  BAD_SIGNATURE: {
    code: 10002,
    errorCode: null,
    text: {
      en: 'We could not verify this request. Please reload the page and try again.',
      tc: '未能完成驗證，請重新載入頁面後再試。',
      sc: '验证失败，请刷新页面后重试。',
      kr: '요청을 확인할 수 없습니다. 페이지를 새로고침한 뒤 다시 시도해 주세요.',
      jp: 'リクエストを確認できませんでした。ページを再読み込みして、もう一度お試しください。',
    },
  },
  CLOCK_SKEW: {
    code: 10003,
    errorCode: 'CLOCK_SKEW',
    text: {
      en: 'Your device clock appears to be incorrect. Please check the date and time settings.',
      tc: '您的裝置時間與我們的不一致，請檢查時間設定。',
      sc: '您的设备时间与我们的不一致，请检查时间设置。',
      kr: '기기의 날짜와 시간 설정을 확인해 주세요.',
      jp: '端末の日付と時刻の設定をご確認ください。',
    },
  },
  UNEXPECTED_FIELD: {
    code: 10004,
    errorCode: null,
    text: {
      en: 'Something went wrong. Please reload the page and try again.',
      tc: '系統出現問題，請重新載入頁面後再試。',
      sc: '系统出现问题，请刷新页面后重试。',
      kr: '오류가 발생했습니다. 페이지를 새로고침한 뒤 다시 시도해 주세요.',
      jp: 'エラーが発生しました。ページを再読み込みして、もう一度お試しください。',
    },
  },
  KEY_REUSED: {
    code: 10005,
    errorCode: null,
    text: {
      en: 'Something went wrong. Please start this step again.',
      tc: '系統出現問題，請重新開始此步驟。',
      sc: '系统出现问题，请重新开始此步骤。',
      kr: '오류가 발생했습니다. 이 단계를 다시 진행해 주세요.',
      jp: 'エラーが発生しました。この手順を最初からやり直してください。',
    },
  },
  REPLAYED: {
    code: 10006,
    errorCode: 'REPLAYED',
    text: {
      en: 'We have already received your request. Please refresh to see the latest status.',
      tc: '我們已收到您的要求，請重新整理以查看最新狀態。',
      sc: '我们已收到您的请求，请刷新查看最新状态。',
      kr: '이미 접수된 요청입니다. 새로고침하여 최신 상태를 확인해 주세요.',
      jp: 'すでに受け付けております。再読み込みのうえ、最新の状態をご確認ください。',
    },
  },
  NOT_YOURS: {
    code: 10007,
    errorCode: null,
    text: {
      en: 'This item is not available in your account.',
      tc: '您的賬戶內沒有此項目。',
      sc: '您的账户中没有此项目。',
      kr: '회원님의 계정에 없는 항목입니다.',
      jp: 'お客様のアカウントにはこの項目がございません。',
    },
  },
  STALE: {
    code: 10008,
    errorCode: 'STALE',
    text: {
      en: 'This has been updated. Please refresh and try again.',
      tc: '資料已有更新，請重新整理後再試。',
      sc: '内容已有更新，请刷新后重试。',
      kr: '그사이 내용이 변경되었습니다. 새로고침한 뒤 다시 시도해 주세요.',
      jp: '内容が更新されています。再読み込みのうえ、もう一度お試しください。',
    },
  },
  BUSY: {
    code: 10009,
    errorCode: null,
    text: {
      en: 'We are very busy at the moment. Please try again shortly.',
      tc: '目前使用人數較多，請稍後再試。',
      sc: '当前使用人数较多，请稍后重试。',
      kr: '지금 이용자가 많습니다. 잠시 후 다시 시도해 주세요.',
      jp: 'ただいま混み合っています。少し時間をおいてお試しください。',
    },
  },
  TOO_MANY: {
    code: 10010,
    errorCode: null,
    text: {
      en: 'Too many attempts. Please wait {wait}.',
      tc: '嘗試次數過多，請於 {wait}後再試。',
      sc: '尝试次数过多，请于 {wait}后重试。',
      kr: '시도 횟수가 많습니다. {wait} 후 다시 시도해 주세요.',
      jp: '試行回数が多すぎます。{wait}後にお試しください。',
    },
  },
  NOT_FOUND: {
    code: 10011,
    errorCode: null,
    text: {
      en: 'We could not find what you were looking for.',
      tc: '找不到您要的內容。',
      sc: '找不到您要的内容。',
      kr: '찾으시는 내용이 없습니다.',
      jp: 'お探しのものが見つかりませんでした。',
    },
  },
  UNAVAILABLE: {
    code: 10012,
    errorCode: null,
    text: {
      en: 'This service is temporarily unavailable. Please try again later.',
      tc: '此服務暫停，請稍後再試。',
      sc: '此服务暂时无法使用，请稍后重试。',
      kr: '현재 이용할 수 없는 서비스입니다. 나중에 다시 시도해 주세요.',
      jp: 'ただいまご利用いただけません。しばらくしてから、もう一度お試しください。',
    },
  },
  SESSION_SUPERSEDED: {
    code: 40152,
    errorCode: null,
    text: {
      en: 'You have been signed out because your account was used on another device or is no longer active. Please sign in again.',
      tc: '您的賬戶已於其他裝置登入或已停用，請重新登入。',
      sc: '您的账户已在其他设备登录或已停用，请重新登录。',
      kr: '다른 기기에서 로그인되었거나 사용이 중지된 계정입니다. 다시 로그인해 주세요.',
      jp: '別の端末でサインインされたか、ご利用を停止されています。もう一度サインインしてください。',
    },
  },
  INTERNAL: {
    code: 50000,
    errorCode: null,
    text: {
      en: 'Something went wrong on our side. Please try again. Reference: {id}',
      tc: '系統出現問題，請再試一次。參考編號 {id}。',
      sc: '系统出现问题，请重试。参考编号 {id}。',
      kr: '서비스에 오류가 발생했습니다. 다시 시도해 주세요. 참조 번호 {id}.',
      jp: 'システムで問題が発生しました。もう一度お試しください。参照番号 {id}。',
    },
  },
});
