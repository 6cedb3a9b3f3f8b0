import { z } from 'zod/mini'

/** A stored picture: its files are `/media/{key}-{width}.{format}`, never changed once written. */
export const pictureSchema = z.object({
  key: z.string(),
  /** Pixels of the largest file. */
  width: z.int(),
  height: z.int(),
  /** The dominant colour, `#rrggbb`, shown until the picture is there. */
  color: z.string(),
  /** The widths that exist, ascending. */
  widths: z.array(z.int()),
  /** The point that stays in sight in a cut picture, as parts of width and height; the middle if absent. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
})
export type Picture = z.infer<typeof pictureSchema>

/** A record tells this of its picture, and a list of each of its pictures. */
export const pictured = {
  /** Empty where there is none. */
  imageUrl: z.string(),
  /** Describes it for those who cannot see it; empty where nothing is said (SECTION-8). */
  alt: z.string(),
  picture: z.optional(pictureSchema),
}
