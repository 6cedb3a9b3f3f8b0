import { chmod, lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

/** The names that the server makes in `DATA_DIR`. */
const ownNames =
  /^(?:[\w-]+\.sqlite(?:-wal|-shm)?|media|mail|private|backups|replaced-[\dT-]+Z|backup\.lock|restore-unfinished\.json|first-password\.txt)$/

/**
 * Lets the server's own account alone into what earlier releases left open to other accounts of the machine.
 * `DATA_DIR` itself is left as it is where it holds anything else, such as the root of a disk.
 *
 * @returns the paths that stay as they are, mostly since another account owns them
 */
export async function tightenDataDir(dataDir: string): Promise<string[]> {
  const refused: string[] = []
  const names = await readdir(dataDir).catch(() => [])
  for (const name of names.filter((each) => ownNames.test(each))) {
    await tighten(path.join(dataDir, name))
  }
  if (names.every((each) => ownNames.test(each))) await tightenMode(dataDir, 0o700)
  return refused

  async function tighten(file: string): Promise<void> {
    const found = await lstat(file).catch(() => undefined)
    if (found?.isDirectory()) {
      // A closed folder was gone through before; a large one is not read again at each start.
      if (!isWider(found.mode, 0o700)) return
      for (const name of await readdir(file).catch(() => [])) await tighten(path.join(file, name))
      await tightenMode(file, 0o700)
    } else if (found?.isFile()) {
      await tightenMode(file, 0o600)
    }
  }

  async function tightenMode(file: string, mode: number): Promise<void> {
    const found = await lstat(file).catch(() => undefined)
    if (!found || !isWider(found.mode, mode)) return
    await chmod(file, mode).catch(() => refused.push(file))
  }
}

function isWider(mode: number, wanted: number): boolean {
  return (mode & 0o777 & ~wanted) !== 0
}
