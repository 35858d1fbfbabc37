export { CaptchaNote } from './captcha-note.tsx';
export { useCaptchaRetry, type CaptchaState } from './use-captcha-retry.ts';
