/** For whom a visitor was saved a moment ago: the place that waited for one, and who it is. */
interface JustSaved {
  place: string;
  visitorId: string;
}

let saved: JustSaved | null = null;

/** Told by the form, before it goes back to where a visitor is chosen. It lives as long as the page. */
export function rememberSaved(just: JustSaved): void {
  saved = just;
}

/** Once: whoever asks has it. */
export function takeSaved(): JustSaved | null {
  const just = saved;
  saved = null;
  return just;
}
