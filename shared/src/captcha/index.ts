export { useCaptchaRetry, type CaptchaState } from './use-captcha-retry.ts';
