/** A step of a command that failed, with the sentence to show and the end of what was written. */
export class StepFailure extends Error {
  /**
   * @param {string} message one plain sentence
   * @param {string} [output] what the failing program wrote
   */
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

/**
 * Does one step, said in one line: its title at once, its time when it is done.
 *
 * @template Result
 * @param {string} title such as 'Installing packages'
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const started = performance.now()
  process.stdout.write(`${title} … `)
  try {
    const result = await work()
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/**
 * Runs a command's steps; a failing one ends the process with the tail of its output, if any,
 * and a plain sentence.
 *
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    if (error.output) console.error(tail(error.output, 40))
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * @param {string} text
 * @param {number} lines
 */
export function tail(text, lines) {
  return text.trimEnd().split('\n').slice(-lines).join('\n')
}
