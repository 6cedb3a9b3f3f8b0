/**
 * @typedef {import('playwright').CDPSession['send']} Send the protocol's methods, with what each takes and answers
 * @typedef {Record<string, unknown>} Params
 * @typedef {{ method: string, params: Params, sessionId?: string }} Event
 */

/**
 * The DevTools protocol over a browser's pipes, and nothing besides: what a testing tool puts into each page and worker
 * to follow it costs a slowed processor 30 to 60 ms of the first paint.
 */
export class DevTools {
  /** @type {Map<number, { resolve: (result: unknown) => void, reject: (cause: Error) => void }>} */
  #waiting = new Map()
  /** @type {Set<(event: Event) => void>} */
  #listeners = new Set()
  #last = 0
  #outgoing
  #rest = ''

  /** @param {import('chrome-launcher').RemoteDebuggingPipes} pipes */
  constructor({ incoming, outgoing }) {
    this.#outgoing = outgoing
    incoming.setEncoding('utf8')
    incoming.on('data', (/** @type {string} */ text) => this.#receive(text))
    incoming.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser has gone'))
    })
  }

  /**
   * @param {string} [sessionId] of a page or a worker; none: the browser itself
   * @returns {Send}
   */
  sender(sessionId) {
    const send = (/** @type {string} */ method, /** @type {object} */ params = {}) =>
      new Promise((resolve, reject) => {
        this.#last += 1
        this.#waiting.set(this.#last, { resolve, reject })
        this.#outgoing.write(`${JSON.stringify({ id: this.#last, method, params, sessionId })}\0`)
      })
    // The browser decides what a method takes and answers.
    return /** @type {Send} */ (send)
  }

  /**
   * @param {(event: Event) => void} listener
   * @returns {() => void} ends the listening
   */
  listen(listener) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** @param {string} text messages, each ended by a null, of which the last may be cut */
  #receive(text) {
    const messages = (this.#rest + text).split('\0')
    this.#rest = messages.pop() ?? ''
    for (const message of messages) {
      const { id, result, error, ...event } = JSON.parse(message)
      const asked = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (error) asked?.reject(new Error(error.message))
      else if (asked) asked.resolve(result)
      else for (const listener of this.#listeners) listener(event)
    }
  }
}
