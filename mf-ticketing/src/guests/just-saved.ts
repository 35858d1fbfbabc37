/** The guest who was just saved, and the place that they were saved for. */
interface JustSaved {
  place: string;
  guestId: string;
}

let saved: JustSaved | null = null;

/** The form sets it before it returns to the choice of guests. It lives as long as the page. */
export function rememberSaved(just: JustSaved): void {
  saved = just;
}

/** Returned once: the first caller gets it. */
export function takeSaved(): JustSaved | null {
  const just = saved;
  saved = null;
  return just;
}
