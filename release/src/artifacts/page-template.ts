/** Where the origin inserts the release, the inline script and the styles. */
export const HEAD_MARKER = '<!--head-->';
/** Where the origin inserts the shell's script elements. */
export const BODY_MARKER = '<!--scripts-->';
