export { useChangeLanguage } from './change-language.ts';
export { sessionApi } from './session-api.ts';
