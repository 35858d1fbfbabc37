import { five } from './five.ts';
import type { Texts } from './texts.ts';

/** A letter that the house writes by itself; an empty line parts the paragraphs of its page. */
export interface LetterTexts {
  readonly title: Texts;
  readonly summary: Texts;
  readonly page: Texts;
  readonly button: Texts;
}

/** In the place of `{what}` where an order has no name of its own any more. */
export const YOUR_ORDER: Texts = five('Your order', '您的訂單', '您的订单', '주문', 'ご注文');

const SEE_ORDER = five('See the order', '查看訂單', '查看订单', '주문 보기', 'ご注文を見る');

/** About an order; `{what}`: what was ordered, `{order}`: its number. */
export const ORDER_LETTERS: Readonly<Record<'CONFIRMED' | 'CANCELLED', LetterTexts>> = {
  CONFIRMED: {
    title: five('It is confirmed', '已獲確認', '已获确认', '확정되었습니다', '確定いたしました'),
    summary: five(
      '{what} · {order}',
      '{what} · {order}',
      '{what} · {order}',
      '{what} · {order}',
      '{what} · {order}',
    ),
    page: five(
      '{what} is confirmed. Its number is {order}.\n\nEverything about it stands on its page, where you can also change your mind as long as that is possible. Should you need anything else, simply call member services at any hour.\n\nWe look forward to welcoming you.',
      '{what}已獲確認，編號為 {order}。\n\n所有詳情均載於訂單頁面；在期限之內，您亦可於該頁更改主意。如有任何需要，歡迎隨時致電會員服務。\n\n期待您的光臨。',
      '{what}已获确认，编号为 {order}。\n\n所有详情均在订单页面；在期限之内，您也可在该页更改主意。如有任何需要，欢迎随时致电会员服务。\n\n期待您的光临。',
      '{what} 건이 확정되었습니다. 번호는 {order}입니다.\n\n자세한 내용은 주문 페이지에서 확인하실 수 있으며, 가능한 기간에는 그곳에서 변경이나 취소도 하실 수 있습니다. 필요하신 것이 있으면 언제든 회원 서비스로 전화해 주세요.\n\n곧 뵙겠습니다.',
      '{what}が確定いたしました。番号は {order} です。\n\n詳細はご注文のページにてご覧いただけます。期限内であれば、変更や取消もそちらで承ります。ほかにご要望がございましたら、いつでも会員サービスまでお電話ください。\n\nお越しを心よりお待ちしております。',
    ),
    button: SEE_ORDER,
  },
  CANCELLED: {
    title: five('It is cancelled', '已取消', '已取消', '취소되었습니다', '取り消しを承りました'),
    summary: five(
      '{what} · {order}',
      '{what} · {order}',
      '{what} · {order}',
      '{what} · {order}',
      '{what} · {order}',
    ),
    page: five(
      '{what}, number {order}, is cancelled.\n\nWhat goes back to you, in money, dollars or points, stands on its page. Dollars and points are back at once; money takes as long as your bank needs.\n\nWe hope to welcome you another time.',
      '{what}（編號 {order}）已取消。\n\n退還的款項、獎賞金或積分均載於訂單頁面。獎賞金及積分即時退回；款項到帳時間視乎銀行而定。\n\n期待下次再為您服務。',
      '{what}（编号 {order}）已取消。\n\n退还的款项、奖赏金或积分均在订单页面列明。奖赏金及积分即时退回；款项到账时间视银行而定。\n\n期待下次再为您服务。',
      '{what} 건(번호 {order})이 취소되었습니다.\n\n돌려드리는 금액과 리조트 달러, 포인트는 주문 페이지에서 확인하실 수 있습니다. 리조트 달러와 포인트는 바로 돌아오며, 결제 금액은 은행 사정에 따라 시간이 걸릴 수 있습니다.\n\n다음에 다시 모실 수 있기를 바랍니다.',
      '{what}（番号 {order}）の取り消しを承りました。\n\nお返しする金額、リゾートドル、ポイントは、ご注文のページに記載しております。リゾートドルとポイントはすぐに戻ります。ご返金の時期は、ご利用の金融機関により異なります。\n\nまたの機会にお目にかかれますことを願っております。',
    ),
    button: SEE_ORDER,
  },
};

const SEE_ACTIVITY = five('See the activity', '查看活動', '查看活动', '활동 보기', '催しを見る');

/** About an activity; `{what}`: its name, `{place}`, `{day}` 2026-12-06, `{time}` 18:30, `{seats}`: how many places. */
export const ACTIVITY_LETTERS: Readonly<Record<'SIGNED_UP' | 'CANCELLED', LetterTexts>> = {
  SIGNED_UP: {
    title: five(
      'Your places are kept',
      '已為您留位',
      '已为您留位',
      '자리를 준비해 두었습니다',
      'お席を確保いたしました',
    ),
    summary: five(
      '{what}, {day} at {time}',
      '{what}，{day} {time}',
      '{what}，{day} {time}',
      '{what}, {day} {time}',
      '{what}、{day} {time}',
    ),
    page: five(
      'We keep {seats} place(s) for you: {what}, {day} at {time}, {place}.\n\nPlease come ten minutes early and show your member code. If you cannot come, give the places back on the activity’s page, so that somebody else may have them.',
      '我們已為您預留 {seats} 個名額：{what}，{day} {time}，{place}。\n\n請提早十分鐘到場並出示會員碼。如未能出席，請於活動頁面退回名額，讓其他會員有機會參加。',
      '我们已为您预留 {seats} 个名额：{what}，{day} {time}，{place}。\n\n请提早十分钟到场并出示会员码。如无法出席，请在活动页面退回名额，让其他会员有机会参加。',
      '{what}에 {seats}명 자리를 준비해 두었습니다. 일시는 {day} {time}, 장소는 {place}입니다.\n\n10분 전까지 오셔서 회원 코드를 보여 주세요. 오시기 어려우면 다른 회원님을 위해 활동 페이지에서 자리를 취소해 주세요.',
      '{what}（{day} {time}、{place}）のお席を {seats} 名様分、確保いたしました。\n\n開始10分前までにお越しのうえ、会員コードをご提示ください。ご都合が悪くなられた場合は、ほかの会員様のために、催しのページからお取り消しをお願いいたします。',
    ),
    button: SEE_ACTIVITY,
  },
  CANCELLED: {
    title: five(
      'Your places are given back',
      '名額已退回',
      '名额已退回',
      '자리가 취소되었습니다',
      'お席をお取り消しいたしました',
    ),
    summary: five(
      '{what}, {day} at {time}',
      '{what}，{day} {time}',
      '{what}，{day} {time}',
      '{what}, {day} {time}',
      '{what}、{day} {time}',
    ),
    page: five(
      'Your places at {what}, {day} at {time}, are given back. Thank you for telling us.\n\nAs long as places are left, you are welcome to sign up again.',
      '您在「{what}」（{day} {time}）的名額已退回，謝謝您的通知。\n\n如尚有餘額，歡迎再次報名。',
      '您在“{what}”（{day} {time}）的名额已退回，谢谢您的告知。\n\n如尚有余额，欢迎再次报名。',
      '{what}({day} {time})의 자리가 취소되었습니다. 알려 주셔서 감사합니다.\n\n자리가 남아 있으면 언제든 다시 신청하실 수 있습니다.',
      '{what}（{day} {time}）のお席をお取り消しいたしました。ご連絡ありがとうございます。\n\n空きがあるあいだは、いつでもお申し込みいただけます。',
    ),
    button: SEE_ACTIVITY,
  },
};
