export { captchaClientType, type CaptchaClientType, type Device } from './client-type.ts';
export { captchaConfigCache, type CaptchaConfig, type CaptchaConfigCache } from './config-cache.ts';
