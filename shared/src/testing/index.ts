export { openDialogsInJsdom } from './dialogs.ts';
export { fake, refuse, type Asked } from './fake.ts';
export { MACAU, MEI_LING, SESSION } from './members.ts';
export { renderScreen } from './render-screen.tsx';
export { page } from './rows.ts';
export { fakeSight } from './sight.ts';
export { shellTexts } from './shell-texts.ts';
export { fakeServer } from './fake-server.ts';
