/** Gives a text to the browser's downloads. Nothing of it leaves the device. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
