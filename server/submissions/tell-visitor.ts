import { createHash, randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import { occasionOf, receivedState } from '#contract/collections/mail-templates.ts'
import { inEachLanguage, type Language } from '#contract/locale.ts'
import {
  filledParagraphs,
  fillTemplate,
  mailLanguage,
  type Placeholder,
} from '#contract/mail-template.ts'
import { lineText } from '#contract/quotation/line-text.ts'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import { trackLinkOf } from '#contract/site-paths.ts'
import { textIn } from '#contract/text-in.ts'
import { timeNow } from '#server/time/clock.ts'
import { titleOf } from '#server/collections/titles.ts'
import { fromFlag, toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import { takePlace } from '#server/limits/take-place.ts'
import { composeMail, type ComposedMail } from '#server/mail/compose-mail.ts'
import { storeMail } from '#server/mail/mail-queue.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { linesForMail } from './lines-for-mail.ts'
import { readRequests, titleOfRequest, type VisitorRequest } from './visitor-requests.ts'

/** Confirmations that an address gets within an hour, whoever fills in the forms (MAIL-3). */
const confirmations = { most: 3, window: 60 * 60 * 1000 }

interface News {
  collection: SubmittedCollection
  /** Of what the visitor sent. */
  id: string
  /** The state that it has got. */
  state: string
  /** The site's own. */
  origin: string
}

type Template = Selectable<Tables['mail_templates']>

/**
 * Tells a visitor of a state that the company has marked as worth telling: `/track` shows it from now on, and an email
 * waits to be sent. Both are stored with the change itself, so that neither is lost or told twice (MAIL-1, MAIL-2).
 */
export async function tellVisitor(
  transaction: Transaction<Tables>,
  { collection, id, state, origin }: News,
): Promise<void> {
  const template = await transaction
    .selectFrom('mail_templates')
    .selectAll()
    .where('occasion', '=', occasionOf(collection, state))
    .executeTakeFirst()
  if (template === undefined || !fromFlag(template.told)) return
  const isNew = state === receivedState
  const at = toTime(new Date(timeNow()))
  if (!isNew)
    await transaction
      .insertInto('told_states')
      .values({ id: randomUUID(), record_id: id, state, told_at: at })
      .execute()
  const [request] = await readRequests(transaction, collection, 'id', id)
  if (request === undefined || request.email === '') return
  if (isNew && !(await mayConfirm(transaction, request.email))) return
  await mailVisitor(transaction, { request, template, origin })
}

/** An address beyond its limit gets no email; what was sent is stored all the same. */
async function mayConfirm(transaction: Transaction<Tables>, email: string): Promise<boolean> {
  // A tag behind a plus sign leads to the same inbox.
  const [name = '', domain = ''] = email.split('@')
  const address = `${name.split('+', 1).join('')}@${domain}`
  // A limit need not know whom it counts.
  const inbox = createHash('sha256').update(address.toLowerCase()).digest('base64url')
  return (
    'giveBack' in
    (await takePlace(transaction, { subject: `confirmation ${inbox}`, ...confirmations }))
  )
}

async function mailVisitor(
  transaction: Transaction<Tables>,
  { request, template, origin }: { request: VisitorRequest; template: Template; origin: string },
): Promise<void> {
  const language = mailLanguage(localizedParts(template), request.language)
  const sender = await readSender(transaction, language)
  const title = await titleOfRequest(transaction, request)
  const values = {
    name: plainName(request.name),
    title: request.collection === 'vendors' ? plainName(title[language]) : title[language],
    reference: request.reference,
    state: textIn(titleOf(template), language),
    company: sender.name,
    link: trackLinkOf(origin, request.reference, language),
  }
  await storeMail(transaction, {
    from: sender,
    to: { name: values.name, address: request.email },
    toVisitor: true,
    ...composeVisitorMail(language, template, {
      values,
      lines: linesIn(language, await linesForMail(transaction, request)),
    }),
  })
}

function localizedParts(template: Template) {
  return {
    subject: inEachLanguage((language) => template[`subject_${language}`]),
    body: inEachLanguage((language) => template[`body_${language}`]),
  }
}

/** A name without what an email program would make a link of: whoever fills in a form cannot advertise by it. */
function plainName(name: string): string {
  return name.replace(/(?<=\S)[.:/@]+(?=\S)/g, ' ')
}

function composeVisitorMail(
  language: Language,
  template: Template,
  { values, lines }: { values: Readonly<Record<Placeholder, string>>; lines: readonly string[] },
): ComposedMail {
  const isolated = {
    ...values,
    name: `\u2068${values.name}\u2069`,
    title: `\u2068${values.title}\u2069`,
    reference: `\u2066${values.reference}\u2069`,
    link: `\u2066${values.link}\u2069`,
  }
  const { link } = values
  return composeMail(language, fillTemplate(template[`subject_${language}`], values), [
    ...filledParagraphs(template[`body_${language}`], isolated, { link, language }),
    ...lines,
  ])
}

/** The paragraphs that tell what a quotation was asked for (QUOTE-10). */
function linesIn(language: Language, lines: readonly RequestedLine[]): string[] {
  if (lines.length === 0) return []
  const told = lines.map(
    (line, index) => `${index + 1}. ${lineText(line, textIn(line.title, language), language)}`,
  )
  return [serverTexts[language].quotationMail.lines, told.join('\n')]
}
