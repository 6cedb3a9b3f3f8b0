import { text as readText } from 'node:stream/consumers'
import type { Transaction } from 'kysely'
import type { PushMessage } from '#contract/admin/push.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import type { Person } from '#contract/person.ts'
import type { Row } from '#server/collections/collection-db.ts'
import { fromJson, toJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { Mail } from '#server/mail/mail.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'
import type { HeldRow } from './find-held.ts'

/** A mail or push message that waits and is to the person, or tells staff of what the person sent. */
export interface NamingMail {
  id: string
  createdAt: string
  mail: Mail | PushMessage
  /** The mail without the person, where it tells of others too. */
  redacted: Mail | undefined
}

/**
 * Finds what waits to be sent and names a person (PERSON-1). Where only some records of somebody are meant, what else
 * waits to be sent to them is left alone.
 */
export async function findMails(
  db: Database | Transaction<Tables>,
  person: Person | undefined,
  held: readonly HeldRow[],
): Promise<NamingMail[]> {
  const waiting = await db
    .selectFrom('outgoing_mails')
    .select(['id', 'mail', 'created_at'])
    .orderBy('created_at')
    .execute()
  return waiting.flatMap(({ id, mail: text, created_at: createdAt }): NamingMail[] => {
    const mail = fromJson(text)
    if (!('to' in mail)) {
      const names = held.some(({ row }) => mail.path.endsWith(`/${row.id}`))
      return names ? [{ id, createdAt, mail, redacted: undefined }] : []
    }
    const named = held.filter(({ row }) => mail.text.includes(String(row['reference'])))
    const own = person === undefined ? named : held
    const isOwn = isTo(person, mail.to.address) || own.some(({ row }) => isFrom(row, mail))
    if (isOwn) return [{ id, createdAt, mail, redacted: undefined }]
    return named.length > 0 ? [{ id, createdAt, mail, redacted: redact(mail, named) }] : []
  })
}

/** @returns whether a mail goes to whoever sent a record */
function isFrom(row: Row, { to }: Mail): boolean {
  return to.address !== '' && to.address.toLowerCase() === String(row['email']).toLowerCase()
}

/** @returns whether a mail goes to the address of the person */
export function isTo(person: Person | undefined, address: string): boolean {
  return person !== undefined && 'email' in person && address.toLowerCase() === person.email
}

/** Takes names out of a mail to staff about several; undefined where a name would stay, as in one about that person alone. */
function redact(mail: Mail, named: readonly HeldRow[]): Mail | undefined {
  let [text, html] = [mail.text, mail.html]
  for (const name of named.map(({ collection, row }) =>
    String(row[submittedTables[collection].name]),
  )) {
    text = text.replaceAll(`\u2068${name}\u2069`, '…')
    html = html.replaceAll(`\u2068${escapeHtml(name)}\u2069`, '…')
    const rest = [mail.subject, mail.to.name, text, html]
    if (rest.some((part) => part.includes(name) || part.includes(escapeHtml(name))))
      return undefined
  }
  return { ...mail, text, html }
}

/** Removes these mails, or the person's name from them. */
export async function eraseMails(
  transaction: Transaction<Tables>,
  mails: readonly NamingMail[],
): Promise<void> {
  for (const { id, redacted } of mails)
    if (redacted === undefined)
      await transaction.deleteFrom('outgoing_mails').where('id', '=', id).execute()
    else
      await transaction
        .updateTable('outgoing_mails')
        .set({ mail: toJson(redacted) })
        .where('id', '=', id)
        .execute()
}

/** The names of the mails written to files, for want of a mail server, that name a person. */
export async function findMailFiles(
  files: FileStore,
  person: Person | undefined,
  held: readonly HeldRow[],
): Promise<string[]> {
  const marks = held.map(({ row }) => String(row['reference']))
  const found: string[] = []
  for await (const name of files.list('mail')) {
    // Somebody else may have erased it meanwhile.
    const content = (await files.open('mail', name))?.content.setEncoding('latin1')
    const mail = content ? await readText(content) : ''
    const isOwn = person && 'email' in person && receivers(mail).includes(person.email)
    const text = decoded(mail)
    if (isOwn || marks.some((mark) => text.includes(mark))) found.push(name)
  }
  return found
}

/**
 * Removes those mails. One is on its way between the database and the disk for a moment: looked for before its row goes
 * and after, it is found in one of both, or taken back by the queue that finds its row gone.
 */
export async function removeMailFiles(
  files: FileStore,
  person: Person | undefined,
  held: readonly HeldRow[],
): Promise<void> {
  for (const name of await findMailFiles(files, person, held)) await files.remove('mail', name)
}

/** The words of a mail's To, its addresses among them. */
function receivers(mail: string): string[] {
  const [to = ''] = /^To:.*(?:\r?\n[ \t].*)*/im.exec(mail) ?? []
  return to.toLowerCase().split(/[\s<>,;:"]+/)
}

/** The texts of a mail's parts, which are in base64 or quoted-printable. */
function decoded(mail: string): string {
  return mail
    .split(/\r?\n--.*\r?\n/)
    .map((part) => {
      const [head = '', ...body] = part.split(/\r?\n\r?\n/)
      if (/encoding: base64/i.test(head)) return Buffer.from(body.join(''), 'base64').toString()
      const bytes = body
        .join('\n\n')
        .replace(/=\r?\n/g, '')
        .replace(/=([\dA-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      return Buffer.from(bytes, 'latin1').toString()
    })
    .join('\n')
}
