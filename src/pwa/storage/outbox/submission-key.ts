import type { Submission } from './submission.ts'

/** 32 bits of a text. It only has to tell the versions of one draft from each other. */
function mix(text: string, seed: number): number {
  let mixed = seed
  for (let place = 0; place < text.length; place += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(place), 0x5bd1e995)
    mixed ^= mixed >>> 15
  }
  return mixed >>> 0
}

/**
 * The key of a submission, a UUID: the same content of the same draft always has the same key, so that a second press
 * repeats the first one, in whichever tab and whether or not storage works. Not `crypto.subtle`, which a page without
 * https does not have.
 *
 * @param draft a random UUID
 */
export function submissionKey(draft: string, call: string, { fields, files }: Submission): string {
  const texts = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  const papers = files.map(({ field, name, blob }) => [field, name, blob.size])
  const content = JSON.stringify([call, texts, papers])
  const digits = draft.replaceAll('-', '')
  const mixed = [0, 1, 2, 3].map((part) => {
    const random = Number.parseInt(digits.slice(part * 8, part * 8 + 8), 16)
    return ((random ^ mix(content, part + 1)) >>> 0).toString(16).padStart(8, '0')
  })
  return mixed.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
