/** jsdom has `<dialog>` without the way to open one as modal: here it opens, the rest is the browser's (e2e, gallery). */
export function openDialogsInJsdom(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
