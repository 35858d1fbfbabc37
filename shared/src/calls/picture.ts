import * as z from 'zod/mini';

/** A picture in a response; `ui/picture` shows it. */
export const picture = z.object({
  /** below the API base, or absolute; `{skin}` is replaced by the page's skin */
  src: z.string(),
  /** text alternative, in the request's language */
  alt: z.string(),
});
export type PictureReply = z.infer<typeof picture>;
