import { storyHtml, type Story } from '../story.ts';
import { five } from '../../../src/locales/five.ts';
import type { PageExtras } from '../../../src/schema/domains/page-extras.ts';
import type { Texts } from '../../../src/locales/texts.ts';

function answered(question: Texts, answer: Texts) {
  const html = (text: string) => storyHtml(['', '', text]);
  return {
    question,
    html: five(html(answer.en), html(answer.tc), html(answer.sc), html(answer.kr), html(answer.jp)),
  };
}

export const FAQ_PAGE: Story & { readonly extras: PageExtras } = {
  code: 'FAQ',
  topic: 'house',
  pictures: ['lounge'],
  words: {
    en: ['Frequently asked questions', 'What members ask most often.', 'What members ask most often.'],
    tc: ['常見問題', '會員最常查詢的問題。', '會員最常查詢的問題。'],
    sc: ['常见问题', '会员最常咨询的问题。', '会员最常咨询的问题。'],
    kr: [
      '자주 묻는 질문',
      '회원님들이 가장 많이 물으시는 질문입니다.',
      '회원님들이 가장 많이 물으시는 질문입니다.',
    ],
    jp: [
      'よくあるご質問',
      '会員の皆様から多く寄せられるご質問です。',
      '会員の皆様から多く寄せられるご質問です。',
    ],
  },
  extras: {
    questions: [
      answered(
        five(
          'How do I earn Resort Dollars?',
          '如何賺取獎賞金？',
          '如何赚取奖赏金？',
          '리조트 달러는 어떻게 적립하나요?',
          'リゾートドルはどのように貯まりますか？',
        ),
        five(
          'Show your member code before you pay, or charge to your room. Your balance shows each credit and its expiry date.',
          '付款前出示會員碼，或選擇掛房賬即可。結餘頁面會列明每筆獎賞金及其有效期。',
          '付款前出示会员码，或选择挂房账即可。余额页面会列明每笔奖赏金及其有效期。',
          '결제하시기 전에 회원 코드를 보여 주시거나 객실로 청구해 주세요. 적립 내역과 유효기간은 잔액 화면에서 확인하실 수 있습니다.',
          'お支払いの前に会員コードをご提示いただくか、お部屋付けにしてください。残高の画面で、お受け取りの分と有効期限をご確認いただけます。',
        ),
      ),
      answered(
        five(
          'Can my family use my card?',
          '家人可使用我的會員卡嗎？',
          '家人可以使用我的会员卡吗？',
          '가족이 제 카드를 써도 되나요?',
          '家族が私のカードを使えますか？',
        ),
        five(
          'Your card is for your use only. Guests with you share your benefits at the same table or in the same room, and are welcome to join free of charge to earn their own Resort Dollars.',
          '會員卡只供本人使用。與您同行的親友，可於同桌及同房共享禮遇；如欲自行累積獎賞金，歡迎免費入會。',
          '会员卡仅供本人使用。与您同行的亲友，可在同桌及同房共享权益；如想自行累积奖赏金，欢迎免费入会。',
          '카드는 본인만 쓰실 수 있습니다. 함께 오신 분은 같은 테이블과 객실에서 혜택을 누리실 수 있고, 직접 적립을 원하시면 무료로 가입하실 수 있습니다.',
          'カードはご本人様限りです。ご一緒の方は、同じお席、同じお部屋で特典をお楽しみいただけます。ご自身で貯めたい方は、無料でご入会ください。',
        ),
      ),
      answered(
        five(
          'I changed my mobile number. What now?',
          '更換了手機號碼怎麼辦？',
          '更换了手机号码怎么办？',
          '휴대전화 번호가 바뀌었어요.',
          '携帯電話番号が変わりました。',
        ),
        five(
          'If your old number can still receive messages, you can change it under My profile. Otherwise, please call Member Services or visit a membership desk with your travel document.',
          '若舊號碼仍可接收短訊，可於個人資料自行更改；否則請致電會員服務，或攜同旅行證件親臨會員服務櫃枱。',
          '若旧号码仍可接收短信，可在个人资料自行更改；否则请致电会员服务，或携带旅行证件前往会员服务台。',
          '이전 번호로 문자를 받을 수 있다면 ‘내 정보’에서 직접 바꾸실 수 있습니다. 그렇지 않으면 회원 서비스로 전화하시거나 여권 등 신분증을 지참하시고 멤버십 데스크를 방문해 주세요.',
          '以前の番号でメッセージを受け取れるあいだは、プロフィールからご変更いただけます。そうでない場合は、会員サービスへお電話いただくか、渡航書類をお持ちになり会員デスクへお越しください。',
        ),
      ),
      answered(
        five(
          'How do I cancel a reservation?',
          '如何取消預訂？',
          '如何取消预订？',
          '예약은 어떻게 취소하나요?',
          '予約をキャンセルするには？',
        ),
        five(
          'Open the reservation and choose Cancel. You will see any fee and the refund before you confirm.',
          '打開預訂並選擇取消。確認前會先顯示取消費用（如有）及退回您的金額。',
          '打开预订并选择取消。确认前会先显示取消费用（如有）及退回您的金额。',
          '예약을 열어 ‘취소’를 선택해 주세요. 확정하기 전에 취소 수수료가 있는지, 환불 금액이 얼마인지 먼저 보여 드립니다.',
          'ご予約を開き、「キャンセル」をお選びください。確定の前に、キャンセル料の有無と返金額を表示いたします。',
        ),
      ),
      answered(
        five(
          'Do you track what I read and like?',
          '你們會記錄我的閱讀及喜好嗎？',
          '你们会记录我的阅读及喜好吗？',
          '제가 읽고 좋아한 글도 저장되나요?',
          '読んだ記事や「いいね」は記録されますか？',
        ),
        five(
          'We save the articles you like so that you can find them again. We do not record what you read. You can download all your data under My profile at any time.',
          '我們只會保留您讚好的文章，方便您重溫；純粹閱讀則不作紀錄。您可隨時於個人資料下載所有資料。',
          '我们只会保留您点赞的文章，方便您重温；单纯阅读则不作记录。您可随时在个人资料下载所有资料。',
          '다시 찾으실 수 있도록 좋아요를 누르신 글만 저장하며, 읽기만 하신 기록은 남기지 않습니다. 모든 데이터는 언제든 ‘내 정보’에서 내려받으실 수 있습니다.',
          'また見つけられるよう、「いいね」をされた記事のみを保存し、お読みになっただけのものは記録いたしません。すべてのデータは、いつでもプロフィールからお持ち出しいただけます。',
        ),
      ),
    ],
  },
};
