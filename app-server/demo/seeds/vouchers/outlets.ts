import type { Language } from '@resort/shared/contract';
import type { Scene } from '@resort/shared/calls/rows';
import { TEA } from '../../../src/domains/membership/texts/tea.ts';
import { hashSecret } from '../../../src/core/password/scrypt.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { tokenHash } from '../../../src/platform/secrets/secrets.ts';
import { outlet } from '../../../src/schema/index.ts';
import { five } from '../five.ts';

interface DemoOutlet {
  readonly code: string;
  readonly property: string;
  readonly scene: Scene;
  readonly hours: string;
  readonly name: Record<Language, string>;
}

const at = (
  code: string,
  property: string,
  scene: Scene,
  hours: string,
  name: Record<Language, string>,
): DemoOutlet => ({ code, property, scene, hours, name });

export const DEMO_OUTLETS: readonly DemoOutlet[] = [
  at(
    'LOTUS-ROOM',
    'sjm',
    'SHOP',
    '11:30–22:30',
    five('The Lotus Room', '荷香軒', '荷香轩', '로터스 룸', 'ロータスルーム'),
  ),
  at(
    'TEA-GALLERY',
    'sjm',
    'SHOP',
    `${TEA.from}–${TEA.to}`,
    five('The Tea Gallery', '茶韻廊', '茶韵廊', '티 갤러리', 'ティーギャラリー'),
  ),
  at(
    'HERITAGE-DESK',
    'sjm',
    'HOTEL',
    '00:00–24:00',
    five(
      'Heritage Hotel Front Desk',
      '典藏酒店前台',
      '典藏酒店前台',
      '헤리티지 호텔 프런트',
      'ヘリテージホテル フロント',
    ),
  ),
  at(
    'ORCHID-TABLE',
    'glp',
    'SHOP',
    '12:00–23:00',
    five('The Orchid Table', '蘭庭餐廳', '兰庭餐厅', '오키드 테이블', 'オーキッドテーブル'),
  ),
  at(
    'GARDEN-SPA',
    'glp',
    'SHOP',
    '10:00–23:00',
    five('Garden Spa', '園林水療中心', '园林水疗中心', '가든 스파', 'ガーデンスパ'),
  ),
  at(
    'ATELIER-BAR',
    'tkl',
    'SHOP',
    '17:00–01:00',
    five('Atelier Bar', '工坊酒吧', '工坊酒吧', '아틀리에 바', 'アトリエバー'),
  ),
  at(
    'ATELIER-SHOP',
    'tkl',
    'SHOP',
    '11:00–21:00',
    five('The Atelier Boutique', '工坊精品店', '工坊精品店', '아틀리에 부티크', 'アトリエブティック'),
  ),
  at(
    'DIM-SUM-HALL',
    'pvm',
    'SHOP',
    '08:00–15:30',
    five('Dim Sum Hall', '點心軒', '点心轩', '딤섬 홀', '点心ホール'),
  ),
  at(
    'CLASSIC-DESK',
    'pvm',
    'HOTEL',
    '00:00–24:00',
    five(
      'Classic Palace Front Desk',
      '經典宮殿酒店前台',
      '经典宫殿酒店前台',
      '클래식 팰리스 프런트',
      'クラシックパレス フロント',
    ),
  ),
  at(
    'LANTERN-GRILL',
    'gl',
    'SHOP',
    '17:30–23:00',
    five('Lantern Grill', '燈火扒房', '灯火炭烤餐厅', '랜턴 그릴', 'ランタングリル'),
  ),
  at(
    'POOLSIDE',
    'gl',
    'SHOP',
    '09:00–19:00',
    five('Poolside Kitchen', '池畔廚房', '池畔厨房', '풀사이드 키친', 'プールサイドキッチン'),
  ),
  at(
    'LANTERN-STAGE',
    'gl',
    'TICKET',
    '10:00–21:00',
    five(
      'Lantern Theatre Box Office',
      '燈影劇院票房',
      '灯影剧院票房',
      '랜턴 극장 매표소',
      'ランタンシアター チケット窓口',
    ),
  ),
  at(
    'CEDAR-COUNTER',
    'tkl',
    'SHOP',
    '18:00–22:30',
    five('The Cedar Counter', '杉板', '杉板', '시더 카운터', '杉のカウンター'),
  ),
  at(
    'TASCA-DO-LARGO',
    'pvm',
    'SHOP',
    '12:00–23:00',
    five('Tasca do Largo', '前地小館', '前地小馆', '타스카 두 라르고', 'タスカ・ド・ラルゴ'),
  ),
  at(
    'NOODLE-LANE',
    'gl',
    'SHOP',
    '11:00–04:00',
    five('Noodle Lane', '麵巷', '面巷', '누들 레인', 'ヌードルレーン'),
  ),
  at(
    'PALM-BRASSERIE',
    'glp',
    'SHOP',
    '06:30–22:30',
    five('Palm Brasserie', '棕櫚餐廳', '棕榈餐厅', '팜 브라세리', 'パームブラッスリー'),
  ),
  at(
    'MOON-TERRACE',
    'sjm',
    'SHOP',
    '18:00–02:00',
    five('The Moon Terrace', '望月台', '望月台', '문 테라스', 'ムーンテラス'),
  ),
  at(
    'JADE-SPA',
    'sjm',
    'SHOP',
    '12:00–01:00',
    five('Jade Spa', '翡翠水療', '翡翠水疗', '제이드 스파', 'ジェイドスパ'),
  ),
  at(
    'COUTURE-SPA',
    'tkl',
    'SHOP',
    '11:00–21:00',
    five('Couture Spa', '高訂水療', '高定水疗', '쿠튀르 스파', 'クチュールスパ'),
  ),
  at(
    'LANTERN-SWEETS',
    'gl',
    'SHOP',
    '11:00–21:00',
    five('Lantern Sweets', '燈火手信', '灯火伴手礼', '랜턴 스위츠', 'ランタンスイーツ'),
  ),
  at(
    'PEARL-HOUSE',
    'pvm',
    'SHOP',
    '11:00–21:00',
    five('Pearl House', '珍珠閣', '珍珠阁', '펄 하우스', 'パールハウス'),
  ),
  at(
    'SCENT-HOUSE',
    'glp',
    'SHOP',
    '11:00–21:00',
    five('Scent House', '香舍', '香舍', '센트 하우스', 'セントハウス'),
  ),
  at(
    'HERITAGE-GIFTS',
    'sjm',
    'SHOP',
    '11:00–21:00',
    five('Heritage Gifts', '典藏禮品店', '典藏礼品店', '헤리티지 기프트', 'ヘリテージギフト'),
  ),
];

/** The PIN of every demo outlet, because hashing is slow. */
export const DEMO_OUTLET_PIN = '480126';
export const demoTerminal = (code: string): string => `demo-terminal-${code.toLowerCase()}`;

/** Adds the demo's missing outlets with their PINs and terminals. */
export async function seedOutlets(tx: Transaction): Promise<void> {
  const present = await tx.select({ code: outlet.code }).from(outlet);
  const known = new Set(present.map(({ code }) => code));
  const missing = DEMO_OUTLETS.filter(({ code }) => !known.has(code));
  if (missing.length === 0) return;
  const pinHash = await hashSecret(DEMO_OUTLET_PIN);
  const rows = missing.map((one) => ({
    ...one,
    phone: `+853 2888 ${4801 + 13 * DEMO_OUTLETS.indexOf(one)}`,
    pinHash,
    terminalHash: tokenHash(demoTerminal(one.code)),
  }));
  await tx.insert(outlet).values(rows);
}
