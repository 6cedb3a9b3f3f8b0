export interface MailAddress {
  name: string
  address: string
}

export interface Mail {
  from: MailAddress
  to: MailAddress
  /** The address for answers; the sender's unless given. */
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
  /** A visitor typed the address: one that there is not is their mistake (MAIL-8). */
  toVisitor?: true
}
