/**
 * The writer of PDF files asks of each picture whether it is a `Buffer` of Node.js, and warns of each where a browser
 * knows no such thing. Nothing is one here.
 */
export function answerThatNothingIsABuffer(): void {
  Object.assign(globalThis, { Buffer: { isBuffer: () => false } })
}
