/*
 * All that the shell gives to remotes: a sub-path that the shell's build never meets cannot be given. Eager shares
 * stand in the first bundle, so they are imported outright: behind `import()` each would be a file that no page hints
 * at. A test holds this list together with EAGER_SHARES and LAZY_SHARES.
 */
import '@resort/shared/api';
import '@resort/shared/calls/session';
import '@resort/shared/format';
import '@resort/shared/i18n';
import '@resort/shared/once';
import '@resort/shared/redux';
import '@resort/shared/reminder';
import '@resort/shared/remote';
import '@resort/shared/router';
import '@resort/shared/routes';
import '@resort/shared/session';
import '@resort/shared/skin';
import '@resort/shared/store';
import '@resort/shared/ui';
import '@resort/shared/wechat';

export const lazilyProvided = [
  () => import('@resort/shared/calls/cart'),
  () => import('@resort/shared/calls/dictionary'),
  () => import('@resort/shared/calls/dollar-balance'),
  () => import('@resort/shared/calls/member-code'),
  () => import('@resort/shared/calls/mini-program'),
  () => import('@resort/shared/calls/one-time-code'),
  () => import('@resort/shared/calls/payment'),
  () => import('@resort/shared/calls/voucher-choice'),
  () => import('@resort/shared/captcha'),
  () => import('@resort/shared/download'),
  () => import('@resort/shared/passkey'),
  () => import('@resort/shared/ui/amount'),
  () => import('@resort/shared/ui/calendar'),
  () => import('@resort/shared/ui/calendar-file'),
  () => import('@resort/shared/ui/code'),
  () => import('@resort/shared/ui/copy'),
  () => import('@resort/shared/ui/facts'),
  () => import('@resort/shared/ui/form'),
  () => import('@resort/shared/ui/gallery'),
  () => import('@resort/shared/ui/home'),
  () => import('@resort/shared/ui/illustration'),
  () => import('@resort/shared/ui/list'),
  () => import('@resort/shared/ui/payment'),
  () => import('@resort/shared/ui/rich-text'),
  () => import('@resort/shared/ui/seat-map'),
  () => import('@resort/shared/ui/share'),
  () => import('@resort/shared/ui/sheet'),
  () => import('@resort/shared/ui/slots'),
  () => import('@resort/shared/ui/tabs'),
];
