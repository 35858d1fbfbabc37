export { openDialogsInJsdom } from './dialogs.ts';
export { fake, refuse, type Asked } from './fake.ts';
export { MEI_LING } from './members.ts';
export { renderScreen } from './render-screen.tsx';
export { shellTexts } from './shell-texts.ts';
export { setupServer } from 'msw/node';
