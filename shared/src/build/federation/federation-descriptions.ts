/**
 * Replaces the federation runtime's sentences about its errors, 0.5 kB of the first script and 0.3 kB of every entry.
 * A message keeps its code, its arguments and the address of the page that explains the code.
 */
const none: Readonly<Record<string, string>> = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
