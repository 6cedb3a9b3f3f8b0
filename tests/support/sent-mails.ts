import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { areaFolder } from '#server/files/file-folders.ts'
import { listStored, readStored } from './private-files.ts'
import type { TestServer } from './test-server.ts'

/** A server under test, or the `DATA_DIR` of a process with the embedded database. */
type Sender = Pick<TestServer, 'files'> | string

/** The mails written for want of a mail server, the oldest first, as they are on the wire. */
export async function sentMails(sender: Sender): Promise<string[]> {
  if (typeof sender === 'string') return mailsUnder(sender)
  const names = await listStored(sender.files, 'mail')
  const mails = await Promise.all(names.map((name) => readStored(sender.files, 'mail', name)))
  return mails.map((mail) => mail.toString('utf8'))
}

async function mailsUnder(dataDir: string): Promise<string[]> {
  const folder = areaFolder(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8')))
}

/** Those of them that carry a link with a token: the mail of a new device may come at any time. */
export async function linkMails(sender: Sender): Promise<string[]> {
  return (await sentMails(sender)).filter((mail) => linkToken(mail) !== '')
}

/** Split by the boundaries that the mail names: a folded token may begin a line with two hyphens as well. */
function partsOf(mail: string): string[] {
  const boundaries = new Set(
    [...mail.matchAll(/boundary="([^"]+)"/g)].flatMap(([, name]) => [`--${name}`, `--${name}--`]),
  )
  const parts: string[][] = [[]]
  for (const line of mail.split(/\r?\n/))
    if (boundaries.has(line.trimEnd())) parts.push([])
    else parts.at(-1)?.push(line)
  return parts.map((lines) => lines.join('\r\n'))
}

/** A part of a mail as a person reads it. @param type such as `text/plain` */
export function mailPart(mail: string, type: string): string {
  const part = partsOf(mail).find((text) => text.includes(`Content-Type: ${type}`)) ?? ''
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
