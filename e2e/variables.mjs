export const TESTS = {
  CHROMIUM_PATH: { meaning: 'browser for the tests, instead of the one from the packages' },
  E2E_FONTS: { default: 'noto', meaning: 'fonts of browser tests: `noto` or `dejavu`' },
};
