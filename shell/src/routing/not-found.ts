/** Raised when no route matches (specification §2); the path is the full one as asked for, shown as text. */
export class PageNotFound extends Error {
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
    this.name = 'PageNotFound';
  }
}
