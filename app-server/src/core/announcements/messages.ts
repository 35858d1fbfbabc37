import type { Language } from '@resort/shared/contract';

/** The text message that carries a one-time code; `{code}` is its six digits. Fits one SMS in every language. */
export const OTP_MESSAGE: Record<Language, string> = {
  en: 'The Resort: {code} is your one-time code, valid for 5 minutes. Never share it with anyone, including our staff.',
  tc: '度假村集團驗證碼 {code}，5 分鐘內有效。請勿向任何人透露，包括我們的職員。',
  sc: '【度假村集团】验证码 {code}，5 分钟内有效。请勿告诉任何人，包括工作人员。',
  kr: '[더 리조트] 인증번호 {code} (5분간 유효). 직원을 포함한 누구에게도 알려 주지 마세요.',
  jp: '【ザ・リゾート】認証コード：{code}（5分間有効）。スタッフを含め、どなたにもお伝えにならないでください。',
};

/** The subject of a mail that carries a one-time code; its text is that of `OTP_MESSAGE`. */
export const OTP_MAIL_SUBJECT: Record<Language, string> = {
  en: 'Your one-time code',
  tc: '您的驗證碼',
  sc: '您的验证码',
  kr: '인증번호 안내',
  jp: '認証コードのご案内',
};

/**
 * A payment goes back: its order had expired before it arrived, or another payment had the order. `{amount}`:
 * `MOP 1234.50`; `{order}`: the order's number.
 */
export const MONEY_RETURNED_MESSAGE: Record<'LAPSED' | 'TWICE', Record<Language, string>> = {
  LAPSED: {
    en: 'The Resort: your payment of {amount} for order {order} was received after the reservation expired. Nothing has been booked and you will be refunded in full.',
    tc: '度假村集團：我們收到您就訂單 {order} 所付的 {amount} 時，預訂保留時間已過。預訂並未成立，款項將全數退回。',
    sc: '【度假村集团】我们收到您为订单 {order} 支付的 {amount} 时，预订保留时间已过。预订未成立，款项将全额退回。',
    kr: '[더 리조트] 주문 {order}의 결제 금액({amount})은 결제 가능 시간이 지난 뒤 접수되었습니다. 예약은 확정되지 않았으며 전액 환불해 드립니다.',
    jp: '【ザ・リゾート】ご注文 {order} のお支払い {amount} は、お支払い期限を過ぎてから届きました。ご予約は成立しておらず、全額を返金いたします。',
  },
  TWICE: {
    en: 'The Resort: we received an extra payment of {amount} for order {order}. Your original payment is not affected and the extra amount will be refunded.',
    tc: '度假村集團：我們就訂單 {order} 多收到一筆 {amount} 的付款。您的另一筆付款不受影響，多付的款項將全數退回。',
    sc: '【度假村集团】我们就订单 {order} 多收到一笔 {amount} 的付款。您的另一笔付款不受影响，多付的款项将全额退回。',
    kr: '[더 리조트] 주문 {order}에 추가 결제({amount})가 확인되었습니다. 다른 결제에는 영향이 없으며 추가 결제 금액은 전액 환불해 드립니다.',
    jp: '【ザ・リゾート】ご注文 {order} について {amount} を重ねてお支払いいただきました。もう一方のお支払いに影響はなく、重複分は全額返金いたします。',
  },
};

/** The membership closes; `{date}`: the day on which the personal data is erased, in the language's own way. */
export const MEMBERSHIP_CLOSING_MESSAGE: Record<Language, string> = {
  en: 'The Resort: your membership will close on {date}. To keep it, simply sign in before then.',
  tc: '度假村集團：您的會籍將於{date}終止。如欲保留會籍，請於該日前登入。',
  sc: '【度假村集团】您的会员账户将于{date}注销。如需保留，请在此之前登录。',
  kr: '[더 리조트] 멤버십이 {date}에 해지됩니다. 멤버십을 유지하시려면 그 전에 로그인해 주세요.',
  jp: '【ザ・リゾート】会員資格は {date} に終了します。継続をご希望の場合は、それまでにサインインしてください。',
};

/** Signing in took the closing back. */
export const MEMBERSHIP_RESTORED_MESSAGE: Record<Language, string> = {
  en: 'The Resort: welcome back. Your membership remains active, with everything you have earned.',
  tc: '度假村集團：歡迎回來。您的會籍及累積的一切均維持不變。',
  sc: '【度假村集团】欢迎回来。您的会员账户已恢复，累积的一切均保持不变。',
  kr: '[더 리조트] 다시 오신 것을 환영합니다. 멤버십과 적립하신 혜택이 모두 유지됩니다.',
  jp: '【ザ・リゾート】おかえりなさいませ。会員資格と、これまでの特典はすべてそのままです。',
};

/** Goes to the phone or address that a member had until now; `{new}` is the masked one in its place. */
export const REBOUND_MESSAGE: Record<'phone' | 'email', Record<Language, string>> = {
  phone: {
    en: 'The Resort: the mobile number on your membership was changed to {new} and your other devices were signed out. If this was not you, please call Member Services immediately.',
    tc: '度假村集團：您的會員手機號碼已更改為 {new}，其他裝置已登出。如非您本人操作，請立即致電會員服務。',
    sc: '【度假村集团】您的会员手机号码已更改为 {new}，其他设备已退出登录。如非您本人操作，请立即致电会员服务。',
    kr: '[더 리조트] 멤버십 휴대전화 번호가 변경되었습니다: {new}. 다른 기기에서는 로그아웃되었습니다. 본인이 아니라면 즉시 회원 서비스로 연락해 주세요.',
    jp: '【ザ・リゾート】会員登録の携帯電話番号が {new} に変更され、ほかの端末からはサインアウトいたしました。お心当たりがない場合は、至急会員サービスまでご連絡ください。',
  },
  email: {
    en: 'The Resort: the email address on your membership was changed to {new} and your other devices were signed out. If this was not you, please call Member Services immediately.',
    tc: '度假村集團：您的會員電郵已更改為 {new}，其他裝置已登出。如非您本人操作，請立即致電會員服務。',
    sc: '【度假村集团】您的会员邮箱已更改为 {new}，其他设备已退出登录。如非您本人操作，请立即致电会员服务。',
    kr: '[더 리조트] 멤버십 이메일이 변경되었습니다: {new}. 다른 기기에서는 로그아웃되었습니다. 본인이 아니라면 즉시 회원 서비스로 연락해 주세요.',
    jp: '【ザ・リゾート】会員登録のメールアドレスが {new} に変更され、ほかの端末からはサインアウトいたしました。お心当たりがない場合は、至急会員サービスまでご連絡ください。',
  },
};

/** The subject of such a mail. */
export const REBOUND_MAIL_SUBJECT: Record<Language, string> = {
  en: 'Your membership details were changed',
  tc: '您的會員資料已更改',
  sc: '您的会员信息已更改',
  kr: '멤버십 정보 변경 안내',
  jp: '会員情報変更のお知らせ',
};
