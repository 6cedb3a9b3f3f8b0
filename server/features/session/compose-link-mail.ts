import { plainColors } from '#brand/plain-look.ts'
import { directions, type Language } from '#contract/locale.ts'
import { escapeHtml } from '#contract/escape-html.ts'
import { serverTexts } from '#server/texts/server-texts.ts'

/** A mail that asks for one link to be opened, as plain text and as HTML in the direction of its language. */
export function composeLinkMail(
  mail: 'resetMail' | 'invitationMail',
  language: Language,
  { name, company, link }: { name: string; company: string; link: string },
): { subject: string; text: string; html: string } {
  const { subject, action, validity, otherwise, ...said } = serverTexts[language][mail]
  // As functions: a dollar sign in a name stays what it is.
  const greeting = said.greeting.replace('{name}', () => name)
  const reason = said.reason.replace('{company}', () => company)
  const text = [greeting, reason, link, validity, otherwise].join('\r\n\r\n')
  const paragraphs = [
    escapeHtml(greeting),
    escapeHtml(reason),
    `<a href="${escapeHtml(link)}" style="${buttonStyle}">${escapeHtml(action)}</a>`,
    `<bdi dir="ltr" style="word-break:break-all">${escapeHtml(link)}</bdi>`,
    escapeHtml(validity),
    escapeHtml(otherwise),
  ]
  const html = `<!doctype html>
<html lang="${language}" dir="${directions[language]}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body dir="${directions[language]}" style="${bodyStyle}">
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
</body>
</html>
`
  return { subject, text, html }
}

const { ink, surface } = plainColors

const bodyStyle = `margin:0;padding:24px;font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.7;color:${ink};text-align:start`

const buttonStyle = `display:inline-block;padding:12px 24px;border-radius:4px;background:${ink};color:${surface};text-decoration:none`
