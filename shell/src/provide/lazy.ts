/**
 * Sub-paths of `shared` that come with the first screen that uses them.
 *
 * @public the build reads these imports, nothing calls them
 */
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
  () => import('@resort/shared/ui/cards'),
  () => import('@resort/shared/ui/code'),
  () => import('@resort/shared/ui/copy'),
  () => import('@resort/shared/ui/detail'),
  () => import('@resort/shared/ui/facts'),
  () => import('@resort/shared/ui/filter'),
  () => import('@resort/shared/ui/form'),
  () => import('@resort/shared/ui/gallery'),
  () => import('@resort/shared/ui/home'),
  () => import('@resort/shared/ui/illustration'),
  () => import('@resort/shared/ui/list'),
  () => import('@resort/shared/ui/payment'),
  () => import('@resort/shared/ui/rich-text'),
  () => import('@resort/shared/ui/share'),
  () => import('@resort/shared/ui/sheet'),
  () => import('@resort/shared/ui/slots'),
  () => import('@resort/shared/ui/tabs'),
];
