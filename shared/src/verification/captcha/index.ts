export { CaptchaNote } from './captcha-note.tsx';
export { useCaptcha, type Captcha } from './use-captcha.tsx';
export { useCaptchaRetry, type CaptchaState } from './use-captcha-retry.ts';
