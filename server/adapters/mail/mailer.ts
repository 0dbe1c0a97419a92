/** A mail in full. Addresses are checked before; names and texts may be anything. */
export type Mail = {
  /** Becomes its Message-ID: a mail that is sent twice after a fault can be told from another. */
  id: string
  from: { name: string; address: string }
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
  /** Where one click ends the subscription: RFC 8058. */
  unsubscribeAt?: string
}

export type Attachment = { filename: string; contentType: string; content: Buffer }

/** Sends mails, or keeps them. */
export type Mailer = {
  /** A description, for the log. */
  place: string
  /** Resolves when the mail server has accepted it; throws otherwise. */
  deliver(mail: Mail): Promise<void>
}
