import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function complaints(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
  return []
}

describe('readConfig', () => {
  // RUN-1
  it('needs nothing', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 8080,
      host: 'localhost',
      publicUrl: undefined,
      dataDir: path.resolve('var'),
      minFreeSpace: 256 * 1024 * 1024,
      databaseUrl: undefined,
      adminEmail: 'admin@nasaem.example',
      adminPassword: undefined,
      sampleContent: true,
      logLevel: 'warn',
      accessLog: false,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      trustProxy: [],
      backupDir: undefined,
      backupAt: '02:30',
      backupKeep: 14,
      backupBeforeMigration: true,
    })
    expect(Object.isFrozen(config)).toBe(true)
  })

  it('takes empty values for absent ones and ignores what is not its own', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', PATH: '/bin' }).port).toBe(8080)
  })

  it('reads what is given', () => {
    const config = readConfig({
      PORT: '0',
      PUBLIC_URL: 'https://nasaem.example/',
      DATABASE_URL: 'postgres://user:secret@db/nasaem',
      ADMIN_EMAIL: ' Boss@Nasaem.Example ',
      SAMPLE_CONTENT: 'false',
      TRUST_PROXY: '10.0.0.0/8, ::1, fd00::/8',
    })
    expect(config).toMatchObject({
      port: 0,
      publicUrl: 'https://nasaem.example',
      databaseUrl: 'postgres://user:secret@db/nasaem',
      adminEmail: 'boss@nasaem.example',
      sampleContent: false,
      trustProxy: ['10.0.0.0/8', '::1', 'fd00::/8'],
    })
  })

  // RUN-2
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['MIN_FREE_SPACE', '1 GB'],
    ['MIN_FREE_SPACE', '-1'],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'nasaem.example'],
    ['PUBLIC_URL', 'ftp://nasaem.example'],
    ['PUBLIC_URL', 'https://nasaem.example/site'],
    ['PUBLIC_URL', 'https://user:pass@nasaem.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'nonsense'],
    ['ADMIN_EMAIL', 'boss'],
    ['SMTP_URL', 'http://mail'],
    ['PUSH_SERVICE', 'push.example'],
    ['SAMPLE_CONTENT', 'maybe'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_AT', '2:30'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_BEFORE_MIGRATION', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['ACCESS_LOG', 'yes'],
    ['METRICS_PORT', 'nine'],
    ['METRICS_HOST', 'two words'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '0.0.0.0/1, 128.0.0.0/1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const lines = complaints({ [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name} must `))
  })

  it('never repeats a value, which may be a secret', () => {
    expect(complaints({ DATABASE_URL: 'mysql://u:hunter2@db/x' }).join()).not.toContain('hunter2')
  })

  it('names every bad variable, one line each', () => {
    expect(complaints({ PORT: 'x', LOG_LEVEL: 'x' })).toHaveLength(2)
  })
})
