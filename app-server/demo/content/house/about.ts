import type { Story } from '../story.ts';

export const ABOUT_PAGES: readonly Story[] = [
  {
    code: 'ABOUT',
    topic: 'house',
    pictures: ['lobby'],
    words: {
      en: [
        'About us',
        'Five hotels, one card.',
        'The Resort Collection is a family of five hotels in Macau: one a century old, one built around a garden, one dressed in couture, one lined with columns and one that never stops celebrating. What they share is the warmth of their welcome.',
        'Membership is complimentary at all five. Every visit earns Resort Dollars, and the more often you come, the more we look after you.',
      ],
      tc: [
        '關於我們',
        '五間酒店，一卡相連。',
        '度假村集團旗下五間澳門酒店各具個性：一間承載百年歲月，一間環抱花園，一間衣香鬢影，一間廊柱巍然，還有一間夜夜歡騰。相同的，是待客之道。',
        '入會費用全免，一卡通行五間酒店。每次消費均以獎賞金回饋；常來的朋友，每次都會感受到多一分的熱情。',
      ],
      sc: [
        '关于我们',
        '五家酒店，一卡相连。',
        '度假村集团旗下五家澳门酒店各具个性：一家承载百年岁月，一家环抱花园，一家衣香鬓影，一家廊柱巍然，还有一家夜夜欢腾。相同的，是待客之道。',
        '入会完全免费，一卡通行五家酒店。每次消费均以奖赏金回馈；常来的朋友，每次都会感受到多一分的热情。',
      ],
      kr: [
        '더 리조트 컬렉션 소개',
        '다섯 곳의 호텔, 한 장의 카드.',
        '더 리조트 컬렉션은 마카오의 다섯 호텔이 이룬 가족입니다. 백 년의 세월을 품은 곳, 정원을 가운데 둔 곳, 맵시 있는 곳, 기둥이 늘어선 곳, 축제가 끊이지 않는 곳. 손님을 맞는 마음만은 하나입니다.',
        '멤버십은 무료이며 다섯 곳 모두에서 쓰실 수 있습니다. 이용하신 만큼 리조트 달러로 돌려드리고, 자주 오시는 분을 매번 조금 더 따뜻하게 맞이합니다.',
      ],
      jp: [
        '私たちについて',
        '5つのホテルを、1枚のカードで。',
        'ザ・リゾート・コレクションは、マカオの5つのホテルからなるコレクションです。百年の時を重ねたホテル、庭園を抱くホテル、装いを愛するホテル、列柱のホテル、祝祭の絶えないホテル。お客様を迎える心は、ひとつです。',
        'ご入会は無料で、すべてのホテルでお使いいただけます。ご利用の分はリゾートドルとして還元し、足をお運びいただくたびに、少しずつ親しくお迎えいたします。',
      ],
    },
  },
  {
    code: 'CONTACT',
    topic: 'house',
    pictures: ['lounge'],
    words: {
      en: [
        'Contact us',
        'We are here 24 hours a day.',
        'Member Services is available 24 hours a day, in five languages. Live chat is the quickest way to reach us about your membership; for a table tonight, please call.',
        'Please address letters to Member Services, The Resort Collection, Macau. We reply to every letter, usually within two working days.',
      ],
      tc: [
        '聯絡我們',
        '任何時刻，總有人為您守候。',
        '會員服務全日 24 小時以五種語言為您服務。會籍事宜，即時對話最為快捷；想訂今晚的餐桌，致電更快。',
        '來函請寄：澳門度假村集團會員服務部。每封來信我們都會回覆，一般於兩個工作天內。',
      ],
      sc: [
        '联系我们',
        '任何时刻，总有人为您守候。',
        '会员服务全天 24 小时以五种语言为您服务。会籍事宜，在线客服最为快捷；想订今晚的餐桌，致电更快。',
        '来信请寄：澳门度假村集团会员服务部。每封来信我们都会回复，一般在两个工作日内。',
      ],
      kr: [
        '문의',
        '24시간 언제든 도와드립니다.',
        '회원 서비스는 24시간 다섯 가지 언어로 응대합니다. 멤버십 문의는 실시간 채팅 상담이, 오늘 저녁 자리는 전화가 가장 빠릅니다.',
        '우편은 마카오 더 리조트 컬렉션 회원 서비스 앞으로 보내 주세요. 모든 편지에 보통 2영업일 안에 답해 드립니다.',
      ],
      jp: [
        'お問い合わせ',
        '24時間いつでも承ります。',
        '会員サービスは24時間、5つの言語で承ります。会員資格についてはライブチャットが、今夜のお席についてはお電話が早道です。',
        'お手紙は、マカオ、ザ・リゾート・コレクション会員サービス宛にお送りください。すべてのお便りに、通常2営業日以内にお返事いたします。',
      ],
    },
  },
  {
    code: 'ACCESSIBILITY',
    topic: 'house',
    pictures: ['arcade'],
    words: {
      en: [
        'Accessibility',
        'How we make our hotels and this app accessible, and who to contact if they fall short.',
        'All five hotels have step-free entrances, lifts with spoken announcements and rooms with wide doors and roll-in showers. Guide dogs are welcome. Our shuttles have low-floor access.',
        'This app follows WCAG 2.2 at level AA: it works with screen readers, with the keyboard alone and with text at twice its size. If you encounter a barrier, please tell Member Services. We will address it and reply to you.',
      ],
      tc: [
        '無障礙服務',
        '我們如何讓酒店與應用程式更易使用，以及遇上不便時可聯絡誰。',
        '五間酒店均設無梯級入口、語音報層升降機，以及闊門和無障礙淋浴間客房。導盲犬與所有賓客同受歡迎；穿梭巴士可降低車身貼近路緣。',
        '本應用程式符合 WCAG 2.2 AA 級標準，支援螢幕閱讀器、純鍵盤操作及兩倍字體。如遇任何不便，請告知會員服務，我們會改善並回覆您。',
      ],
      sc: [
        '无障碍服务',
        '我们如何让酒店与应用更易使用，以及遇到不便时可联系谁。',
        '五家酒店均设无台阶入口、语音报层电梯，以及宽门和无障碍淋浴间客房。导盲犬与所有宾客同受欢迎；穿梭巴士可降低车身贴近路缘。',
        '本应用符合 WCAG 2.2 AA 级标准，支持屏幕阅读器、纯键盘操作及两倍字体。如遇任何不便，请告知会员服务，我们会改进并回复您。',
      ],
      kr: [
        '접근성 안내',
        '누구나 편히 이용하실 수 있는 호텔과 앱을 위한 노력, 그리고 불편하실 때의 문의처.',
        '다섯 호텔 모두 턱이 없는 입구와 음성 안내 승강기, 넓은 문과 무턱 샤워실을 갖춘 객실이 있습니다. 안내견을 환영합니다. 셔틀은 차체를 낮춰 정차합니다.',
        '이 앱은 WCAG 2.2 AA 수준을 따릅니다. 화면 낭독기와 키보드만으로도, 글자를 두 배로 키워도 이용하실 수 있습니다. 불편한 점은 회원 서비스에 알려 주세요. 개선한 뒤 답변드리겠습니다.',
      ],
      jp: [
        'アクセシビリティ',
        'ホテルとアプリのアクセシビリティへの取り組みと、お困りの際のご連絡先。',
        '5つのホテルすべてに、段差のない入口、階数を音声で知らせるエレベーター、広い扉と段差のないシャワーを備えた客室がございます。盲導犬を歓迎いたします。シャトルは車高を下げて停車します。',
        'このアプリはWCAG 2.2のレベルAAに沿っています。スクリーンリーダー、キーボードだけの操作、2倍の文字でお使いいただけます。お困りの点は会員サービスへお知らせください。改善のうえ、お返事いたします。',
      ],
    },
  },
];
