import { expect, test } from 'vitest'
import { linkToken, mailPart } from '#tests/support/sent-mails.ts'

const mail = [
  'Content-Type: multipart/alternative; boundary="--_NmP-1-Part_1"',
  '',
  '----_NmP-1-Part_1',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'https://nasaem.example/accept-invitation?lang=3Den#token=3DkB7=',
  '--aQ_9',
  '----_NmP-1-Part_1',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>',
  '----_NmP-1-Part_1--',
  '',
].join('\r\n')

test('a token is read whole where its line is folded before two hyphens', () => {
  expect(linkToken(mail)).toBe('kB7--aQ_9')
  expect(mailPart(mail, 'text/html')).toBe('<p>')
})
