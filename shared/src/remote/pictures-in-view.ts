const LONGEST_PICTURE_MS = 5_000;

/**
 * Resolves when the pictures that are in view now have come or failed, after 5 s at the latest: what is loaded ahead
 * must not take the line from what one looks at.
 */
export function picturesInView(): Promise<unknown> {
  const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  return Promise.race([
    Promise.allSettled(inView.map((image) => image.decode())),
    new Promise((resolve) => setTimeout(resolve, LONGEST_PICTURE_MS)),
  ]);
}
