/* What a CSS module is in tests: each class is called by its name in the file. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
