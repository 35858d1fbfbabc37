const LONGEST_PICTURE_MS = 5_000;

/**
 * Resolves when the pictures in view have loaded or failed, after at most 5 s. Preloading must not compete
 * with what the visitor looks at.
 */
export function picturesInView(): Promise<unknown> {
  const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  return Promise.race([
    Promise.allSettled(inView.map((image) => image.decode())),
    new Promise((resolve) => setTimeout(resolve, LONGEST_PICTURE_MS)),
  ]);
}
