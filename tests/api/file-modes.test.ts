import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { submitApplication } from '#tests/support/sample-submissions.ts'
import { account, call, createAccount } from '#tests/support/session-client.ts'
import { createTestServer } from '#tests/support/test-server.ts'

// FILE-9
it.skipIf(process.platform === 'win32')(
  'pictures, mails and visitors’ files are for the server’s own account only, whatever the process would give others',
  async () => {
    const before = process.umask(0o022)
    const { app, db, config, close } = await createTestServer('SQLite')
    await createAccount(db)
    await submitApplication(app, { fullName: 'سارة أحمد', dob: '1995-02-28', nationality: 'EG' })
    await call(app, 'POST', '/Auth/forget-password', { email: account.email })
    const mails = path.join(config.dataDir, 'mail')
    const isMail = (name: string) => name.endsWith('.eml')
    await expect
      .poll(async () => (await readdir(mails).catch(() => [])).filter(isMail))
      .toHaveLength(1)

    const modes = new Set<string>()
    for (const folder of ['media', 'mail', 'private']) {
      const root = path.join(config.dataDir, folder)
      for (const name of ['.', ...(await readdir(root, { recursive: true }))]) {
        const found = await stat(path.join(root, name))
        const kind = found.isDirectory() ? 'folder' : 'file'
        modes.add(`${kind} of ${folder}: ${(found.mode & 0o777).toString(8)}`)
      }
    }
    expect([...modes].sort()).toEqual([
      'file of mail: 600',
      'file of media: 600',
      'file of private: 600',
      'folder of mail: 700',
      'folder of media: 700',
      'folder of private: 700',
    ])
    await close()
    process.umask(before)
  },
)
