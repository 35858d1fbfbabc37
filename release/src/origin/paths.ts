import { FALLBACK_LANGUAGE, splitLanguage, type Language } from '@resort/shared/contract';

/** What a path that is no stored object means. */
export type PathMeaning =
  | { kind: 'page'; language: Language; route: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'file' };

const LAST_SEGMENT_WITH_EXTENSION = /\.[^./]+$/;

/**
 * Reads the request target of a GET. A redirect begins with a language, so that it stays on this origin whatever
 * was asked for: `//evil.com/x` becomes `/en/evil.com/x`.
 */
export function readPath(target: string): PathMeaning {
  // a proxy may send the absolute form; its host says nothing about us
  const [, rawPath = '', query = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?]*)?([^?]*)(.*)$/i.exec(target) ?? [];
  const { language, route } = splitLanguage(rawPath);
  if (language !== null) return { kind: 'page', language, route };
  if (LAST_SEGMENT_WITH_EXTENSION.test(rawPath)) return { kind: 'file' };
  return { kind: 'redirect', location: `/${FALLBACK_LANGUAGE}/${rawPath.replace(/^[/\\]+/, '')}${query}` };
}
