import type { Language } from '@resort/shared/contract';

export interface Policy {
  readonly title: string;
  /** `{age}` is the hotel's maximum age of a child */
  readonly text: string;
}

/** The rules of every hotel of the group. */
export const POLICIES: Readonly<Record<Language, readonly Policy[]>> = {
  en: [
    {
      title: 'Children and extra beds',
      text: 'Children aged {age} and under stay free when sharing existing beds. Cots are complimentary; please request extra beds when booking.',
    },
    {
      title: 'Identification',
      text: 'All guests must present a passport or travel permit at check-in. At least one guest per room must be aged 18 or over.',
    },
    {
      title: 'Deposit on arrival',
      text: 'A credit card or a deposit of MOP 1,000 per room is required for incidentals. Any unused amount is returned at check-out.',
    },
    {
      title: 'Smoking',
      text: 'All rooms are non-smoking. Designated smoking terraces are available on alternate floors.',
    },
    { title: 'Pets', text: 'Assistance dogs are welcome. We regret that other pets cannot be accommodated.' },
  ],
  tc: [
    {
      title: '兒童及加床',
      text: '{age} 歲或以下小童與父母同床，免收費用。嬰兒床免費；如需加床，請於預訂時提出。',
    },
    { title: '身份證明', text: '每位住客入住時須出示護照或通行證件。每間客房須有一位年滿 18 歲的成人。' },
    { title: '入住按金', text: '入住時每房須提供信用卡或 MOP 1,000 作酒店內消費按金，餘額於退房時退還。' },
    { title: '吸煙', text: '所有客房均禁煙；每隔一層設有吸煙露台。' },
    { title: '寵物', text: '歡迎導盲犬及輔助犬。其他寵物恕未能招待。' },
  ],
  sc: [
    { title: '儿童及加床', text: '{age} 岁或以下儿童与父母同床免费。婴儿床免费；如需加床，请在预订时提出。' },
    { title: '身份证明', text: '每位住客入住时须出示护照或通行证件。每间客房须有一位年满 18 岁的成人。' },
    { title: '入住押金', text: '入住时每房须提供信用卡或 MOP 1,000 作酒店内消费押金，余额于退房时退还。' },
    { title: '吸烟', text: '所有客房均禁烟；每隔一层设有吸烟露台。' },
    { title: '宠物', text: '欢迎导盲犬及辅助犬。其他宠物恕未能接待。' },
  ],
  kr: [
    {
      title: '어린이 및 추가 침대',
      text: '만 {age}세 이하 어린이는 부모님과 침대를 함께 쓰는 경우 무료입니다. 아기 침대는 무료이며, 추가 침대는 예약 시 말씀해 주세요.',
    },
    {
      title: '신분증',
      text: '체크인 시 모든 투숙객의 여권 또는 통행증을 확인합니다. 객실마다 만 18세 이상 성인 한 분이 계셔야 합니다.',
    },
    {
      title: '체크인 보증금',
      text: '호텔 내 이용 금액을 위해 객실당 카드 또는 MOP 1,000의 보증금을 받으며, 남은 금액은 체크아웃 시 돌려드립니다.',
    },
    { title: '흡연', text: '모든 객실은 금연이며, 두 층마다 흡연 테라스가 있습니다.' },
    { title: '반려동물', text: '안내견과 보조견은 환영합니다. 그 밖의 반려동물은 동반하실 수 없습니다.' },
  ],
  jp: [
    {
      title: 'お子様とエキストラベッド',
      text: '{age}歳以下のお子様の添い寝は無料です。ベビーベッドは無料、エキストラベッドはご予約時にお申し付けください。',
    },
    {
      title: '身分証明書',
      text: 'チェックイン時に全員のパスポートまたは通行証をご提示いただきます。各室に18歳以上の方が1名必要です。',
    },
    {
      title: 'お預かり金',
      text: 'ホテル内でのご利用分として、1室につきカードまたは MOP 1,000 をお預かりし、残額はチェックアウト時にお返しいたします。',
    },
    { title: '喫煙', text: '客室はすべて禁煙です。1階おきに喫煙テラスがございます。' },
    { title: 'ペット', text: '補助犬は歓迎いたします。その他のペットの同伴はご遠慮ください。' },
  ],
};
