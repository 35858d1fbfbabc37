export { captchaClientType, type CaptchaClientType, type Device } from './client-type.ts';
export { captchaConfigCache, type CaptchaConfig, type CaptchaConfigCache } from './config-cache.ts';
export { passCaptcha, type AliyunConfig, type CaptchaMeans } from './pass-captcha.ts';
export { useCaptcha, type Captcha } from './use-captcha.tsx';
export { useCaptchaRetry, type CaptchaState } from './use-captcha-retry.ts';
