import type { Mail } from '#server/adapters/mail/mailer.ts'
import type { LeasedMail, WrittenMail } from '#server/mail/outgoing-mail.ts'
import type { CodeChangeStore } from './code-changes.store.ts'
import { type CodeChangeNeeds, issuedCardCode } from './code-changes.ts'
import { keyOf } from './codes.ts'

type Said = { code: string; amount: number; validUntil: string | null }

export type CardMailNeeds = Pick<CodeChangeNeeds, 'secrets'> & {
  reads: CodeChangeStore
  sender: WrittenMail['from']
  write: (said: Said) => Pick<Mail, 'subject' | 'text' | 'html'>
}

/** Nobody is mailed a card that is void meanwhile. */
export async function writeIssuedCard(
  { reads, secrets, sender, write }: CardMailNeeds,
  { id, about }: Pick<LeasedMail, 'id' | 'about'>,
): Promise<WrittenMail | undefined> {
  const card = await reads.find(about)
  const recipient = await reads.recipientOf(id)
  if (!card || card.voidedAt !== null || recipient === null) return undefined
  const code = secrets
    .map((secret) => issuedCardCode(secret, about))
    .find((each) => keyOf(each, 'gift-card') === card.key)
  if (code === undefined) throw new Error('An issued gift card is signed with a secret that is gone.')
  const said = { code, amount: card.issued ?? 0, validUntil: card.validUntil }
  return { ...write(said), from: sender, to: recipient }
}
