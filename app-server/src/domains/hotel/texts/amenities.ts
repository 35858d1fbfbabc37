import type { Named, Names } from './named.ts';

/** What is in a room, by topic, in the order of a room's page. */
export const AMENITIES: readonly { readonly names: Names; readonly items: Named }[] = [
  {
    names: { en: 'Space', tc: '空間', sc: '空间', kr: '공간', jp: '空間' },
    items: {
      'living-room': {
        en: 'Separate living room',
        tc: '獨立客廳',
        sc: '独立客厅',
        kr: '별도 거실',
        jp: '独立したリビング',
      },
      terrace: { en: 'Private terrace', tc: '私人露台', sc: '私人露台', kr: '전용 테라스', jp: '専用テラス' },
      kitchen: { en: 'Kitchen', tc: '廚房', sc: '厨房', kr: '주방', jp: 'キッチン' },
      'kids-corner': {
        en: 'Children’s corner',
        tc: '兒童天地',
        sc: '儿童天地',
        kr: '어린이 공간',
        jp: 'お子様コーナー',
      },
      desk: { en: 'Writing desk', tc: '書桌', sc: '书桌', kr: '책상', jp: 'ライティングデスク' },
      wardrobe: {
        en: 'Garment-care closet',
        tc: '衣物護理櫃',
        sc: '衣物护理柜',
        kr: '의류 관리기',
        jp: 'プレス機能付きワードローブ',
      },
    },
  },
  {
    names: { en: 'Bathroom', tc: '浴室', sc: '浴室', kr: '욕실', jp: 'バスルーム' },
    items: {
      bathtub: { en: 'Deep bathtub', tc: '深浴缸', sc: '深浴缸', kr: '깊은 욕조', jp: '深めのバスタブ' },
      'rain-shower': {
        en: 'Rain shower',
        tc: '雨淋式花灑',
        sc: '雨淋式花洒',
        kr: '레인 샤워',
        jp: 'レインシャワー',
      },
      slippers: {
        en: 'Bathrobes and slippers',
        tc: '浴袍及拖鞋',
        sc: '浴袍及拖鞋',
        kr: '가운과 슬리퍼',
        jp: 'バスローブとスリッパ',
      },
    },
  },
  {
    names: { en: 'In-room refreshments', tc: '餐飲', sc: '餐饮', kr: '식음료', jp: 'お飲み物' },
    items: {
      tea: { en: 'Tea set', tc: '茶具及茗茶', sc: '茶具及茗茶', kr: '차 세트', jp: 'ティーセット' },
      coffee: {
        en: 'Espresso machine',
        tc: '濃縮咖啡機',
        sc: '浓缩咖啡机',
        kr: '에스프레소 머신',
        jp: 'エスプレッソマシン',
      },
      minibar: { en: 'Minibar', tc: '迷你吧', sc: '迷你吧', kr: '미니바', jp: 'ミニバー' },
    },
  },
  {
    names: { en: 'Comfort', tc: '貼心設施', sc: '贴心设备', kr: '편의 시설', jp: '設備とサービス' },
    items: {
      butler: {
        en: 'Butler service',
        tc: '管家服務',
        sc: '管家服务',
        kr: '버틀러 서비스',
        jp: 'バトラーサービス',
      },
      tv: { en: 'Large-screen TV', tc: '大屏幕電視', sc: '大屏幕电视', kr: '대형 TV', jp: '大型テレビ' },
      safe: { en: 'Safe', tc: '保險箱', sc: '保险箱', kr: '금고', jp: 'セーフティボックス' },
      wifi: {
        en: 'Free Wi-Fi',
        tc: '免費無線上網',
        sc: '免费无线上网',
        kr: '무료 와이파이',
        jp: '無料Wi-Fi',
      },
    },
  },
];
