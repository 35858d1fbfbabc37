import type { TermRule } from './rule.ts';

const HALF_WIDTH: TermRule = {
  wrong: /\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}/u,
  right: '，；：？！',
  why: 'marks beside Chinese characters are full-width',
};

export const TRADITIONAL: readonly TermRule[] = [
  HALF_WIDTH,
  { wrong: /物業/, right: '酒店', why: 'real estate' },
  { wrong: /[本各當該]館|館[內方]/, right: '酒店', why: 'a hotel is 酒店 in Macau and Hong Kong' },
  { wrong: /商戶/, right: '餐廳、水療中心、商店；餐飲及設施', why: 'the word of a payment platform' },
  { wrong: /信息/, right: '訊息、資料', why: 'the mainland’s word' },
  { wrong: /短信/, right: '短訊', why: 'the mainland’s word' },
  { wrong: /登錄/, right: '登入', why: 'the mainland’s word' },
  { wrong: /默認/, right: '預設', why: 'the mainland’s word' },
  { wrong: /設備|設置/, right: '裝置、設定', why: 'the mainland’s words' },
  { wrong: /出租車/, right: '的士', why: 'the mainland’s word' },
  { wrong: /優惠券|折扣券/, right: '禮券', why: 'one word for a voucher' },
  { wrong: /請再試(?!一次)/, right: '請再試一次', why: 'one sentence after a failure' },
  { wrong: /品茗廊/, right: '茶韻廊', why: 'one name for the Tea Gallery' },
  { wrong: /蓮花廳/, right: '荷香軒', why: 'one name for the Lotus Room' },
  { wrong: /會員服務(?:台|櫃檯|櫃台)/, right: '會員服務櫃枱', why: 'one name for the desk' },
  { wrong: /會員(?:等級|權益)/, right: '會員級別、禮遇', why: 'the mainland’s terms' },
  {
    wrong: /(?:減|折扣|優惠) ?\d+ ?%|\d+% ?(?:折扣|減)/,
    right: '85 折',
    why: 'a discount names what is paid',
  },
  { wrong: /週[一二三四五六日]/, right: '星期一', why: 'one form for days of the week' },
  {
    wrong: /[订购员时间们这过还发说请账会员营门务实预礼]/,
    right: '繁體字',
    why: 'a simplified character',
  },
];

export const SIMPLIFIED: readonly TermRule[] = [
  HALF_WIDTH,
  { wrong: /物业/, right: '酒店', why: 'real estate' },
  { wrong: /[本各当该]馆|馆[内方]/, right: '酒店', why: 'a hotel is 酒店' },
  { wrong: /商户/, right: '门店、餐厅、水疗中心', why: 'the word of a payment platform' },
  { wrong: /会员级别|级别积分/, right: '会员等级、等级积分', why: 'the mainland’s term' },
  { wrong: /礼遇/, right: '权益', why: 'one word for a benefit' },
  { wrong: /收件[箱匣]/, right: '消息中心', why: 'one name for the inbox' },
  { wrong: /讯息/, right: '消息、信息', why: 'the word of Hong Kong' },
  { wrong: /短讯/, right: '短信', why: 'the word of Hong Kong' },
  { wrong: /登入/, right: '登录', why: 'the word of Hong Kong' },
  { wrong: /登出/, right: '退出登录', why: 'the word of Hong Kong' },
  { wrong: /装置/, right: '设备', why: 'the word of Hong Kong' },
  { wrong: /再试一次|请再试/, right: '重试', why: 'one word for trying again' },
  { wrong: /扣起/, right: '冻结', why: 'the word of Hong Kong' },
  { wrong: /条款及细则/, right: '条款与条件', why: 'the term of Hong Kong' },
  { wrong: /电邮/, right: '邮箱、电子邮件', why: 'the word of Hong Kong' },
  { wrong: /网上/, right: '在线', why: 'the word of Hong Kong' },
  { wrong: /的士/, right: '出租车', why: 'the word of Hong Kong' },
  { wrong: /小童/, right: '儿童', why: 'the word of Hong Kong' },
  { wrong: /收银处/, right: '收银台', why: 'the word of Hong Kong' },
  { wrong: /优惠券|折扣券/, right: '礼券', why: 'one word for a voucher' },
  { wrong: /品茗廊/, right: '茶韵廊', why: 'one name for the Tea Gallery' },
  { wrong: /莲花厅/, right: '荷香轩', why: 'one name for the Lotus Room' },
  { wrong: /会员服务柜[台枱]/, right: '会员服务台', why: 'one name for the desk' },
  {
    wrong: /(?:减|折扣|优惠) ?\d+ ?%|\d+% ?(?:折扣|减)/,
    right: '8.5 折',
    why: 'a discount names what is paid',
  },
  {
    wrong: /[訂購員時間們這過還發說請賬會營門務實預禮]/,
    right: '简体字',
    why: 'a traditional character',
  },
];
