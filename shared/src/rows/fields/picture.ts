import * as z from 'zod/mini';

/** A picture in a response; `ui/picture` shows it. */
export const picture = z.object({
  /** below the API base, or absolute; `{skin}` is replaced by the page's skin */
  src: z.string(),
  /** text alternative, in the request's language */
  alt: z.string(),
  /** other files of the same picture, as `<img srcset>`: `/a.avif 1x, /b.avif 2x`; addresses as `src` */
  srcset: z.optional(z.string()),
  /** as `<img sizes>`, for widths in `srcset` */
  sizes: z.optional(z.string()),
  /** of the file behind `src`, pixels; both or none */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
});
export type PictureReply = z.infer<typeof picture>;
