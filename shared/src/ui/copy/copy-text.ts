/**
 * Puts a text on the clipboard; false when the browser lets nobody. Must be called from a press. The Clipboard API
 * exists on secure origins alone, and WeChat refuses it, so a selected text and the old command stand behind it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard comes up
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // inside the dialog that is open, if one is: nothing outside of it can be selected
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
