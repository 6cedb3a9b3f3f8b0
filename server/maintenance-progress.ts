/** Milliseconds between two changes of the line. */
const pause = 100

/** Shows on a line of its own how far a command has come. */
export interface Progress {
  show: (what: string) => void
  /** Takes the line away, before another one is written. */
  clear: () => void
}

/** Writes nothing where nobody watches, such as into a file. */
export function createProgress(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Progress {
  let shownAt = -Infinity
  const write = (what: string) => stream.isTTY && stream.write(`\r\u001b[2K${what}`)
  return {
    show(what) {
      if (performance.now() - shownAt < pause) return
      shownAt = performance.now()
      write(what)
    },
    clear: () => void write(''),
  }
}
