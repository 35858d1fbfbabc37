/** Thrown when no route matches (specification §2); the full requested path is shown as text. */
export class PageNotFound extends Error {
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
    this.name = 'PageNotFound';
  }
}
