import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** The commands of WebDriver that the tests use, and where each is found over HTTP. */
export const commands = {
  Navigate: ['POST', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  PerformActions: ['POST', '/actions'],
  DeleteAllCookies: ['DELETE', '/cookie'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
} as const

export type Command = keyof typeof commands

/** A browser that is driven by WebDriver, whatever carries the commands to it. */
export interface Driver {
  /** @returns the command's value; rejected with WebDriver's error */
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>
  /** Ends the browser. */
  close: () => Promise<void>
}

/** An engine as the tests start it. */
export interface Engine {
  /** @returns why it cannot be started here, or nothing where it can */
  missing: () => string | undefined
  /** @param home an empty folder that is the browser's home and holds all it writes */
  start: (home: string) => Promise<Driver>
}

/** WebDriver's key for an element in what goes to a browser and comes from it. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export async function endProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill('SIGKILL')
  await ended
}
