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
  /** the dominant colour, shown until the picture has arrived; a drawing has the skin's */
  colour: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** what every crop keeps, from the left and from the top, as `object-position`: `70% 40%` */
  focus: z.optional(z.string().check(z.regex(/^\d{1,3}% \d{1,3}%$/))),
  /** other compositions, the widest first: `srcset` as above, for viewports of at least so many pixels */
  sources: z.optional(z.array(z.object({ from: z.int(), srcset: z.string() }))),
});
export type PictureReply = z.infer<typeof picture>;
