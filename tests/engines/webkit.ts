import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from './find-program.ts'
import { commands, type Driver, endProgram, type Engine } from './web-driver.ts'

/** WebKit's window is never narrower than its bar of buttons. */
const narrowBar = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; font-size: 2px; }'

/** Milliseconds: a start takes one second, and once in thousands never ends. */
const startTime = 20_000

/** WebKitGTK's own small browser, on a screen that nobody sees. */
export const webkit: Engine = {
  missing: () =>
    findProgram('WebKitWebDriver') && findProgram('Xvfb')
      ? undefined
      : "no WebKitGTK is installed (Debian's webkit2gtk-driver and xvfb)",
  start: startWebKit,
}

async function startWebKit(home: string): Promise<Driver> {
  const style = path.join(home, '.config', 'gtk-3.0')
  await mkdir(style, { recursive: true })
  await writeFile(path.join(style, 'gtk.css'), narrowBar)

  for (let triesLeft = 2; ; triesLeft -= 1)
    try {
      return await openBrowser(home, AbortSignal.timeout(startTime))
    } catch (error) {
      if (triesLeft === 0) throw error
    }
}

/** @param late after which nothing of it is waited for any more */
async function openBrowser(home: string, late: AbortSignal): Promise<Driver> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const programs: ChildProcess[] = [screen]
  const endAll = () => Promise.all(programs.map(endProgram))
  try {
    const [display] = (await once(screen.stdout, 'data', { signal: late })) as [Buffer]
    const port = await freePort()
    programs.push(
      spawn('WebKitWebDriver', [`--port=${port}`], {
        env: {
          ...process.env,
          HOME: home,
          XDG_CONFIG_HOME: path.join(home, '.config'),
          XDG_RUNTIME_DIR: home,
          DISPLAY: `:${display.toString().trim()}`,
        },
        stdio: 'ignore',
      }),
    )
    const session = await openSession(`http://127.0.0.1:${port}/session`, late)
    return {
      send(command, parameters = {}) {
        const [method, place] = commands[command]
        return ask(method, session + place.replace('{id}', String(parameters['id'])), parameters)
      },
      async close() {
        await ask('DELETE', session, undefined, AbortSignal.timeout(startTime)).catch(() => {})
        await endAll()
      },
    }
  } catch (error) {
    await endAll()
    throw error
  }
}

async function openSession(server: string, late: AbortSignal): Promise<string> {
  for (;;)
    try {
      const answer = await ask('POST', server, { capabilities: {} }, late)
      return `${server}/${(answer as { sessionId: string }).sessionId}`
    } catch (error) {
      if (late.aborted) throw error
      await wait(100)
    }
}

async function ask(
  method: string,
  address: string,
  body?: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
