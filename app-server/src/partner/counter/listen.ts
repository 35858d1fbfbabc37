import type { Submit } from './till.ts';
import type { View } from './view.ts';

/** Ties forms and buttons to their work. Put into the page as text; it uses nothing from outside itself except types. */
export function listen(submit: Submit, view: View): void {
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const buttons = [...form.querySelectorAll('button')];
    for (const button of buttons) button.disabled = true;
    void submit(form, event.submitter)
      .catch((error: unknown) => ({ ok: false, data: { detail: String(error) } }))
      .then((answered) => {
        for (const button of buttons) button.disabled = false;
        view.show(form, answered);
      });
  });
  document.addEventListener('click', (event) => {
    const pressed = event.target;
    if (pressed instanceof HTMLButtonElement && pressed.dataset['scan'] !== undefined)
      void view.scan(pressed).catch(() => pressed.remove());
  });
  if (!('BarcodeDetector' in window))
    for (const one of document.querySelectorAll('[data-scan]')) one.remove();
  document.documentElement.dataset['ready'] = '';
}
