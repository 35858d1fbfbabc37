export const TESTS = {
  CHROMIUM_PATH: { meaning: 'browser for the tests; otherwise an installed one, else one from the packages' },
  E2E_FONTS: { default: 'noto', meaning: 'fonts of browser tests: `noto` or `dejavu`' },
};
