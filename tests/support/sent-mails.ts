import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { mailFolder } from '#server/mail/mailer.ts'

/** The mails written under `DATA_DIR/mail`, the oldest first, as they are on the wire. */
export async function sentMails(dataDir: string): Promise<string[]> {
  const folder = mailFolder(dataDir)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8')))
}

/** Those of them that carry a link with a token: the mail of a new device may come at any time. */
export async function linkMails(dataDir: string): Promise<string[]> {
  return (await sentMails(dataDir)).filter((mail) => linkToken(mail) !== '')
}

/** A part of a mail as a person reads it. @param type such as `text/plain` */
export function mailPart(mail: string, type: string): string {
  const part = mail.split(/^--.*$/m).find((text) => text.includes(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...body] = part.trim().split(/\r?\n\r?\n/)
  const encoded = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(encoded, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(head)) return encoded
  const bytes = encoded
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The subject of a mail as a person reads it: words of RFC 2047, folded or not. */
export function mailSubject(mail: string): string {
  const [, raw = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail) ?? []
  const bytes = raw
    .replace(/\r?\n(?=[ \t])/g, '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, way: string, text: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The token of the reset link that a mail carries. */
export function linkToken(mail: string): string {
  return /#token=([\w-]+)/.exec(mailPart(mail, 'text/plain'))?.[1] ?? ''
}
