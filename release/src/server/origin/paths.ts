import { FALLBACK_LANGUAGE, splitLanguage, type Language } from '@resort/shared/contract';

/** The meaning of a path that is not a stored object. */
export type PathMeaning =
  | { kind: 'page'; language: Language; route: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'file' };

const LAST_SEGMENT_WITH_EXTENSION = /\.[^./]+$/;

/**
 * Parses the request target of a GET. Every redirect starts with a language, so that it stays on this origin:
 * `//evil.com/x` becomes `/en/evil.com/x`.
 */
export function readPath(target: string): PathMeaning {
  // a proxy may send the absolute form; ignore its host
  const [, rawPath = '', query = ''] = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?]*)?([^?]*)(.*)$/i.exec(target) ?? [];
  const { language, route } = splitLanguage(rawPath);
  if (language !== null) return { kind: 'page', language, route };
  if (LAST_SEGMENT_WITH_EXTENSION.test(rawPath)) return { kind: 'file' };
  return { kind: 'redirect', location: `/${FALLBACK_LANGUAGE}/${rawPath.replace(/^[/\\]+/, '')}${query}` };
}
