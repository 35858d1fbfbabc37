/** Hands a text over as a file of this media type: `download('stay.ics', 'text/calendar', …)`. Works from a press. */
export function download(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // the browser has taken it by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
