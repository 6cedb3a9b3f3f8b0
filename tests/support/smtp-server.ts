import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** The addresses of the envelope: where it really goes. */
  to: string[]
  content: string
}

export interface TestSmtpServer {
  url: string
  mails: ReceivedMail[]
  /** From now on every mail is answered with an error, or none is any more. */
  refuse: (isRefused: boolean) => void
  close: () => Promise<void>
}

/** A mail server of its own on a free port, with a password; it knows no mailbox `nobody`. @param refuse answers every mail with an error, until told otherwise */
export async function startSmtpServer({ refuse = false } = {}): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = []
  let isRefused = refuse
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === 'site' && password === 'mail-secret'
      if (isKnown) done(null, { user: username })
      else done(new Error('Wrong password'))
    },
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@'))
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      else done()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (isRefused) return done(new Error(`Refused: ${Buffer.concat(chunks).toString()}`))
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, content: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port to send mail to')
  return {
    url: `smtp://site:mail-secret@127.0.0.1:${address.port}`,
    mails,
    refuse(next) {
      isRefused = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
