import { execFile } from 'node:child_process'
import { copyFile, link, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { listContent } from '../../scripts/package/content.mjs'
import { thisPlatform } from '../../scripts/package/platform.mjs'
import { everything } from './everything.ts'

const run = promisify(execFile)

/**
 * Puts the package into an empty folder: as it is unpacked from its archive where everything is run, else the same
 * files without packing them.
 *
 * @returns the folder of its `server.mjs`
 */
export async function unpackPackage(folder: string): Promise<string> {
  if (everything) {
    await run(process.execPath, ['scripts/package.mjs', '--to', folder])
    const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'))
    await run('tar', ['-xzf', path.join(folder, archive), '-C', folder])
    return path.join(folder, path.basename(archive, '.tar.gz'))
  }
  const place = path.join(folder, 'site')
  for (const entry of await listContent(thisPlatform())) {
    const to = path.join(place, entry.name)
    await mkdir(path.dirname(to), { recursive: true })
    if ('bytes' in entry) await writeFile(to, entry.bytes)
    // Another disk takes no second name of a file.
    else await link(entry.file, to).catch(() => copyFile(entry.file, to))
  }
  return place
}
