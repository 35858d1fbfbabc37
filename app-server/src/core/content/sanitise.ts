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
