/**
 * jsdom has `<dialog>` without `showModal`. This opens it; real behaviour is tested in browsers (e2e,
 * gallery).
 */
export function openDialogsInJsdom(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
