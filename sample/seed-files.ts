import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod/mini'
import type { Picture } from '#contract/picture-schema.ts'
import { pictureFormats } from '#contract/picture.ts'
import { contentHash, saveMediaFiles } from '#server/media/media-files.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    width: z.int(),
    height: z.int(),
    color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
    widths: z.array(z.int()).check(z.minLength(1)),
  }),
)

/**
 * Copies pictures from `<seedDir>/pictures` to the media folder, under names that change with their bytes.
 *
 * @param signal ends it between two pictures
 * @returns the stored picture for each key.
 * @throws Error naming the first picture or file that is missing or does not agree with `pictures.json`.
 */
export async function copySeedPictures(
  keys: string[],
  seedDir: string,
  media: string,
  signal?: AbortSignal,
): Promise<Map<string, Picture>> {
  const folder = path.join(seedDir, 'pictures')
  const manifest = manifestSchema.parse(
    JSON.parse((await readSeedFile(path.join(folder, 'pictures.json'))).toString('utf8')),
  )
  const pictures = new Map<string, Picture>()
  for (const key of keys) {
    signal?.throwIfAborted()
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
      variants.map((variant) => readSeedFile(path.join(folder, `${key}-${variant}`))),
    )
    const stored = `${key}-${contentHash(...files)}`
    await saveMediaFiles(
      media,
      files.map((bytes, index) => ({ name: `${stored}-${variants[index]}`, bytes })),
    )
    const widths = entry.widths.toSorted((a, b) => a - b)
    pictures.set(key, { ...entry, key: stored, widths })
  }
  return pictures
}

/**
 * Copies one PDF file to the media folder.
 *
 * @param name its path within the folder of the sample content
 * @returns its name there.
 * @throws Error naming the file when it is missing.
 */
export async function copySeedPdf(name: string, seedDir: string, media: string): Promise<string> {
  const bytes = await readSeedFile(path.join(seedDir, name))
  const stored = `${path.basename(name, '.pdf')}.${contentHash(bytes)}.pdf`
  await saveMediaFiles(media, [{ name: stored, bytes }])
  return stored
}

async function readSeedFile(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new Error(`A file of the sample content cannot be read: ${file}`, { cause: error })
  }
}
