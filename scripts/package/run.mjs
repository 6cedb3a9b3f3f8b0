import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNodeVersion } from '../prepare/node-version.mjs'
import { projectRoot } from '../prepare/project-root.mjs'
import { thisPlatform } from './platform.mjs'

/**
 * `node server.mjs` of a package: the server, or with words one of the commands that look after its data (PACK-2,
 * PACK-4). Paths are those of the folder in which it is called; nothing is written into its own.
 */
checkNodeVersion()
checkPlatform()

const { env } = process
env['NODE_ENV'] ||= 'production'
env['INIT_CWD'] = resolve()
env['DATA_DIR'] = resolve(env['DATA_DIR']?.trim() || join(projectRoot, 'data'))
if (env['BACKUP_DIR']?.trim()) env['BACKUP_DIR'] = resolve(env['BACKUP_DIR'])
env['SITE_COMMAND'] = 'node server.mjs'
process.chdir(projectRoot)

const entry = process.argv.length > 2 ? 'maintain.js' : 'main.js'
await import(pathToFileURL(join('dist/server', entry)).href)

/** A database that cannot be loaded would say so in words that nobody understands. */
function checkPlatform() {
  const { sitePlatform } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const { name } = thisPlatform()
  if (name === sitePlatform) return
  console.error(
    `This package is for ${sitePlatform}; this machine is ${name}. Make one for it: npm run package -- --platform ${name}`,
  )
  process.exit(1)
}
