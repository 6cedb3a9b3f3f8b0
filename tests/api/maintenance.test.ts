import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runMaintenance } from '#server/run-maintenance.ts'
import { anyDatabase, createTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { builtApi } from '#tests/support/built-api.ts'

const command = path.join(path.dirname(builtApi), 'maintain.js')

describe.each(anyDatabase)(
  'the commands that look after data, on %s',
  { timeout: 60_000 },
  (kind) => {
    let site: TestDatabase
    let empty: TestDatabase
    beforeEach(async () => {
      site = await createTestDatabase(kind, { template: 'filled' })
      empty = await createTestDatabase(kind)
    })
    afterEach(async () => {
      await site.remove()
      await empty.remove()
    })

    const environmentOf = ({ dataDir, databaseUrl = '' }: TestDatabase) => ({
      INIT_CWD: site.dataDir,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      MIN_FREE_SPACE: '0',
    })

    /** @returns the exit code, and what was written to both streams */
    function run(place: TestDatabase, ...words: string[]) {
      const env = { PATH: process.env['PATH'], ...environmentOf(place) }
      return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
        const child = execFile(
          process.execPath,
          [command, ...words],
          { env },
          (_, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
        )
      })
    }

    // BACKUP-9
    it('back up, verify and restore, and say what they did', async () => {
      const file = path.join(site.dataDir, 'a.tar')
      const made = await run(site, 'backup', '--to', 'a.tar')
      expect(made).toMatchObject({ code: 0, errors: '' })
      expect(made.output).toMatch(/\n\d+ rows of \d+ tables and \d+ files\nDone: \S+a\.tar \(\d/)
      expect((await stat(file)).mode & 0o077).toBe(0)
      const verified = await run(empty, 'verify', '--from', file)
      expect(verified).toMatchObject({ code: 0, errors: '' })
      expect(verified.output).toContain(`from ${kind} with the migrations up to `)
      const restored = await run(empty, 'restore', '--from', file)
      expect(restored).toMatchObject({ code: 0, errors: '' })
      expect(restored.output).toMatch(/\nRestored: \d+ rows/)
      const again = await run(empty, 'restore', '--from', file)
      expect(again.code).toBe(1)
      expect(again.errors).toMatch(/is not empty: with --replace what is there is kept aside\n$/)
      expect(await run(empty, 'restore', '--from', file, '--replace')).toMatchObject({ code: 0 })
      expect(await run(empty, 'migrate')).toMatchObject({
        code: 0,
        output: 'Done: it is up to date\n',
      })
    })

    // BACKUP-9
    it.each([
      [['backup'], 2, /^Use it as: npm run backup -- --to FILE\n$/],
      [['backup', '--from', 'a.tar'], 2, /^Use it as: npm run backup -- --to FILE\n$/],
      [['restore', '--from'], 2, /^Use it as: npm run restore -- --from FILE \[--replace\]\n$/],
      [
        ['verify', '--from', 'no.tar'],
        1,
        /^There is no archive \S+no\.tar, or it may not be read\n$/,
      ],
      [['migrate', '--to', 'x'], 2, /^Use it as: npm run migrate\n$/],
      [['mails', '--from', 'x'], 2, /^Use it as: npm run mails -- \[--to FOLDER\]\n$/],
      [['other'], 2, /^There is no command other: use backup, verify, restore, migrate, mails\n$/],
    ])('%j ends with %i and one line', async (words, code, line) => {
      const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      onTestFinished(() => errors.mockRestore())
      expect(await runMaintenance(words, environmentOf(site))).toBe(code)
      expect(errors.mock.calls.join('')).toMatch(line)
      expect((await readdir(site.dataDir)).filter((name) => name.includes('.tar'))).toEqual([])
    })
  },
)
