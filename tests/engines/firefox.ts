import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { expect } from '@playwright/test'
import { findProgram } from './find-program.ts'
import { type Driver, endProgram, type Engine } from './web-driver.ts'

/** Marionette takes any free port; Firefox asks nobody else for anything. */
const preferences = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
}

/** Its window is never narrower than 500 pixels by itself. */
const narrowWindow = ':root { min-width: 0 !important; }'

const findFirefox = () => findProgram('firefox-esr', 'firefox')

/** Firefox, driven by its own WebDriver protocol (Marionette): Debian has no package of geckodriver. */
export const firefox: Engine = {
  missing: () => (findFirefox() ? undefined : "no Firefox is installed (Debian's firefox-esr)"),
  start: startFirefox,
}

async function startFirefox(home: string): Promise<Driver> {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(path.join(home, 'user.js'), lines.join('\n'))
  await mkdir(path.join(home, 'chrome'))
  await writeFile(path.join(home, 'chrome', 'userChrome.css'), narrowWindow)
  const program = spawn(
    findFirefox() ?? '',
    ['--headless', '--marionette', '--no-remote', '--profile', home],
    { env: { ...process.env, HOME: home }, stdio: 'ignore' },
  )
  const connection = await openSession(home).catch(async (error: unknown) => {
    await endProgram(program)
    throw error
  })
  return {
    send: (command, parameters) => connection.send(`WebDriver:${command}`, parameters),
    async close() {
      connection.end()
      await endProgram(program)
    },
  }
}

async function openSession(home: string) {
  const connection = await connectTo(await readPort(home))
  await connection.send('WebDriver:NewSession')
  return connection
}

/** Firefox writes the port into its profile once it listens. */
async function readPort(home: string): Promise<number> {
  let port = 0
  await expect(async () => {
    port = Number(await readFile(path.join(home, 'MarionetteActivePort'), 'utf8'))
    expect(port).toBeGreaterThan(0)
  }).toPass({ timeout: 30_000, intervals: [100] })
  return port
}

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** Each message is its length in bytes, a colon, and JSON: `[0, id, command, parameters]`, `[1, id, error, result]`. */
async function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, Waiting>()
  let received = Buffer.alloc(0)
  let last = 0
  const take = (text: string) => {
    const message = JSON.parse(text) as unknown
    if (!Array.isArray(message)) return
    const [, id, error, result] = message as [
      1,
      number,
      { error: string; message: string } | null,
      { value?: unknown },
    ]
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(`${error.error}: ${error.message}`))
    else asked?.resolve(result.value)
  }
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)))
      if (colon < 0 || received.length < end) return
      const text = received.subarray(colon + 1, end).toString()
      received = received.subarray(end)
      take(text)
    }
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'))
  })
  await once(socket, 'data')
  return {
    send: (command: string, parameters = {}) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        const text = JSON.stringify([0, last, command, parameters])
        socket.write(`${Buffer.byteLength(text)}:${text}`)
      }),
    end: () => socket.destroy(),
  }
}
