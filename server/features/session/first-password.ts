import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { errorCode } from '#server/disk/error-code.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'
import { isPassword } from './password-hash.ts'

/** The file that holds the generated password of the first account until its user has signed in. */
export function firstPasswordFile(dataDir: string): string {
  return path.join(dataDir, 'first-password.txt')
}

/** @returns undefined where no generated password is waiting for its first use */
export async function readFirstPassword(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(firstPasswordFile(dataDir), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Makes a password and writes it to its file, on the disk before this returns, so that no crash loses it. Where a start
 * that was cut off, or another process, has left one it stays the same.
 */
export async function generateFirstPassword(dataDir: string): Promise<string> {
  const file = firstPasswordFile(dataDir)
  const draft = `${file}.${process.pid}.tmp`
  const password = randomBytes(12).toString('base64url')
  await writeFile(draft, `${password}\n`, { mode: 0o600, flush: true })
  // Unlike a rename, a link never takes the place of another process's file.
  await link(draft, file).catch(async (error: unknown) => {
    // Some disks have no links.
    if (errorCode(error) !== 'EEXIST') await rename(draft, file)
  })
  await rm(draft, { force: true })
  // Else a power cut could take back the file's name.
  await syncFolder(dataDir)
  return (await readFirstPassword(dataDir)) ?? password
}

/** Removes the file once it is of no use: its user has signed in, or the account has another password. */
export async function forgetFirstPassword(db: Database, dataDir: string): Promise<void> {
  const password = await readFirstPassword(dataDir)
  if (password === undefined) return
  const account = await db
    .selectFrom('users')
    .leftJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.password_hash', 'sessions.id as session'])
    .orderBy('users.created_at')
    .limit(1)
    .executeTakeFirst()
  // It is about to be made with this password.
  if (!account) return
  if (account.session !== null || !(await isPassword(account.password_hash, password))) {
    await rm(firstPasswordFile(dataDir), { force: true })
  }
}

/** Forgets it with the first answer of this scope's calls after which it is of no use. */
export function forgetFirstPasswordOnceUsed(scope: FastifyInstance, dataDir: string): void {
  scope.addHook('onResponse', async (_request, reply) => {
    if (reply.statusCode === 200) await forgetFirstPassword(scope.db, dataDir)
  })
}
