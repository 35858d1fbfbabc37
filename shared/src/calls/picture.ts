import * as z from 'zod/mini';

/** A picture as a reply has it; `ui/picture` shows it. */
export const picture = z.object({
  /** below the API base, or absolute; `{skin}` stands for the page's skin */
  src: z.string(),
  /** what it shows, in the request's language */
  alt: z.string(),
});
export type PictureReply = z.infer<typeof picture>;
