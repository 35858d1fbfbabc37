import type {
  ActivityDetail,
  ArticleBrief,
  ArticleDetail,
  CityPage,
  Letter,
  LetterBrief,
} from '../../contract/index.ts';

/** Rows for the tests of screens, as the server would give them. */
const PICTURE = { src: '/pictures/tea.svg', alt: 'A tea stand' };

export const STORY: ArticleDetail = {
  id: '3',
  title: 'The hour between tea and dinner',
  summary: 'What the hotel does when nobody is looking.',
  picture: PICTURE,
  topic: { id: 'hotel', name: 'The hotel' },
  publishedAt: '2026-11-01T10:00:00+08:00',
  minutes: 4,
  likes: 12,
  liked: false,
  html: '<p>At five the <strong>silver</strong> is polished.</p><p>At six the lamps are lit.</p>',
  pictures: [PICTURE],
  share: { title: 'The hour between tea and dinner', text: 'A story of the hotel' },
};
export const OTHER_STORY: ArticleBrief = { ...STORY, id: '4', title: 'A walk before breakfast' };

export const TASTING: ActivityDetail = {
  id: '5',
  title: 'Tea tasting in the garden',
  summary: 'Six teas and one table.',
  picture: PICTURE,
  place: 'Lantern garden',
  property: { code: 'P1', name: 'Heritage Hotel' },
  startAt: '2026-12-12T15:00:00+08:00',
  endAt: '2026-12-12T17:00:00+08:00',
  signUpUntil: '2026-12-11T18:00:00+08:00',
  capacity: 20,
  left: 6,
  state: 'OPEN',
  seats: 0,
  html: '<p>We pour, you listen.</p>',
  pictures: [PICTURE],
  notes: ['Please come ten minutes early.'],
  share: { title: 'Tea tasting in the garden', text: 'Six teas' },
};

export const BORDER: CityPage = {
  ...STORY,
  id: '8',
  title: 'Crossing the border',
  topic: { id: 'VISA', name: 'Entry' },
  facts: [{ name: 'Opening hours', value: 'Around the clock' }],
  places: [{ name: 'Gongbei', address: '關閘 Portas do Cerco', latitude: 22.2157, longitude: 113.5493 }],
};

export const LETTER: LetterBrief = {
  id: '21',
  kind: 'ORDER',
  title: 'Your suite is confirmed',
  summary: 'We look forward to your stay.',
  at: '2026-11-20T10:00:00+08:00',
  read: false,
};
export const OLD_LETTER: LetterBrief = {
  ...LETTER,
  id: '20',
  kind: 'SYSTEM',
  title: 'Welcome to the hotel',
  read: true,
};
export const WHOLE_LETTER: Letter = {
  ...LETTER,
  html: '<p>Check-in is from <strong>15:00</strong>.</p>',
  picture: null,
  link: { to: '/hotels?a=1', label: 'Show my booking' },
};
