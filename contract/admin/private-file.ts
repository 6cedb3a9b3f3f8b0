import { z } from 'zod/mini'

/** A file that a visitor sent; `readFile` of `files.ts` fetches it by its id. */
export const privateFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  /** Bytes. */
  size: z.int(),
})
export type PrivateFile = z.infer<typeof privateFileSchema>
