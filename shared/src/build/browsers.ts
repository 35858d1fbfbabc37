/**
 * The oldest browsers that the builds support: phones of the last five years, and WeChat's browser. The
 * builds lower the syntax to them; `npm test -- browsers` checks the APIs that they call
 * (scripts/checks/browsers).
 */
export const BROWSERS = ['chrome >= 99', 'safari >= 15.4', 'ios_saf >= 15.4', 'android >= 99'];

/**
 * The inline script also runs in older browsers, so that it can tell a visitor that theirs is too old for the
 * shell (shell/src/boot/needed-features.ts). Browsers that cannot read even this script see the page's message
 * after ten seconds.
 */
export const INLINE_BROWSERS = ['chrome >= 67', 'safari >= 13', 'ios_saf >= 13', 'android >= 67'];
