import { plainColors } from '#brand/plain-look.ts'
import { directions, type Language } from '#contract/locale.ts'
import { escapeHtml } from '#contract/escape-html.ts'

const texts = {
  ar: {
    subject: 'إعادة تعيين كلمة المرور',
    greeting: (name: string) => `مرحبًا ${name}،`,
    reason: (company: string) =>
      `وصلنا طلب لتعيين كلمة مرور جديدة لحسابك في لوحة تحكم ${company}. افتح الرابط التالي لاختيارها:`,
    action: 'تعيين كلمة مرور جديدة',
    validity: 'يعمل الرابط مرة واحدة خلال 30 دقيقة.',
    otherwise: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  },
  en: {
    subject: 'Reset your password',
    greeting: (name: string) => `Hello ${name},`,
    reason: (company: string) =>
      `We were asked to set a new password for your account in the back office of ${company}. Open this link to choose one:`,
    action: 'Set a new password',
    validity: 'The link works once, within 30 minutes.',
    otherwise: 'If you did not ask for this, ignore this email: your password stays as it is.',
  },
} as const satisfies Record<Language, unknown>

/** The mail of a reset link, as plain text and as HTML in the direction of its language. */
export function composeResetMail(
  language: Language,
  { name, company, link }: { name: string; company: string; link: string },
): { subject: string; text: string; html: string } {
  const { subject, action, validity, otherwise, ...said } = texts[language]
  const greeting = said.greeting(name)
  const reason = said.reason(company)
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
