import { buffer } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { errorCode } from '#server/disk/error-code.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { Mail } from './mail.ts'

/**
 * Takes a mail on its way.
 *
 * @param validity milliseconds after which it serves nobody, since its link has expired
 */
export type SendMail = (mail: Mail, validity?: number) => Promise<void>

/**
 * Hands a mail over to the mail server.
 *
 * @param key the same when a mail is handed over again, of which nobody knows whether it was taken
 * @throws Error naming the kind of failure alone: what a mail server says may repeat what is secret.
 */
export type TransportMail = (mail: Mail, key: string) => Promise<void>

export interface Mailer {
  send: TransportMail
  /** Takes a mail back that was erased while it was on its way, where that can be done: a mail server has it for good. */
  recall: (key: string) => Promise<void>
}

/** Milliseconds without a word from the mail server; a stop of the process waits no longer either. */
const patience = 5_000

/** A mail's text is ours alone: it can neither attach a file of this machine nor fetch an address. */
const ownTextOnly = { disableFileAccess: true, disableUrlAccess: true }

/** Sends by `SMTP_URL`; without it each mail is written as an .eml file (RUN-8). */
export function createMailer(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  files: Pick<FileStore, 'write' | 'remove'>,
): Mailer {
  return smtpUrl === undefined
    ? { send: writeTo(files), recall: (key) => files.remove('mail', fileOf(key)) }
    : { send: sendBy(smtpUrl), recall: () => Promise.resolve() }
}

const fileOf = (key: string) => `${key}.eml`

function sendBy(url: string): TransportMail {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    ...ownTextOnly,
  })
  return async (mail) => {
    try {
      await transport.sendMail(mail)
    } catch (error) {
      const code = isUnknownAddress(error) ? unknownAddress : errorCode(error) || 'EUNKNOWN'
      throw Object.assign(new Error(`The mail server did not take a mail: ${code}`), { code })
    }
  }
}

/** The code of a mail whose receiver the mail server refuses for good. */
export const unknownAddress = 'EADDRESS'

/** As Nodemailer tells of it: https://nodemailer.com/smtp#error-handling */
function isUnknownAddress(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && Number(responseCode) >= 500
}

function writeTo(files: Pick<FileStore, 'write'>): TransportMail {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...ownTextOnly,
  })
  return async (mail, key) => {
    const { message } = await transport.sendMail(mail)
    // A program that watches the folder finds only whole mails, each once.
    await files.write('mail', fileOf(key), [
      Buffer.isBuffer(message) ? message : await buffer(message),
    ])
  }
}
