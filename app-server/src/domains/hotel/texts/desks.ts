import type { Named } from './named.ts';

/** Who answers the telephone of a hotel. */
export const DESKS: Named = {
  'front-desk': { en: 'Front desk', tc: '前台', sc: '前台', kr: '프런트', jp: 'フロント' },
  reservations: { en: 'Room reservations', tc: '客房預訂', sc: '客房预订', kr: '객실 예약', jp: '宿泊予約' },
  concierge: { en: 'Concierge', tc: '禮賓部', sc: '礼宾部', kr: '컨시어지', jp: 'コンシェルジュ' },
  spa: { en: 'Spa', tc: '水療中心', sc: '水疗中心', kr: '스파', jp: 'スパ' },
  'kids-club': {
    en: 'Children’s club',
    tc: '兒童俱樂部',
    sc: '儿童俱乐部',
    kr: '키즈 클럽',
    jp: 'キッズクラブ',
  },
};
