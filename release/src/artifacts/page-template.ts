/** Where the origin inserts the inline style, the release, the inline script and, for older shells, links to styles. */
export const HEAD_MARKER = '<!--head-->';
/** Where the origin inserts the shell's script elements. */
export const BODY_MARKER = '<!--scripts-->';
