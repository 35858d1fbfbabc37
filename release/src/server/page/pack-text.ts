import { packSeparator } from '@resort/shared/release-in-page';

/** An address, and what is there. */
type FileText = readonly [address: string, text: string];

/** What a style may not have to be part of a pack: what must be first in a file, and addresses, which are relative to it. */
const KEPT_APART = /@import|@charset|@namespace|url\(/i;

/**
 * The files as one, each of which is one line, so that the lines tell them apart. A script with several lines is left out,
 * and without files if the first script is not strict, because that decides for all. Styles come all or none, because their
 * order counts.
 */
export function packText(pack: string, files: readonly FileText[]): { text: string; files: string[] } {
  const packed = pack.endsWith('.css') ? packedStyles(files) : packedScripts(files);
  return {
    text: packed.map(([, text]) => text).join(packSeparator(pack)),
    files: packed.map(([address]) => address),
  };
}

const packedScripts = (files: readonly FileText[]) =>
  files[0]?.[1].startsWith('"use strict"') ? files.filter(isOneLine) : [];

const packedStyles = (files: readonly FileText[]) =>
  files.every((file) => isOneLine(file) && !KEPT_APART.test(file[1])) ? files : [];

const isOneLine = ([, text]: FileText) => !/[\n\r\u2028\u2029]/.test(text);
