import sanitizeHtml from 'sanitize-html';

const LINK = /^(?:https:\/\/|\/(?![/\\]))/i;

/**
 * What editors wrote, reduced to what a text needs: a list of elements, and of attributes `href` alone, to an https
 * address or a path of ours. Everything else goes, scripts and styles with what stands in them. Parsing and writing
 * anew are sanitize-html's (htmlparser2).
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
