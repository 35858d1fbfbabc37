import type { Language } from '@resort/shared/contract';

/**
 * Staffed around the clock. The journey of a page that does not start compares it with the number on the help
 * screen.
 */
const PHONE = '+853 8800 1100';

interface Words {
  title: string;
  help: string;
  reload: string;
  tooOld: string;
  updateBrowser: string;
  noScript: string;
}
const WORDS: Record<Language, Words> = {
  en: {
    title: 'This page could not be opened.',
    help: 'Please check your connection and reload the page. If that does not help, please update your browser, or call us:',
    reload: 'Reload',
    tooOld: 'Your browser is too old for this page.',
    updateBrowser: 'Please update your browser or open this page on another device. You can also call us:',
    noScript: 'JavaScript is switched off in your browser. Please switch it on to use this page, or call us:',
  },
  tc: {
    title: '未能開啟此頁面。',
    help: '請檢查您的網絡連線，然後重新載入頁面。如仍未能開啟，請更新您的瀏覽器，或致電我們：',
    reload: '重新載入',
    tooOld: '您的瀏覽器版本過舊，無法開啟此頁面。',
    updateBrowser: '請更新您的瀏覽器，或使用其他裝置開啟此頁面。您亦可致電我們：',
    noScript: '您的瀏覽器已關閉 JavaScript。請開啟 JavaScript 以使用此頁面，或致電我們：',
  },
  sc: {
    title: '无法打开此页面。',
    help: '请检查您的网络连接，然后重新加载页面。如果仍无法打开，请更新您的浏览器，或致电我们：',
    reload: '重新加载',
    tooOld: '您的浏览器版本过旧，无法打开此页面。',
    updateBrowser: '请更新您的浏览器，或使用其他设备打开此页面。您也可以致电我们：',
    noScript: '您的浏览器已关闭 JavaScript。请开启 JavaScript 以使用此页面，或致电我们：',
  },
  kr: {
    title: '페이지를 열 수 없습니다.',
    help: '인터넷 연결을 확인하고 페이지를 새로고침해 주세요. 그래도 열리지 않으면 브라우저를 업데이트하거나 전화로 문의해 주세요.',
    reload: '새로고침',
    tooOld: '사용 중인 브라우저의 버전이 낮아 페이지를 열 수 없습니다.',
    updateBrowser:
      '브라우저를 업데이트하거나 다른 기기에서 페이지를 열어 주세요. 전화로도 문의하실 수 있습니다.',
    noScript: '브라우저에서 JavaScript가 꺼져 있습니다. JavaScript를 켜거나 전화로 문의해 주세요.',
  },
  jp: {
    title: 'ページを開けませんでした。',
    help: '接続をご確認のうえ、ページを再読み込みしてください。それでも開けない場合は、ブラウザを更新していただくか、お電話でお問い合わせください。',
    reload: '再読み込み',
    tooOld: 'お使いのブラウザのバージョンが古いため、ページを開けません。',
    updateBrowser:
      'ブラウザを更新していただくか、別の端末でこのページを開いてください。お電話でもお問い合わせいただけます。',
    noScript:
      'ブラウザの JavaScript が無効になっています。有効にしていただくか、お電話でお問い合わせください。',
  },
};

/**
 * The messages if the shell does not start. Scripts may not work, so the inline style shows it after ten
 * seconds with an empty `#root` (shell/src/layout/before-start/not-started.css); the inline script shows it at once if it
 * detects a failure (shell/src/boot/watch-shell.ts). A link to the same address reloads without a script. A browser that
 * is too old gets a message of its own at once (shell/src/boot/needed-features.ts).
 */
export function notStarted(language: Language): string {
  const { title, help, reload, tooOld, updateBrowser, noScript } = WORDS[language];
  const phone = `<p><a href="tel:${PHONE.replaceAll(' ', '')}">${PHONE}</a></p>`;
  return [
    `<div id="not-started" role="alert"><p><b>${title}</b></p><p>${help}</p>${phone}`,
    `<p><a class="reload" href="">${reload}</a></p></div>`,
    `<div id="too-old" role="alert" hidden><p><b>${tooOld}</b></p><p>${updateBrowser}</p>${phone}</div>`,
    `<noscript><p>${noScript}</p>${phone}</noscript>`,
  ].join('');
}
