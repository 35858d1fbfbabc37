import type { Language } from '../../contract/languages.ts';

/** The texts of a new screen, until its team writes its own. */
export const PLACEHOLDERS: Record<Language, { title: string; lead: string }> = {
  en: { title: 'We are preparing this page', lead: 'It will open before long. Please look in again.' },
  tc: { title: '此頁面正在準備中', lead: '即將與您見面，敬請稍後再來。' },
  sc: { title: '此页面正在准备中', lead: '即将与您见面，敬请稍后再来。' },
  kr: { title: '페이지를 준비하고 있습니다', lead: '곧 선보이겠습니다. 잠시 후 다시 찾아 주십시오.' },
  jp: {
    title: 'ただいま準備中です',
    lead: 'まもなくご利用いただけます。しばらくしてから、またお越しください。',
  },
};

/** What a new screen shows where its call failed. */
export const FAILED: Record<Language, string> = {
  en: 'We could not load this page. Please try again.',
  tc: '暫時未能載入此頁面，請再試一次。',
  sc: '暂时无法加载此页面，请重试。',
  kr: '이 페이지를 불러오지 못했습니다. 다시 시도해 주세요.',
  jp: 'このページを読み込めませんでした。もう一度お試しください。',
};
