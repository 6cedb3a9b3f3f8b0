import { plainColors } from '#brand/plain-look.ts'
import { directions, type Language } from '#contract/locale.ts'
import { escapeHtml } from '#contract/escape-html.ts'

/** A paragraph of a mail: its lines, a link to press, or a fact whose value reads from left to right. */
export type MailPart =
  | string
  | { link: string; action: string }
  /** The label has `{value}` in the place of the value, which may have a link. */
  | { label: string; value: string; link?: string }

export interface ComposedMail {
  subject: string
  text: string
  html: string
}

/** A mail as plain text and as HTML in the direction of its language. */
export function composeMail(
  language: Language,
  subject: string,
  parts: readonly MailPart[],
): ComposedMail {
  const html = `<!doctype html>
<html lang="${language}" dir="${directions[language]}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body dir="${directions[language]}" style="${bodyStyle}">
${parts
  .flatMap(toHtml)
  .map((paragraph) => `<p>${paragraph}</p>`)
  .join('\n')}
</body>
</html>
`
  return { subject, text: parts.map(toText).join('\r\n\r\n'), html }
}

function toText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('action' in part) return part.link
  // Isolates: plain text has no other way to say a direction.
  const line = part.label.replace('{value}', () => `\u2066${part.value}\u2069`)
  return part.link === undefined ? line : `${line}\r\n${part.link}`
}

function toHtml(part: MailPart): string[] {
  if (typeof part === 'string') return [escapeHtml(part).replaceAll('\n', '<br>')]
  if ('label' in part) {
    const value = `<bdi dir="ltr">${escapeHtml(part.value)}</bdi>`
    const shown =
      part.link === undefined
        ? value
        : `<a href="${escapeHtml(part.link)}" style="color:${ink}">${value}</a>`
    return [escapeHtml(part.label).replace('{value}', () => shown)]
  }
  const link = escapeHtml(part.link)
  return [
    `<a href="${link}" style="${buttonStyle}">${escapeHtml(part.action)}</a>`,
    `<bdi dir="ltr" style="word-break:break-all">${link}</bdi>`,
  ]
}

const { ink, surface } = plainColors

const bodyStyle = `margin:0;padding:24px;font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.7;color:${ink};text-align:start`

const buttonStyle = `display:inline-block;padding:12px 24px;border-radius:4px;background:${ink};color:${surface};text-decoration:none`
