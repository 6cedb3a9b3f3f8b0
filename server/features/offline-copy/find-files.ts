import { certificates } from '#contract/collections/certificates.ts'
import { settings } from '#contract/collections/settings.ts'
import { sectionCalls } from '#contract/content-calls.ts'
import type { Language } from '#contract/locale.ts'
import type { CopyFile, CopyGroup } from '#contract/offline-copy-files.ts'
import { mediaBase, pictureUrl } from '#contract/picture.ts'
import { type Picture, pictureSchema } from '#contract/picture-schema.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import { z } from 'zod/mini'

type FoundFile = Omit<CopyFile, 'size'>

const pdfAddress = new RegExp(`^${mediaBase}/[\\w.-]+\\.pdf$`)

/** PDF files by the call that names them; those of all others are data sheets. */
const groups: Record<string, CopyGroup> = {
  [certificates.visitors.call.id]: 'certificates',
  [settings.visitors.call.id]: 'profile',
}

/**
 * Finds the files that the public answers name: each picture in one width, each PDF once.
 *
 * @param width pixels: of each picture the narrowest file that is no narrower, else the widest
 * @throws ContentUnavailable
 */
export async function findFiles(
  reads: PublicReads,
  language: Language,
  width: number,
): Promise<FoundFile[]> {
  const found = new Map<string, FoundFile>()
  for (const { id, parameters = {} } of sectionCalls) {
    const body = await reads.read(id, parameters, language)
    visit(body, (value) => {
      const file = fileOf(value, width, groups[id] ?? 'dataSheets')
      if (file !== undefined) found.set(file.url, file)
    })
  }
  return [...found.values()]
}

function fileOf(value: unknown, width: number, group: CopyGroup): FoundFile | undefined {
  if (typeof value === 'string') return pdfAddress.test(value) ? { url: value, group } : undefined
  const picture = z.safeParse(pictureSchema, value).data
  return (
    picture && { url: pictureUrl(picture, widthFor(picture, width), 'avif'), group: 'pictures' }
  )
}

const widthFor = ({ widths, width }: Picture, asked: number) =>
  widths.find((one) => one >= asked) ?? width

/** Shows every value within a body. */
function visit(value: unknown, show: (value: unknown) => void): void {
  show(value)
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) visit(part, show)
}
