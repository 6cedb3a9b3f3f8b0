/** Tells the person who started the server what it does, one line at a time; logs go elsewhere. */
export type ReportStep = (line: string) => void

export const reportToTerminal: ReportStep = (line) => {
  process.stdout.write(`${line}\n`)
}
