import { five } from '../../../src/locales/five.ts';
import type { PageExtras } from '../../../src/schema/domains/page-extras.ts';
import type { Story } from '../story.ts';

export const VISA_PAGE: Story & { readonly extras: PageExtras } = {
  code: 'city-visa',
  topic: 'VISA',
  pictures: ['suitcase'],
  words: {
    en: [
      'Entry and visas',
      'Travellers of more than eighty nationalities may enter without a visa. A minute’s reading can save you time at the counter.',
      'For most travellers a passport is all that is needed. It should be valid for at least ninety days beyond the end of your permitted stay. Passports are not stamped. You will receive a slip showing your permitted stay; please keep it.',
      '## What to bring',
      '- Your passport or, for residents of the region, your permit',
      '- The address of your hotel',
      '- For children: a passport of their own',
      'Rules may change and depend on your passport. Please check with the immigration authorities before you travel: www.fsm.gov.mo.',
    ],
    tc: [
      '出入境須知',
      '逾八十個國籍的旅客可免簽證入境。花一分鐘細讀，過關更省時。',
      '大多數旅客只需護照即可入境，護照有效期須較獲准逗留期限多出最少九十日。入境時不蓋印，只發一張小紙條列明逗留期限，請妥為保存。',
      '## 請攜帶',
      '- 護照，或區內居民所持通行證',
      '- 酒店地址',
      '- 兒童須持有本人護照',
      '規定會因護照而異，亦會變更，一切以出入境管理部門公布為準，出發前請先查詢：www.fsm.gov.mo。',
    ],
    sc: [
      '出入境须知',
      '逾八十个国籍的旅客可免签证入境。花一分钟细读，过关更省时。',
      '大多数旅客只需护照即可入境，护照有效期须比获准逗留期限多出至少九十日。入境时不盖章，只发一张小纸条注明逗留期限，请妥善保存。',
      '## 请携带',
      '- 护照，或区内居民所持通行证',
      '- 酒店地址',
      '- 儿童须持有本人护照',
      '规定因护照而异，也会变更，一切以出入境管理部门公布为准，出发前请先查询：www.fsm.gov.mo。',
    ],
    kr: [
      '입국과 비자',
      '80개 이상 국적의 여행객은 비자 없이 입국합니다. 1분만 읽어 두시면 입국 수속이 한결 빨라집니다.',
      '대부분 여권만 있으면 됩니다. 여권은 허가된 체류 기간이 끝나는 날로부터 최소 90일 이상 유효해야 합니다. 도장 대신 체류 기한이 적힌 작은 종이를 드리니 꼭 보관해 주세요.',
      '## 준비물',
      '- 여권 또는 지역 주민의 통행증',
      '- 호텔 주소',
      '- 어린이도 본인 여권이 필요합니다',
      '규정은 여권에 따라 다르고 바뀔 수 있습니다. 출발 전 출입국 당국에 확인해 주세요: www.fsm.gov.mo.',
    ],
    jp: [
      '入境とビザ',
      '80を超える国籍の方はビザなしで入境できます。一分お読みいただくだけで、入境の手続きがぐっとスムーズになります。',
      'ほとんどの方はパスポートだけで入境できます。有効期間は、許可された滞在期限からさらに90日以上必要です。スタンプは押されず、滞在期限を記した小さな紙が渡されますので、大切にお持ちください。',
      '## お持ちいただくもの',
      '- パスポート、または域内居住者の通行証',
      '- ホテルの住所',
      '- お子様もご本人のパスポートが必要です',
      '規定はパスポートにより異なり、変わることもございます。ご出発前に出入境管理局にご確認ください：www.fsm.gov.mo。',
    ],
  },
  extras: {
    facts: [
      {
        name: five(
          'Passport valid beyond the stay',
          '護照餘下有效期',
          '护照剩余有效期',
          '여권 잔여 유효기간',
          'パスポートの残存期間',
        ),
        value: five('90 days', '90 日', '90 日', '90일', '90日'),
      },
      {
        name: five(
          'Casino entry',
          '娛樂場入場年齡',
          '娱乐场入场年龄',
          '카지노 입장 연령',
          'カジノの入場年齢',
        ),
        value: five('aged 21 and over', '21 歲或以上', '21 岁及以上', '21세 이상', '21歳以上'),
      },
      {
        name: five('Emergency number', '緊急電話', '紧急电话', '긴급 전화', '緊急電話'),
        value: five('999', '999', '999', '999', '999'),
      },
    ],
  },
};
