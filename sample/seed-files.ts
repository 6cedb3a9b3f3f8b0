import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod/mini'
import type { Picture } from '#contract/picture-schema.ts'
import { pictureFormats } from '#contract/picture.ts'
import type { NewFile } from '#server/files/file-store.ts'
import { contentHash } from '#server/media/content-hash.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    width: z.int(),
    height: z.int(),
    color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
    widths: z.array(z.int()).check(z.minLength(1)),
  }),
)

type Manifest = z.infer<typeof manifestSchema>

/** Reads what is known of the pictures in `<seedDir>/pictures`. */
export async function readManifest(seedDir: string): Promise<Manifest> {
  const text = await readSeedFile(path.join(seedDir, 'pictures', 'pictures.json'))
  return manifestSchema.parse(JSON.parse(text.toString('utf8')))
}

/**
 * Reads a picture from `<seedDir>/pictures`.
 *
 * @returns the picture, and its files under names that change with their bytes
 * @throws Error naming the picture or file that is missing or does not agree with `pictures.json`.
 */
export async function readSeedPicture(
  key: string,
  seedDir: string,
  manifest: Manifest,
): Promise<{ picture: Picture; files: NewFile[] }> {
  const entry = manifest[key]
  if (!entry) {
    throw new Error(`The sample content shows the picture "${key}", which pictures.json lacks`)
  }
  if (entry.width !== Math.max(...entry.widths)) {
    throw new Error(`In pictures.json the width of "${key}" is not the largest of its widths`)
  }
  const variants = entry.widths.flatMap((width) =>
    pictureFormats.map((format) => `${width}.${format}`),
  )
  const files = await Promise.all(
    variants.map((variant) => readSeedFile(path.join(seedDir, 'pictures', `${key}-${variant}`))),
  )
  const stored = `${key}-${contentHash(...files)}`
  const widths = entry.widths.toSorted((a, b) => a - b)
  return {
    picture: { ...entry, key: stored, widths },
    files: files.map((bytes, index) => ({ name: `${stored}-${variants[index]}`, bytes })),
  }
}

/**
 * Reads a PDF file.
 *
 * @param name its path within the folder of the sample content
 * @throws Error naming the file when it is missing.
 */
export async function readSeedPdf(name: string, seedDir: string): Promise<NewFile> {
  const bytes = await readSeedFile(path.join(seedDir, name))
  return { name: `${path.basename(name, '.pdf')}.${contentHash(bytes)}.pdf`, bytes }
}

async function readSeedFile(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new Error(`A file of the sample content cannot be read: ${file}`, { cause: error })
  }
}
