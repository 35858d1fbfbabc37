import sanitizeHtml from 'sanitize-html';

const LINK = /^(?:https:\/\/|\/(?![/\\]))/i;

/**
 * Sanitises editors' HTML: keeps a list of elements, and the attribute `href` with an https address or a path
 * of ours. Everything else is removed, scripts and styles with their content. sanitize-html (htmlparser2)
 * parses and serialises.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'xmp'],
    transformTags: {
      a: (tagName, { href = '' }) => {
        const attribs: Record<string, string> = LINK.test(href) ? { href } : {};
        return { tagName, attribs };
      },
    },
  });
}

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of editors' HTML, each paragraph and list item on a line of its own. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replaceAll(/<\/(?:p|li|h2|h3)>|<br *\/?>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (_all, name: string) => LETTERS[name] ?? '').trim();
}
