/** The tab that leads to this address, and no link of a screen. */
export const mainTab = (path: string): string => `nav[aria-label="Main menu"] a[href$="${path}"]`;
