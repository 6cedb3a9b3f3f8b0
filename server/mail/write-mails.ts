import { saveFile } from '#server/disk/save-file.ts'
import type { FileStore } from '#server/files/file-store.ts'

/**
 * Writes the emails that are in the database, for want of a mail server, as `.eml` files into a folder (RUN-8). They
 * stay in the database.
 *
 * @returns how many there are
 */
export async function writeMails(files: FileStore, folder: string): Promise<number> {
  let count = 0
  for await (const name of files.list('mail')) {
    const mail = await files.open('mail', name)
    if (mail === undefined) continue
    await saveFile(folder, name, mail.content)
    count += 1
  }
  return count
}
