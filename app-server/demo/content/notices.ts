import type { NoticeLevel } from '@resort/mf-content/contract';
import { five } from '../../src/locales/five.ts';
import type { Texts } from '../../src/locales/texts.ts';

interface NoticeContent {
  readonly code: string;
  readonly level: NoticeLevel;
  readonly title: Texts;
  /** plain text */
  readonly text: Texts;
  /** days from the day of seeding */
  readonly from: number;
  readonly to: number;
}

/** The demo's notices, which all members see for a while. */
export const NOTICES: readonly NoticeContent[] = [
  {
    code: 'garden-pool-care',
    level: 'INFO',
    title: five(
      'Garden pool closed on Tuesday mornings for maintenance',
      '花園泳池逢星期二上午保養',
      '花园泳池每周二上午保养',
      '정원 수영장 화요일 오전 점검',
      'ガーデンプール、火曜午前の休業',
    ),
    text: five(
      'From 07:00 to 11:00 the pool is closed for a water change. You are welcome to use the indoor pool at Garden Palace.',
      '07:00 至 11:00 更換池水，期間歡迎使用園林皇宮酒店的室內泳池。',
      '07:00 至 11:00 更换池水，期间欢迎使用园林皇宫酒店的室内泳池。',
      '07:00부터 11:00까지 물을 교체합니다. 그동안 가든 팰리스의 실내 수영장을 이용해 주세요.',
      '07:00～11:00 は水を入れ替えます。その間はガーデンパレスの屋内プールをご利用ください。',
    ),
    from: -20,
    to: 120,
  },
  {
    code: 'shuttle-evenings',
    level: 'INFO',
    title: five(
      'Later shuttles on Fridays and Saturdays',
      '星期五、六穿梭巴士加開夜班',
      '周五、周六穿梭巴士加开夜班',
      '금·토요일 셔틀 연장 운행',
      '金・土曜のシャトルを延長',
    ),
    text: five(
      'The Border Gate shuttle runs until 00:30 on both evenings.',
      '關閘線於該兩晚延長服務至 00:30。',
      '关闸线于这两晚延长服务至 00:30。',
      '국경 검문소(관문) 노선은 이틀 모두 00:30까지 운행합니다.',
      '関閘（ボーダーゲート）線は両日とも 00:30 まで運行いたします。',
    ),
    from: -6,
    to: 60,
  },
  {
    code: 'codes-stay-yours',
    level: 'IMPORTANT',
    title: five(
      'We never ask for your one-time code',
      '我們絕不會索取您的驗證碼',
      '我们绝不会索取您的验证码',
      '저희는 인증번호를 묻지 않습니다',
      '認証コードをおたずねすることはありません',
    ),
    text: five(
      'Be wary of callers posing as our staff. If in doubt, hang up and call Member Services.',
      '有人冒充本集團職員來電。如有懷疑，請掛線並自行致電會員服務。',
      '有人冒充我们的员工来电。如有怀疑，请挂断并自行致电会员服务。',
      '직원을 사칭하는 전화가 있습니다. 의심스러우면 전화를 끊고 회원 서비스로 직접 연락해 주세요.',
      '当リゾートのスタッフを装う電話が報告されています。ご不審の際は電話を切り、会員サービスまでおかけ直しください。',
    ),
    from: -2,
    to: 90,
  },
];
