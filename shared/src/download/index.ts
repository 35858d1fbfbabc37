/**
 * Offers a text as a file of this media type: `download('stay.ics', 'text/calendar', …)`. Call it from a
 * press.
 */
export function download(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
