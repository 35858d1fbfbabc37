import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { coupon } from '../../../src/schema/index.ts';
import { five } from '../five.ts';
import { TERMS } from './terms.ts';
import { drawn } from '../../../src/locales/drawings.ts';

type Row = typeof coupon.$inferInsert;
/** Days from the day of seeding. */
type DemoCoupon = Omit<Row, 'startsAt' | 'endsAt'> & { readonly from?: number; readonly to?: number };

const cash = { type: 'CASH', isStackable: true, validDays: 60, stock: 500, terms: TERMS.money } as const;
const given = { isStackable: false, validDays: 45, stock: 300 } as const;

/** Coupons that members can claim from the list, claim with an offer, or were given. */
export const DEMO_COUPONS: readonly DemoCoupon[] = [
  {
    ...cash,
    code: 'DINE100',
    name: five(
      'MOP 100 dining voucher',
      'MOP 100 餐飲禮券',
      'MOP 100 餐饮礼券',
      '다이닝 MOP\u00a0100 바우처',
      'ダイニング MOP\u00a0100 バウチャー',
    ),
    face: 100_00n,
    minSpend: 400_00n,
    scenes: ['DINING'],
    picture: drawn('set-table'),
    isListed: true,
  },
  {
    ...cash,
    code: 'STAY300',
    name: five(
      'MOP 300 off your stay',
      'MOP 300 住宿禮券',
      'MOP 300 住宿礼券',
      '숙박 MOP\u00a0300 할인 바우처',
      'ご宿泊 MOP\u00a0300 割引バウチャー',
    ),
    face: 300_00n,
    minSpend: 1_500_00n,
    scenes: ['HOTEL'],
    picture: drawn('suite-dusk'),
    isListed: true,
  },
  {
    code: 'SPA15',
    type: 'DISCOUNT',
    name: five(
      '15% off spa treatments',
      '水療療程 85 折禮券',
      '水疗疗程 85 折礼券',
      '스파 트리트먼트 15% 할인',
      'スパトリートメント 15% 割引',
    ),
    basisPoints: 1_500,
    maxDeduct: 500_00n,
    scenes: ['SPA'],
    outlets: ['GARDEN-SPA'],
    properties: ['glp'],
    picture: drawn('treatment-room'),
    terms: TERMS.treatment,
    ...given,
    isListed: true,
  },
  {
    code: 'TEA2',
    type: 'DINING',
    name: five(
      'Afternoon tea for two',
      '雙人下午茶',
      '双人下午茶',
      '2인 애프터눈 티',
      'アフタヌーンティー（お二人様）',
    ),
    scenes: ['DINING'],
    properties: ['sjm'],
    outlets: ['TEA-GALLERY'],
    picture: drawn('afternoon-tea'),
    terms: TERMS.table,
    ...given,
    stock: 24,
    tierMin: 'SILVER',
    isListed: true,
  },
  {
    code: 'UPGRADE1',
    type: 'ROOM',
    name: five(
      'Upgrade to the next room category',
      '客房升級一級禮券',
      '客房升级一级礼券',
      '객실 한 단계 업그레이드',
      'お部屋カテゴリーのアップグレード',
    ),
    scenes: ['HOTEL'],
    picture: drawn('villa-terrace'),
    terms: TERMS.room,
    ...given,
    stock: 40,
    tierMin: 'GOLD',
    isListed: true,
  },
  {
    code: 'WELCOME-DRINK',
    type: 'GIFT',
    name: five(
      'A welcome drink at Atelier Bar',
      '工坊酒吧迎賓飲品',
      '工坊酒吧迎宾饮品',
      '아틀리에 바 웰컴 드링크',
      'アトリエバー ウェルカムドリンク',
    ),
    scenes: ['DINING'],
    properties: ['tkl'],
    outlets: ['ATELIER-BAR'],
    picture: drawn('bar'),
    terms: TERMS.table,
    ...given,
    perMember: 2,
    isListed: true,
  },
  {
    ...cash,
    code: 'SHOW50',
    name: five(
      'MOP 50 off theatre tickets',
      'MOP 50 劇院門票禮券',
      'MOP 50 剧院门票礼券',
      '공연 티켓 MOP\u00a050 할인',
      '観劇チケット MOP\u00a050 割引',
    ),
    face: 50_00n,
    scenes: ['TICKET'],
    properties: ['gl'],
    picture: drawn('stage'),
    isListed: true,
  },
  {
    ...cash,
    code: 'FESTIVE200',
    name: five(
      'MOP 200 festive dining voucher',
      'MOP 200 節慶餐飲禮券',
      'MOP 200 节庆餐饮礼券',
      '페스티브 다이닝 MOP\u00a0200 바우처',
      'フェスティブダイニング MOP\u00a0200 バウチャー',
    ),
    face: 200_00n,
    minSpend: 800_00n,
    scenes: ['DINING'],
    picture: drawn('banquet'),
    isListed: true,
    from: 10,
    to: 70,
  },
  {
    code: 'CELLAR-TASTING',
    type: 'GIFT',
    name: five(
      'Wine cellar tasting',
      '酒窖品酒體驗',
      '酒窖品酒体验',
      '와인 셀러 테이스팅',
      'ワインセラー テイスティング',
    ),
    scenes: ['DINING'],
    properties: ['pvm', 'gl'],
    picture: drawn('wine-cellar'),
    terms: TERMS.table,
    ...given,
    tierMin: 'DIAMOND',
    isListed: true,
  },
  {
    code: 'DIM-SUM-SET',
    type: 'DINING',
    name: five('A dim sum breakfast', '點心早餐', '点心早餐', '딤섬 조식', '点心の朝食'),
    scenes: ['DINING'],
    properties: ['pvm'],
    outlets: ['DIM-SUM-HALL'],
    picture: drawn('dim-sum'),
    terms: TERMS.table,
    ...given,
    stock: 0,
    isListed: true,
  },
  {
    code: 'POOL-DAY',
    type: 'GIFT',
    name: five(
      'A family day by the pool',
      '親子池畔一日遊',
      '亲子池畔一日游',
      '가족 풀사이드 데이',
      'ご家族プールサイドデー',
    ),
    scenes: ['SHOP'],
    properties: ['gl'],
    outlets: ['POOLSIDE'],
    picture: drawn('pool-garden'),
    terms: TERMS.table,
    ...given,
    to: -2,
  },
  {
    ...cash,
    code: 'BOUTIQUE10',
    type: 'DISCOUNT',
    name: five(
      '10% off at The Atelier Boutique',
      '工坊精品店 9 折禮券',
      '工坊精品店 9 折礼券',
      '아틀리에 부티크 10% 할인',
      'アトリエブティック 10% 割引',
    ),
    basisPoints: 1_000,
    maxDeduct: 300_00n,
    scenes: ['SHOP'],
    properties: ['tkl'],
    outlets: ['ATELIER-SHOP'],
    picture: drawn('arcade'),
    isListed: true,
  },
  {
    code: 'MINI-LUCKY-DRAW',
    type: 'GIFT',
    name: five(
      'One entry to the festive lucky draw',
      '節慶抽獎一次',
      '节庆抽奖一次',
      '페스티브 행운 추첨 1회',
      'フェスティブ抽選会1回',
    ),
    picture: drawn('lantern-night'),
    appletPath: 'pages/draw/index',
    ...given,
  },
  {
    ...cash,
    code: 'MINI-COFFEE20',
    name: five(
      'MOP 20 coffee voucher',
      'MOP 20 咖啡禮券',
      'MOP 20 咖啡礼券',
      '커피 MOP\u00a020 바우처',
      'コーヒー MOP\u00a020 バウチャー',
    ),
    face: 20_00n,
    scenes: ['DINING'],
    picture: drawn('lounge'),
    appletPath: 'pages/coupon/detail?code=MINI-COFFEE20',
  },
];

/** Adds the demo's missing coupons; their days count from the day on which they are added. */
export async function seedCoupons(tx: Transaction, now: Date): Promise<void> {
  const codes = DEMO_COUPONS.map(({ code }) => code);
  const present = await tx.select({ code: coupon.code }).from(coupon).where(inArray(coupon.code, codes));
  const known = new Set(present.map(({ code }) => code));
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const rows = DEMO_COUPONS.filter(({ code }) => !known.has(code)).map(
    ({ from = -60, to = 120, ...row }) => ({
      ...row,
      startsAt: day(from),
      endsAt: day(to),
    }),
  );
  if (rows.length > 0) await tx.insert(coupon).values(rows);
}
