/** Replaces the federation runtime's helpers for developer tools and bridges of other frameworks, which are not used here. */
const helpers: Readonly<Record<string, never>> = {};

export default helpers;
