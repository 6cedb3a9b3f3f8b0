import { spawn } from 'node:child_process'
import { once } from 'node:events'

const holder = `
const Libsql = require('libsql')
const database = new Libsql(process.argv[1], { timeout: 5000 })
database.exec(process.argv[2])
process.stdin.once('data', () => {
  database.exec('rollback')
  database.close()
  process.stdout.write('released')
  process.exit()
})
process.stdout.write('held')
`

/**
 * Locks an SQLite file from another process, as a backup or a shell that was left open does.
 *
 * @param statement that takes the lock
 * @returns lets go of it, and resolves once it is gone
 */
export async function holdLock(file: string, statement: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', holder, file, statement], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const held = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
  if (held === undefined) throw new Error(`No lock was had by ${statement}`)
  return async () => {
    child.stdin.end('release')
    await ended
  }
}
