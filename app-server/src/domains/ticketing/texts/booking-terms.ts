import type { Texts } from '../../../locales/texts.ts';

/** One edition of the terms under which tickets are sold; an order names its version. */
export const BOOKING_TERMS: {
  readonly version: string;
  /** a business date, Macau */
  readonly effectiveFrom: string;
  readonly sections: readonly { readonly title: Texts; readonly text: Texts }[];
} = {
  version: '1.0',
  effectiveFrom: '2026-10-01',
  sections: [
    {
      title: { en: 'Your order', tc: '訂購', sc: '订购', kr: '예매', jp: 'ご購入' },
      text: {
        en: 'We hold your tickets for 10 minutes, extended by 5 minutes once you start to pay. Your purchase is complete when payment is confirmed; until then, tickets may be released to other guests.',
        tc: '所選門票將為您保留 10 分鐘，開始付款後再延長 5 分鐘。付款確認後門票方告成立；在此之前，門票可能釋出予其他賓客。',
        sc: '所选门票将为您保留 10 分钟，开始付款后再延长 5 分钟。付款确认后门票方为有效；在此之前，门票可能释放给其他宾客。',
        kr: '선택하신 티켓은 10분간 확보되며, 결제를 시작하시면 5분 연장됩니다. 결제가 확인되면 예매가 완료되며, 그 전에는 다른 고객님께 판매될 수 있습니다.',
        jp: 'お選びのチケットは10分間お取り置きいたします。お支払い手続きを始められますと、さらに5分延長いたします。お支払いの確認をもってご購入が成立し、それまではほかのお客様に販売される場合がございます。',
      },
    },
    {
      title: {
        en: 'Name registration and ID',
        tc: '實名與證件',
        sc: '实名与证件',
        kr: '실명과 신분증',
        jp: 'お名前と身分証',
      },
      text: {
        en: 'Where name registration is required, each guest must bring the ID registered. Each ID may be used for one ticket per date and time. ID numbers are stored encrypted and are never displayed in full.',
        tc: '如節目採用實名制，每位入場者須攜同登記時所用的證件。每份證件於每場次只可登記一張門票。證件號碼經加密保存，不會完整顯示予任何人。',
        sc: '如活动实行实名制，每位入场者须携带登记时所用的证件。每份证件在每场次只可登记一张门票。证件号码经加密保存，不会向任何人完整显示。',
        kr: '실명제로 운영되는 공연은 등록하신 신분증을 지참하셔야 합니다. 한 신분증으로 회차당 한 매만 등록하실 수 있습니다. 신분증 번호는 암호화하여 보관하며 누구에게도 전체를 표시하지 않습니다.',
        jp: '記名制の公演では、ご登録の身分証をご持参ください。一つの身分証につき、各回1枚のみご登録いただけます。身分証番号は暗号化して保管し、すべての桁を表示することはございません。',
      },
    },
    {
      title: { en: 'Admission', tc: '入場', sc: '入场', kr: '입장', jp: 'ご入場' },
      text: {
        en: 'Each ticket has a unique code that is valid for one entry. Please have it ready on your screen. Latecomers will be seated at a suitable break.',
        tc: '每張門票設獨立二維碼，只可使用一次，請於入場時在螢幕出示。遲到賓客將於適當時候由工作人員安排入座。',
        sc: '每张门票设独立二维码，只可使用一次，入场时请出示。迟到宾客将在适当时候由工作人员安排入座。',
        kr: '티켓마다 고유한 QR 코드가 있으며 한 번만 사용하실 수 있습니다. 입장하실 때 화면에 띄워 주세요. 늦게 도착하신 고객님은 적절한 시점에 좌석으로 안내해 드립니다.',
        jp: 'チケットには1枚ごとにコードがあり、ご入場は一度限りです。ご入場時に画面をご提示ください。遅れてご到着の場合は、進行の合間にお席までご案内いたします。',
      },
    },
    {
      title: {
        en: 'Gifting tickets',
        tc: '轉贈門票',
        sc: '转赠门票',
        kr: '티켓 선물',
        jp: 'チケットのギフト',
      },
      text: {
        en: 'You may send a ticket to another member as a gift. They have 24 hours to accept it. Tickets may not be resold. Resold tickets will be cancelled.',
        tc: '您可將門票轉贈其他會員，對方須於 24 小時內領取。門票不得轉售，違者門票將被取消。',
        sc: '您可将门票转赠其他会员，对方须在 24 小时内领取。门票不得转售，违者门票将被取消。',
        kr: '다른 회원님께 티켓을 선물하실 수 있으며, 받으시는 분은 24시간 이내에 받기를 완료하셔야 합니다. 재판매는 금지되며, 재판매된 티켓은 취소됩니다.',
        jp: 'チケットはほかの会員様へお贈りいただけます。受け取りは24時間以内にお願いいたします。転売は固くお断りしており、転売されたチケットは無効といたします。',
      },
    },
    {
      title: {
        en: 'Cancelled events',
        tc: '活動取消',
        sc: '活动取消',
        kr: '공연이 취소되는 경우',
        jp: '公演中止の場合',
      },
      text: {
        en: 'If we cancel a performance, you will be refunded in full to your original payment method, and vouchers and Resort Dollars will be returned to your account.',
        tc: '如場次取消，所付款項將循原付款方式全數退回，禮券與獎賞金將退回您的賬戶。',
        sc: '如场次取消，所付款项将按原付款方式全额退回，礼券与奖赏金将退回您的账户。',
        kr: '회차가 취소되면 결제하신 금액은 결제 수단으로 전액 환불되고, 바우처와 리조트 달러는 계정으로 돌려 드립니다.',
        jp: '公演を中止する場合は、お支払い額の全額をお支払い方法に応じて返金し、バウチャーとリゾートドルはアカウントへ返還いたします。',
      },
    },
  ],
};
