/**
 * Every sub-path of `@resort/shared`, and how it reaches a browser. `npm run shares` writes the package's exports and the
 * shell's `src/provide` from this table. The file of a share is `src/<path>/index.ts` or `src/<path>.ts`;
 * its last folder may be in a group (`ui/amount` is `src/ui/purchase/amount`).
 */
export const SHARE_TABLE = {
  /**
   * Loaded completely on the first route, so each must be small. Three groups, because the shell evaluates each in a task
   * of its own (`shell/src/main.tsx`).
   */
  eager: {
    rules: ['format', 'i18n', 'once', 'reminder', 'routes', 'session', 'skin'],
    calls: ['api', 'calls/session', 'redux', 'remote', 'store', 'wechat'],
    screens: ['router', 'ui'],
  },
  /** A separate chunk each, loaded with the first screen that uses it. */
  lazy: [
    'calls/badges',
    'calls/cart',
    'calls/dictionary',
    'calls/dollar-balance',
    'calls/member-code',
    'calls/one-time-code',
    'calls/plans',
    'calls/voucher-choice',
    'calls/waiting',
    'captcha',
    'download',
    'once/send',
    'passkey',
    'ui/amount',
    'ui/calendar-file',
    'ui/cards',
    'ui/code',
    'ui/copy',
    'ui/deductions',
    'ui/detail',
    'ui/earned',
    'ui/facts',
    'ui/filter',
    'ui/form',
    'ui/gallery',
    'ui/home',
    'ui/illustration',
    'ui/list',
    'ui/map',
    'ui/moment',
    'ui/order',
    'ui/payment',
    'ui/rich-text',
    'ui/share',
    'ui/sheet',
    'ui/slots',
    'ui/tabs',
    'ui/tiles',
    'ui/waiting',
  ],
  /** For Node, for tests, or types only: never in a browser, except `scope`, which a remote bundles. Their files are named, because some have other places. */
  tools: {
    build: './src/build/index.ts',
    'build/browsers': './src/build/browsers.ts',
    'build/compiler': './src/build/type-contract/compiler.ts',
    'build/parts': './src/build/parts.ts',
    'build/shares': './src/build/shares.ts',
    'build/source': './src/build/version/build-source.ts',
    'build/types': './src/build/type-contract/index.ts',
    'build/version': './src/build/version/unit-version.ts',
    'build/version-mark': './src/build/version/version-mark.ts',
    'calls/rows': './src/rows/index.ts',
    contract: './src/contract/index.ts',
    gallery: './gallery/stories.ts',
    'locales/*.json': './src/locales/*.json',
    origins: './src/origins/read-origins.ts',
    scope: './src/scope/index.ts',
    signing: './src/signing/index.ts',
    'skin/skins': './src/skin/skins.ts',
    'skin/tokens': './src/skin/tokens.ts',
    testing: './src/testing/index.ts',
    'testing/open-redirects': './src/testing/open-redirects.ts',
    'testing/pattern': './src/testing/pattern.ts',
    'testing/sample': './src/testing/sample.ts',
    'testing/texts': './src/testing/texts.ts',
  },
} as const;
