/**
 * The oldest browsers that the builds support: phones of the last five years, and WeChat's browser. The
 * builds lower the syntax to them; `npm test -- browsers` checks the APIs that they call
 * (scripts/checks/browsers).
 */
export const BROWSERS = ['chrome >= 99', 'safari >= 15.4', 'ios_saf >= 15.4', 'android >= 99'];
