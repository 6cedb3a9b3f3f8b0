import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { timeNow } from '#server/time/clock.ts'
import { endBackup, failBackup, renewBackup, takeBackup } from './backup-record.ts'
import { pruneArchives, scheduledName } from './backup-names.ts'
import { makeBackup } from './make-backup.ts'

/** Milliseconds between two looks at the clock, and between two signs of life of a backup under way. */
const interval = 30_000
const signOfLife = 60_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the backup that is due, which the server does by itself. */
    makeDueBackup: () => Promise<void>
  }
}

/** The latest time of a daily schedule that is not after now. @param at `HH:MM` in UTC */
export function lastTime(at: string, now: Date): Date {
  const time = new Date(`${now.toISOString().slice(0, 10)}T${at}:00.000Z`)
  if (time > now) time.setUTCDate(time.getUTCDate() - 1)
  return time
}

/**
 * Backs up into `BACKUP_DIR` once a day, in one of however many processes there are, and keeps the last ones (BACKUP-8). One
 * that was missed is made up for; one that failed is tried again after an hour.
 */
export function registerBackups(app: FastifyInstance, config: Readonly<Config>): void {
  const { backupDir } = config
  const stop = new AbortController()
  let round: Promise<void> | undefined

  const begin = () => {
    round ??= look().finally(() => (round = undefined))
    return round
  }
  app.decorate('makeDueBackup', begin)
  if (backupDir === undefined) return
  const timer = setInterval(() => void begin(), interval).unref()
  app.addHook('onListen', () => void begin())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stop.abort()
    await round
  })

  async function look(): Promise<void> {
    try {
      if (backupDir === undefined || app.stopping()) return
      const time = lastTime(config.backupAt, new Date(timeNow()))
      const file = path.join(backupDir, scheduledName(time))
      if (!(await takeBackup(app.db, time.toISOString(), path.basename(file)))) return
      await make(time.toISOString(), file)
    } catch (err) {
      app.log.error({ err }, 'the backup failed')
    }
  }

  async function make(id: string, file: string): Promise<void> {
    let toldAt = performance.now()
    const progress = () => {
      if (performance.now() - toldAt < signOfLife) return
      toldAt = performance.now()
      void renewBackup(app.db, id).catch((err: unknown) => app.log.error({ err }, 'a backup waits'))
    }
    try {
      const made = await makeBackup(config, { file, signal: stop.signal, progress, replace: true })
      await endBackup(app.db, id, made)
      if (made.missing.length > 0) app.log.error({ files: made.missing }, 'files are missing')
      await pruneArchives(path.dirname(file), 'scheduled', config.backupKeep)
    } catch (error) {
      await failBackup(app.db, id, error)
      throw error
    }
  }
}
