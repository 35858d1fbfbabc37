/**
 * Copies a text to the clipboard; false if the browser refuses. Call it from a press. The Clipboard API needs
 * a secure origin, and WeChat refuses it, so the fallback selects a text and uses the old command.
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
  field.readOnly = true; // prevents the keyboard from opening
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // inside the open dialog, if there is one: nothing outside can be selected
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
