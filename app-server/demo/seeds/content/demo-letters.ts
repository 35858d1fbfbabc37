import type { InboxKind, NotificationTopic } from '@resort/mf-content/contract';
import type { Drawing } from '../../../src/locales/drawings.ts';
import { five } from '../../../src/locales/five.ts';
import { WELCOME_LETTER, type LetterTexts } from '../../../src/core/announcements/letters.ts';
import { TEA } from '../../../src/domains/membership/texts/tea.ts';
import type { Texts } from '../../../src/locales/texts.ts';

interface DemoLetter extends LetterTexts {
  readonly kind: InboxKind;
  readonly picture: Drawing | null;
  /** path and query below the language prefix */
  readonly link: string;
  readonly daysAgo: number;
  readonly read: boolean;
}

/** What the members of the demo find in their inbox, the oldest first. */
export const DEMO_LETTERS: readonly DemoLetter[] = [
  {
    kind: 'SYSTEM',
    picture: 'lobby',
    link: '/my-benefits',
    daysAgo: 60,
    read: true,
    ...WELCOME_LETTER,
  },
  {
    kind: 'OFFER',
    picture: 'afternoon-tea',
    link: '/offers?category=dining',
    daysAgo: 9,
    read: true,
    title: five(
      'Afternoon tea, now with a garden view',
      '花園景致下午茶',
      '花园景致下午茶',
      '정원이 보이는 애프터눈 티',
      '庭園を眺めるアフタヌーンティー',
    ),
    summary: five(
      'Four new tables by the window, and a voucher for members.',
      '新增四張窗邊餐桌，會員更可領取禮券。',
      '新增四张窗边餐桌，会员更可领取礼券。',
      '창가에 새 테이블 네 개와 회원 바우처를 준비했습니다.',
      '窓辺に4卓を新設。会員様にはバウチャーもご用意しました。',
    ),
    page: five(
      `The Tea Gallery has grown: four new tables stand by the windows, above the rose beds.\n\nScones come out of the oven at ${TEA.scones}. Members can claim a voucher under Dining offers.`,
      `茶韻廊擴建後，四張新餐桌緊貼窗邊，俯瞰玫瑰花圃。\n\n鬆餅於 ${TEA.scones} 新鮮出爐。會員專屬禮券可於餐飲優惠內領取。`,
      `茶韵廊扩建后，四张新餐桌紧贴窗边，俯瞰玫瑰花圃。\n\n司康于 ${TEA.scones} 新鲜出炉。会员专属礼券可在餐饮优惠内领取。`,
      `티 갤러리가 넓어졌습니다. 장미 화단이 내려다보이는 창가에 테이블 네 개가 놓였습니다.\n\n스콘은 ${TEA.scones}에 오븐에서 나옵니다. 회원 바우처는 다이닝 프로모션에서 받으실 수 있습니다.`,
      `ティーギャラリーが広くなり、薔薇の花壇を見下ろす窓辺に4卓が並びました。\n\nスコーンは${TEA.scones}に焼き上がります。会員様のバウチャーは、ダイニングのオファーからお受け取りいただけます。`,
    ),
    button: five('View offers', '查看優惠', '查看优惠', '프로모션 보기', 'オファーを見る'),
  },
  {
    kind: 'ORDER',
    picture: 'candle',
    link: '/points-orders',
    daysAgo: 4,
    read: false,
    title: five(
      'Ready to collect',
      '可隨時領取',
      '可随时领取',
      '수령하실 수 있습니다',
      'お受け取りいただけます',
    ),
    summary: five(
      'Your points mall order is ready at the concierge.',
      '您於積分商城換領的禮品已備妥，請到禮賓部領取。',
      '您在积分商城兑换的礼品已备好，请前往礼宾部领取。',
      '포인트 몰에서 주문하신 상품이 컨시어지에 준비되어 있습니다.',
      'ポイントモールでお選びの品を、コンシェルジュにてお預かりしております。',
    ),
    page: five(
      'Your points mall order is gift-wrapped and ready at the concierge desk.\n\nPlease show your pick-up code by the date on your order.',
      '您於積分商城換領的禮品已包裝妥當，存放於禮賓部。\n\n請出示訂單的領取碼；我們將為您保留至訂單所示日期。',
      '您在积分商城兑换的礼品已包装妥当，存放于礼宾部。\n\n请出示订单的领取码；我们将为您保留至订单所示日期。',
      '포인트 몰에서 주문하신 상품을 포장하여 컨시어지 데스크에 준비해 두었습니다.\n\n주문의 수령 코드를 보여 주세요. 주문에 적힌 날짜까지 보관해 드립니다.',
      'ポイントモールでお選びの品をお包みし、コンシェルジュデスクにてお預かりしております。\n\nご注文の受け取りコードをご提示ください。記載の期日までお預かりいたします。',
    ),
    button: five('View my orders', '查看我的訂單', '查看我的订单', '내 주문 보기', '注文を見る'),
  },
  {
    kind: 'OFFER',
    picture: 'gift',
    link: '/my-vouchers',
    daysAgo: 1,
    read: false,
    title: five(
      'One of your vouchers expires soon',
      '您有禮券即將到期',
      '您有礼券即将到期',
      '곧 만료되는 바우처가 있습니다',
      'まもなく期限のバウチャーがございます',
    ),
    summary: five(
      'Use it before it expires.',
      '請於到期前使用。',
      '请在到期前使用。',
      '만료되기 전에 확인해 보세요.',
      '期限の前に、ぜひご利用ください。',
    ),
    page: five(
      'One or more of your vouchers will expire in the next few days.\n\nSee My vouchers for what each is worth and where to use it.',
      '您有禮券將於數日內到期，請把握時間使用。\n\n每張禮券的用途及適用地點，均可於「我的禮券」查看。',
      '您有礼券将于数日内到期，请尽快使用。\n\n每张礼券的用途及适用地点，均可在“我的礼券”查看。',
      '며칠 안에 만료되는 바우처가 있습니다. 놓치지 마세요.\n\n각 바우처의 쓰임새와 사용처는 내 바우처에서 확인하실 수 있습니다.',
      '数日中に期限を迎えるバウチャーがございます。お見逃しのないようご利用ください。\n\n使い道と利用できる場所は、マイバウチャーでご覧いただけます。',
    ),
    button: five('View my vouchers', '查看我的禮券', '查看我的礼券', '내 바우처 보기', 'バウチャーを見る'),
  },
];

interface DemoNotification {
  readonly topic: NotificationTopic;
  readonly title: Texts;
  readonly text: Texts;
  readonly link: string;
  readonly daysAgo: number;
  readonly read: boolean;
}

/** What the members of the demo were notified of, the oldest first. */
export const DEMO_NOTIFICATIONS: readonly DemoNotification[] = [
  {
    topic: 'NEWS',
    title: WELCOME_LETTER.title,
    text: five(
      'Your card is ready. Show its code when you dine, stay or shop with us.',
      '您的會員卡已準備就緒，惠顧時出示會員碼即可。',
      '您的会员卡已准备就绪，消费时出示会员码即可。',
      '멤버십 카드가 준비되었습니다. 이용하실 때 회원 코드를 보여 주세요.',
      '会員カードのご用意が整いました。ご利用の際に会員コードをご提示ください。',
    ),
    link: '/my-membership',
    daysAgo: 60,
    read: true,
  },
  {
    topic: 'OFFERS',
    title: five(
      'Voucher expiring soon',
      '禮券即將到期',
      '礼券即将到期',
      '바우처 만료 예정',
      'まもなく期限のバウチャー',
    ),
    text: five(
      'One of your vouchers will expire in the next few days.',
      '您有一張禮券將於數日內到期。',
      '您有一张礼券将于数日内到期。',
      '며칠 안에 만료되는 바우처가 있습니다.',
      '数日中に期限を迎えるバウチャーがございます。',
    ),
    link: '/my-vouchers',
    daysAgo: 1,
    read: false,
  },
];
