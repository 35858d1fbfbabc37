export { isMiniProgram, isWeChatPhone, saysMiniProgram, type WeChatWindow } from './detect.ts';
export { handOffRunner, type HandOff, type HandOffMeans } from './hand-off.ts';
export { miniProgramLink, type MiniProgramLink } from './link.ts';
