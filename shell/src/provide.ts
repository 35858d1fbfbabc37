/**
 * All that the shell gives to remotes: a sub-path that the shell's build never meets cannot be given. Which of them
 * land in the first bundle is said by EAGER_SHARES; a test holds this list and that one together.
 */
export const provided = [
  () => import('@resort/shared/api'),
  () => import('@resort/shared/calls/one-time-code'),
  () => import('@resort/shared/calls/session'),
  () => import('@resort/shared/captcha'),
  () => import('@resort/shared/format'),
  () => import('@resort/shared/i18n'),
  () => import('@resort/shared/redux'),
  () => import('@resort/shared/reminder'),
  () => import('@resort/shared/remote'),
  () => import('@resort/shared/router'),
  () => import('@resort/shared/routes'),
  () => import('@resort/shared/session'),
  () => import('@resort/shared/skin'),
  () => import('@resort/shared/store'),
  () => import('@resort/shared/ui'),
  () => import('@resort/shared/ui/copy'),
  () => import('@resort/shared/ui/form'),
  () => import('@resort/shared/wechat'),
];
