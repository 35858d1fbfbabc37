/** Hands a text over as a file. */
export function download(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // the browser has taken it by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
