const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as a part of HTML. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export const heading = (text: string): string => `<h3>${escaped(text)}</h3>`;
export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
