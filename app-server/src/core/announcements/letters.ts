import type { OrderNews } from './channels.ts';
import { five } from '../../locales/five.ts';
import type { Texts } from '../../locales/texts.ts';

/** A letter that the server sends by itself; an empty line parts the paragraphs of its page. */
export interface LetterTexts {
  readonly title: Texts;
  readonly summary: Texts;
  readonly page: Texts;
  readonly button: Texts;
}

/** In the place of `{what}` where an order has no name of its own any more. */
export const YOUR_ORDER: Texts = five('Your order', '您的訂單', '您的订单', '주문', 'ご注文');

const SEE_ORDER = five('View order', '查看訂單', '查看订单', '주문 보기', 'ご注文を見る');

const NUMBER = five('Reference {order}', '編號 {order}', '编号 {order}', '번호 {order}', '番号 {order}');

/** About an order; `{what}`: what was ordered, `{order}`: its number, `{refund}`: a sentence about what goes back, or nothing. */
export const ORDER_LETTERS: Readonly<Record<OrderNews, LetterTexts>> = {
  CONFIRMED: {
    title: five(
      '{what} · confirmed',
      '{what} · 已獲確認',
      '{what} · 已获确认',
      '{what} · 확정',
      '{what} · 確定',
    ),
    summary: NUMBER,
    page: five(
      '{what} is confirmed. Your reference is {order}.\n\nView the details, or make changes, on the order page. If there is anything else you need, Member Services is available 24 hours a day.\n\nWe look forward to welcoming you.',
      '{what}已獲確認，編號為 {order}。\n\n所有詳情均載於訂單頁面；在期限內，您亦可於該頁更改或取消預訂。如有任何需要，歡迎隨時致電會員服務。\n\n期待您的光臨。',
      '{what}已获确认，编号为 {order}。\n\n所有详情均在订单页面；在期限内，您也可在该页更改或取消预订。如有任何需要，欢迎随时致电会员服务。\n\n期待您的光临。',
      '{what} 예약이 확정되었습니다. 번호: {order}\n\n자세한 내용은 주문 페이지에서 확인하실 수 있으며, 가능한 기간에는 그곳에서 변경이나 취소도 하실 수 있습니다. 필요하신 것이 있으면 언제든 회원 서비스로 전화해 주세요.\n\n곧 뵙겠습니다.',
      '{what}が確定いたしました。番号は {order} です。\n\n詳細はご注文のページにてご覧いただけます。期限内であれば、変更やキャンセルもそちらで承ります。ほかにご要望がございましたら、いつでも会員サービスまでお電話ください。\n\nお越しを心よりお待ちしております。',
    ),
    button: SEE_ORDER,
  },
  CHANGED: {
    title: five('{what} · changed', '{what} · 已更改', '{what} · 已更改', '{what} · 변경', '{what} · 変更'),
    summary: NUMBER,
    page: five(
      'Your reservation {order} has been changed: {what}.\n\n{refund}\n\nThe new details are on the order page. If this is not what you requested, Member Services is available 24 hours a day.\n\nWe look forward to welcoming you.',
      '您的預訂 {order} 已更改：{what}。\n\n{refund}\n\n最新詳情載於訂單頁面。如與您的要求不符，歡迎隨時致電會員服務。\n\n期待您的光臨。',
      '您的预订 {order} 已更改：{what}。\n\n{refund}\n\n最新详情请见订单页面。如与您的要求不符，欢迎随时致电会员服务。\n\n期待您的光临。',
      '예약이 변경되었습니다({order}). {what}\n\n{refund}\n\n변경된 내용은 주문 페이지에서 확인하실 수 있습니다. 요청하신 내용과 다르면 언제든 회원 서비스로 전화해 주세요.\n\n곧 뵙겠습니다.',
      'ご予約 {order} を変更いたしました。{what}\n\n{refund}\n\n変更後の内容は、ご注文のページにてご確認いただけます。ご希望と異なる場合は、いつでも会員サービスまでお電話ください。\n\nお越しを心よりお待ちしております。',
    ),
    button: SEE_ORDER,
  },
  DECLINED: {
    title: five(
      '{what} · not available',
      '{what} · 未能接受預訂',
      '{what} · 无法接受预订',
      '{what} · 예약 불가',
      '{what} · 承れませんでした',
    ),
    summary: NUMBER,
    page: five(
      'We are sorry. The venue could not accept your reservation {order}: {what}.\n\n{refund}\n\nPlease call Member Services, and we will gladly help you find another time or venue.',
      '很抱歉，我們未能接受您的預訂 {order}：{what}。\n\n{refund}\n\n歡迎致電會員服務，讓我們為您另作安排。',
      '很抱歉，我们无法接受您的预订 {order}：{what}。\n\n{refund}\n\n欢迎致电会员服务，让我们为您另作安排。',
      '죄송합니다. 예약이 어렵습니다({order}). {what}\n\n{refund}\n\n회원 서비스로 전화해 주시면 다른 시간이나 장소를 찾아 드리겠습니다.',
      '誠に申し訳ございません。ご予約 {order}（{what}）は、お店の都合により承ることができませんでした。\n\n{refund}\n\n会員サービスまでお電話をいただければ、別の日時やお店をご案内いたします。',
    ),
    button: SEE_ORDER,
  },
  CHANGE_DECLINED: {
    title: five(
      '{what} · change not possible',
      '{what} · 未能更改',
      '{what} · 无法更改',
      '{what} · 변경 불가',
      '{what} · 変更できませんでした',
    ),
    summary: NUMBER,
    page: five(
      'We are sorry. The venue could not accept the change to your reservation {order}.\n\nYour original reservation remains in place: {what}. The details are on the order page.',
      '很抱歉，我們未能接受您對預訂 {order} 的更改。\n\n原有預訂維持不變：{what}。詳情載於訂單頁面。',
      '很抱歉，我们无法接受您对预订 {order} 的更改。\n\n原有预订保持不变：{what}。详情请见订单页面。',
      '죄송합니다. 예약 {order}의 변경이 어렵습니다.\n\n기존 예약은 그대로 유지됩니다. {what}. 자세한 내용은 주문 페이지에서 확인하실 수 있습니다.',
      '誠に申し訳ございません。ご予約 {order} の変更を承ることができませんでした。\n\nもとのご予約（{what}）はそのままお取りしております。詳細はご注文のページにてご覧いただけます。',
    ),
    button: SEE_ORDER,
  },
  NO_SHOW: {
    title: five(
      '{what} · we missed you',
      '{what} · 未有入住',
      '{what} · 未入住',
      '{what} · 미도착',
      '{what} · ご到着なし',
    ),
    summary: NUMBER,
    page: five(
      'We were not able to welcome you for your reservation {order}: {what}.\n\nAny charges are shown on the order page. If this is incorrect, please call Member Services, 24 hours a day.',
      '您的預訂 {order}（{what}）未有入住紀錄。\n\n收費詳情載於訂單頁面。如有錯漏，歡迎隨時致電會員服務。',
      '您的预订 {order}（{what}）没有入住记录。\n\n收费详情请见订单页面。如有误，欢迎随时致电会员服务。',
      '예약 {order}({what})의 체크인 기록이 없습니다.\n\n청구 내역은 주문 페이지에서 확인하실 수 있습니다. 착오가 있다면 언제든 회원 서비스로 전화해 주세요.',
      'ご予約 {order}（{what}）のご到着を確認できませんでした。\n\nご請求の内容は、ご注文のページにてご確認いただけます。お心当たりと異なる場合は、いつでも会員サービスまでご連絡ください。',
    ),
    button: SEE_ORDER,
  },
  NOT_SEEN: {
    title: five(
      '{what} · we missed you',
      '{what} · 未有到訪',
      '{what} · 未到店',
      '{what} · 미방문',
      '{what} · ご来店なし',
    ),
    summary: NUMBER,
    page: five(
      'We did not see you at the reserved time for your reservation {order}: {what}.\n\n{refund}\n\nAny charges are shown on the order page. If this is incorrect, please call Member Services, 24 hours a day.',
      '您的預訂 {order}（{what}）未有到訪紀錄。\n\n{refund}\n\n收費詳情載於訂單頁面。如有錯漏，歡迎隨時致電會員服務。',
      '您的预订 {order}（{what}）没有到店记录。\n\n{refund}\n\n收费详情请见订单页面。如有误，欢迎随时致电会员服务。',
      '예약하신 시간에 뵙지 못했습니다({order}). {what}\n\n{refund}\n\n청구 내역은 주문 페이지에서 확인하실 수 있습니다. 착오가 있다면 언제든 회원 서비스로 전화해 주세요.',
      'ご予約 {order}（{what}）のお時間に、ご来店を確認できませんでした。\n\n{refund}\n\nご請求の内容は、ご注文のページにてご確認いただけます。お心当たりと異なる場合は、いつでも会員サービスまでご連絡ください。',
    ),
    button: SEE_ORDER,
  },
  PART_REFUNDED: {
    title: five(
      '{what} · tickets refunded',
      '{what} · 部分門票已退票',
      '{what} · 部分门票已退票',
      '{what} · 티켓 일부 환불',
      '{what}：一部チケットの払い戻し',
    ),
    summary: NUMBER,
    page: five(
      'Some of your tickets have been refunded: {what} (order {order}).\n\n{refund}\n\nYour other tickets remain valid. They are on the order page.',
      '您已退回部分門票：{what}（訂單編號 {order}）。\n\n{refund}\n\n其餘門票仍然有效，詳情載於訂單頁面。',
      '您已退回部分门票：{what}（订单编号 {order}）。\n\n{refund}\n\n其余门票仍然有效，详情请见订单页面。',
      '티켓 일부가 환불되었습니다. {what}(주문 번호 {order})\n\n{refund}\n\n나머지 티켓은 그대로 유효하며 주문 페이지에서 확인하실 수 있습니다.',
      'チケットの一部の払い戻しを承りました。{what}（ご注文番号 {order}）\n\n{refund}\n\n残りのチケットはそのままご利用いただけます。ご注文のページにてご確認ください。',
    ),
    button: SEE_ORDER,
  },
  CANCELLED: {
    title: five(
      '{what} · cancelled',
      '{what} · 已取消',
      '{what} · 已取消',
      '{what} · 취소',
      '{what}：キャンセル',
    ),
    summary: NUMBER,
    page: five(
      '{what} (reference {order}) has been cancelled.\n\n{refund}\n\nWe hope to welcome you another time.',
      '{what}（編號 {order}）已取消。\n\n{refund}\n\n期待下次再為您服務。',
      '{what}（编号 {order}）已取消。\n\n{refund}\n\n期待下次再为您服务。',
      '{what} 건(번호 {order})이 취소되었습니다.\n\n{refund}\n\n다음에 다시 모실 수 있기를 바랍니다.',
      '{what}（番号 {order}）のキャンセルを承りました。\n\n{refund}\n\nまたの機会にお目にかかれますことを願っております。',
    ),
    button: SEE_ORDER,
  },
};

const SEE_ACTIVITY = five('View activity', '查看活動', '查看活动', '액티비티 보기', 'アクティビティを見る');

/** About an activity; `{what}`: its name, `{place}`, `{day}` in the language's own way, `{time}` 18:30, `{seats}`: how many places. */
export const ACTIVITY_LETTERS: Readonly<Record<'SIGNED_UP' | 'CANCELLED', LetterTexts>> = {
  SIGNED_UP: {
    title: five(
      'Your places are confirmed',
      '已為您留位',
      '已为您留位',
      '신청이 확정되었습니다',
      'お席をご用意いたしました',
    ),
    summary: five(
      '{what}, {day} at {time}',
      '{what}，{day} {time}',
      '{what}，{day} {time}',
      '{what}, {day} {time}',
      '{what}、{day} {time}',
    ),
    page: five(
      'Your places are confirmed: {what}, {day} at {time}, {place}. Places: {seats}.\n\nPlease arrive ten minutes early and show your member code. If you can no longer attend, please cancel on the activity page so that another member can join.',
      '我們已為您預留 {seats} 個名額：{what}，{day} {time}，{place}。\n\n請提早十分鐘到場並出示會員碼。如未能出席，請於活動頁面取消報名，讓其他會員有機會參加。',
      '我们已为您预留 {seats} 个名额：{what}，{day} {time}，{place}。\n\n请提早十分钟到场并出示会员码。如无法出席，请在活动页面取消报名，让其他会员有机会参加。',
      '{what}에 {seats}명 자리를 준비해 두었습니다. 일시는 {day} {time}, 장소는 {place}입니다.\n\n10분 전까지 오셔서 회원 코드를 보여 주세요. 오시기 어려우면 다른 회원님을 위해 액티비티 페이지에서 자리를 취소해 주세요.',
      '{what}（{day} {time}、{place}）のお席を {seats} 名様分、ご用意いたしました。\n\n開始10分前までにお越しのうえ、会員コードをご提示ください。ご都合が悪くなられた場合は、ほかの会員様のために、アクティビティのページからキャンセルをお願いいたします。',
    ),
    button: SEE_ACTIVITY,
  },
  CANCELLED: {
    title: five(
      'Your places have been cancelled',
      '已取消報名',
      '已取消报名',
      '자리가 취소되었습니다',
      'お席をキャンセルいたしました',
    ),
    summary: five(
      '{what}, {day} at {time}',
      '{what}，{day} {time}',
      '{what}，{day} {time}',
      '{what}, {day} {time}',
      '{what}、{day} {time}',
    ),
    page: five(
      'Your places for {what}, {day} at {time}, have been cancelled. Thank you for letting us know.\n\nYou are welcome to sign up again while places are available.',
      '您在「{what}」（{day} {time}）的報名已取消，謝謝您的通知。\n\n如尚有名額，歡迎再次報名。',
      '您在“{what}”（{day} {time}）的报名已取消，谢谢您的告知。\n\n如仍有名额，欢迎再次报名。',
      '{what}({day} {time})의 자리가 취소되었습니다. 알려 주셔서 감사합니다.\n\n자리가 남아 있으면 언제든 다시 신청하실 수 있습니다.',
      '{what}（{day} {time}）のお席をキャンセルいたしました。ご連絡ありがとうございます。\n\n空きがあるあいだは、いつでもお申し込みいただけます。',
    ),
    button: SEE_ACTIVITY,
  },
};

/** The tier rose; `{tier}` is its name on the card. */
export const UPGRADED_LETTER: LetterTexts = {
  title: five(
    'Welcome to {tier}',
    '恭賀您晉升{tier}會員',
    '恭喜您升级为{tier}会员',
    '{tier} 등급이 되신 것을 축하드립니다',
    '{tier}会員へのご昇格、おめでとうございます',
  ),
  summary: five(
    'Your new tier is effective immediately',
    '您的新級別即時生效',
    '您的新等级即时生效',
    '새 등급은 바로 적용됩니다',
    '新しい会員ランクは、ただちに有効です',
  ),
  page: five(
    'Congratulations. You have reached {tier}, and your new benefits are yours from this moment.\n\nThank you for the time you spend with us. We look forward to welcoming you again.',
    '恭賀您晉升{tier}會員，新級別的禮遇由此刻起為您而設。\n\n感謝您一直以來的支持，期待再次迎接您的光臨。',
    '恭喜您升级为{tier}会员，新等级的权益即刻起为您开启。\n\n感谢您一直以来的支持，期待再次迎接您的光临。',
    '{tier} 등급이 되신 것을 진심으로 축하드립니다. 새로운 혜택을 지금부터 이용하실 수 있습니다.\n\n저희와 함께해 주셔서 감사합니다. 다시 뵙기를 기대합니다.',
    '{tier}会員にご昇格いただき、誠にありがとうございます。新しい特典は、ただいまよりご利用いただけます。\n\n日頃のご愛顧に心より御礼申し上げます。またのお越しをお待ちしております。',
  ),
  button: five('View benefits', '查看禮遇', '查看权益', '혜택 보기', '特典を見る'),
};

/** To whoever has just joined. */
export const WELCOME_LETTER: LetterTexts = {
  title: five(
    'Welcome to The Resort',
    '歡迎加入度假村集團',
    '欢迎加入度假村集团',
    '더 리조트에 오신 것을 환영합니다',
    'ザ・リゾートへようこそ',
  ),
  summary: five(
    'Your member card is ready.',
    '您的會員卡已準備就緒。',
    '您的会员卡已准备就绪。',
    '멤버십 카드가 준비되었습니다.',
    '会員カードのご用意が整いました。',
  ),
  page: five(
    'Thank you for joining us.\n\nFrom today every stay, every meal and every hour in the spa brings you closer to the next tier. Your member card is in this app. Simply show your code whenever you dine, stay or shop with us.\n\nSee the benefits you already enjoy.',
    '感謝您的加入。\n\n由今天起，每次住宿、每次用餐、每段水療時光，都讓您更接近下一個級別。會員卡已存於應用程式，惠顧時出示會員碼即可。\n\n現在就看看您已享有的禮遇。',
    '感谢您的加入。\n\n从今天起，每次住宿、每次用餐、每段水疗时光，都让您更接近下一个等级。会员卡就在应用内，消费时出示会员码即可。\n\n现在就看看您已享有的权益。',
    '가입해 주셔서 감사합니다.\n\n오늘부터 모든 숙박과 식사, 스파에서의 시간이 다음 등급으로 이어집니다. 멤버십 카드는 이 앱 안에 있으니 이용하실 때 회원 코드를 보여 주세요.\n\n지금 누리실 수 있는 혜택을 확인해 보세요.',
    'ご入会ありがとうございます。\n\n今日からのご宿泊、お食事、スパでのひとときのすべてが、次のランクにつながります。会員カードはこのアプリの中に。ご利用の際に会員コードをご提示ください。\n\nまずは、すでにお持ちの特典をご覧ください。',
  ),
  button: five('View my benefits', '查看我的禮遇', '查看我的权益', '내 혜택 보기', '特典を見る'),
};

const SEE_HELP = five('Help', '幫助', '帮助', '도움말', 'お問い合わせ');
const BACK = five(
  'Your refund is on its way',
  '款項正退回給您',
  '款项正退回给您',
  '결제 금액을 환불해 드립니다',
  'お支払いを返金いたします',
);
const AMOUNT = five(
  '{amount} for order {order}',
  '訂單 {order}：{amount}',
  '订单 {order}：{amount}',
  '주문 {order}: {amount}',
  'ご注文 {order}：{amount}',
);

/** About money that came for nothing: its order had lapsed, or was paid before. `{amount}` and `{order}`. */
export const MONEY_RETURNED_LETTERS: Readonly<Record<'LAPSED' | 'TWICE', LetterTexts>> = {
  LAPSED: {
    title: BACK,
    summary: AMOUNT,
    page: five(
      'We received your payment of {amount} after order {order} had expired, and your selection was no longer available.\n\nNothing has been booked and you will be refunded in full, usually within 7 to 14 working days, depending on your bank. We are sorry for the inconvenience. Please call us and we will gladly help you find an alternative.',
      '我們收到您就訂單 {order} 所付的 {amount} 時，保留時間已過，您所選的項目亦已售罄。\n\n預訂並未成立，款項將全數退回，一般需 7 至 14 個工作天，視乎銀行而定。為此深感抱歉，歡迎致電，讓我們為您另作安排。',
      '我们收到您为订单 {order} 支付的 {amount} 时，保留时间已过，您所选的项目也已售罄。\n\n预订未成立，款项将全额退回，一般需 7 至 14 个工作日，视银行而定。为此深感抱歉，欢迎致电，让我们为您另作安排。',
      '주문 {order}의 결제 가능 시간이 지난 뒤 {amount} 결제가 확인되었으며, 선택하신 항목은 이미 마감되었습니다.\n\n예약은 성립되지 않았으며 전액 환불해 드립니다. 은행에 따라 보통 영업일 기준 7~14일이 걸립니다. 불편을 드려 죄송합니다. 전화 주시면 다른 방법을 찾아 드리겠습니다.',
      'ご注文 {order} のお支払い期限が過ぎてから {amount} のお支払いが届き、お選びのものはすでに空きがございませんでした。\n\nご予約は成立しておらず、全額を返金いたします。金融機関により、通常7～14営業日ほどかかります。ご不便をおかけし、誠に申し訳ございません。お電話をいただければ、別のご案内をいたします。',
    ),
    button: SEE_HELP,
  },
  TWICE: {
    title: BACK,
    summary: AMOUNT,
    page: five(
      'We received an extra payment of {amount} for order {order}, which had already been paid.\n\nYour order is not affected. The extra amount will be refunded, usually within 7 to 14 working days, depending on your bank.',
      '訂單 {order} 早前已付款，我們其後再收到 {amount}。\n\n您的訂單不受影響，多付的款項將全數退回，一般需 7 至 14 個工作天，視乎銀行而定。',
      '订单 {order} 此前已支付，我们随后又收到 {amount}。\n\n您的订单不受影响，多付的款项将全额退回，一般需 7 至 14 个工作日，视银行而定。',
      '이미 결제된 주문 {order}에 추가 결제({amount})가 확인되었습니다.\n\n주문은 그대로 유지되며 추가 결제 금액은 환불해 드립니다. 은행에 따라 보통 영업일 기준 7~14일이 걸립니다.',
      'すでにお支払い済みのご注文 {order} に、{amount} を重ねて頂戴しました。\n\nご注文はそのまま有効で、重複分は全額返金いたします。金融機関により、通常7～14営業日ほどかかります。',
    ),
    button: SEE_HELP,
  },
};
