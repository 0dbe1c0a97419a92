import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

/** A mail in the words of nodemailer. Addresses are objects, so that no text in them is parsed as a list of addresses. */
export function messageOf(mail: Mail): SendMailOptions {
  const { id, from, to, replyTo, subject, text, html, attachments = [], unsubscribeAt } = mail
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    messageId: `<${id}@${domain}>`,
    from,
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    html,
    attachments: [...attachments],
    // Nothing in a mail may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeAt
        ? { 'List-Unsubscribe': `<${unsubscribeAt}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  }
}
