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
  /** What stays in sight where less than the whole is shown, as parts of width and height; the middle if absent. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
})
export type Picture = z.infer<typeof pictureSchema>

/** What a record tells of its picture, and a list of each of its pictures. */
export const pictured = {
  /** Empty where there is none. */
  imageUrl: z.string(),
  /** What it shows, for those who cannot see it; empty where nothing is said. */
  alt: z.string(),
  picture: z.optional(pictureSchema),
}
