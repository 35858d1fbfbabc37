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
    'documents',
    'download',
    'once/send',
    'passkey',
    'passkey-memory',
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
    'ui/weather',
    'ui/tier',
    'ui/waiting',
    'ui/wallet',
  ],
  /**
   * For Node, for tests, or types only. In a browser only the inline script has some of them, and a remote bundles `scope`.
   * Their files are named, because some have other places.
   */
  tools: {
    build: './src/build/index.ts',
    'build/browsers': './src/build/browsers.ts',
    'build/compiler': './src/build/type-contract/compiler.ts',
    'build/maps': './src/build/source-maps.ts',
    'build/parts': './src/build/parts.ts',
    'build/shares': './src/build/shares.ts',
    'build/source': './src/build/version/build-source.ts',
    'build/types': './src/build/type-contract/index.ts',
    'build/version': './src/build/version/unit-version.ts',
    'build/version-mark': './src/build/version/version-mark.ts',
    'calls/rows': './src/rows/index.ts',
    contract: './src/contract/index.ts',
    'early-calls': './src/api/call-early.ts',
    gallery: './gallery/stories.ts',
    'locales/*.json': './src/locales/*.json',
    origins: './src/variables/read-origins.ts',
    'release-in-page': './src/remote/release-in-page.ts',
    scope: './src/scope/index.ts',
    signing: './src/signing/index.ts',
    'skin/skins': './src/skin/skins.ts',
    'skin/tokens': './src/skin/tokens.ts',
    'skin/tokens.css': './src/skin/tokens.css',
    'ui/base.css': './src/ui/base/base.css',
    testing: './src/testing/index.ts',
    'testing/memory': './src/testing/memory.ts',
    'testing/open-redirects': './src/testing/open-redirects.ts',
    'testing/pattern': './src/testing/pattern.ts',
    'testing/sample': './src/testing/sample.ts',
    'testing/texts': './src/testing/texts.ts',
    variables: './src/variables/variables.ts',
  },
} as const;

/**
 * Lazy shares that come together, as one script and one style. Each file costs a slow phone about 8 ms before the first
 * screen, and these are small or used by a quarter of the screens.
 */
export const SHARE_GROUPS = {
  rows: ['ui/list', 'ui/illustration', 'ui/facts', 'ui/cards', 'ui/tabs'],
  calls: SHARE_TABLE.lazy.filter((share) => share.startsWith('calls/')),
} as const satisfies Record<string, readonly (typeof SHARE_TABLE.lazy)[number][]>;

/**
 * Lazy shares whose styles are part of the shell's style. Most screens use them, or the screens of the tabs, and 1.2 kB more
 * of one file cost less than a request each.
 */
export const EARLY_STYLES: readonly (typeof SHARE_TABLE.lazy)[number][] = [
  ...SHARE_GROUPS.rows,
  'ui/amount',
  'ui/home',
];
