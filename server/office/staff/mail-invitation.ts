import type { Mail } from '#server/adapters/mail/mailer.ts'
import type { LeasedMail, NewMail, WrittenMail } from '#server/mail/outgoing-mail.ts'
import { invitationAddress } from './invitations.ts'
import type { StaffNeeds } from './staff-needs.ts'

type Said = { name: string; address: string; endsAt: Date }

export type InvitationMailNeeds = Pick<StaffNeeds, 'stores' | 'tokens' | 'place' | 'now'> & {
  sender: WrittenMail['from']
  write: (said: Said) => Pick<Mail, 'subject' | 'text' | 'html'>
}

export const INVITATION_MAIL = 'staff-invitation'

/** It has the id of the link, and never the link. */
export function invitationMail(invitation: string, email: string): NewMail {
  return { id: `staff-${invitation}`, kind: INVITATION_MAIL, about: invitation, recipient: email }
}

/** Nobody gets a link that has been used, has ended or was replaced. */
export async function writeInvitationMail(
  { stores, tokens, place, now, sender, write }: InvitationMailNeeds,
  { about }: Pick<LeasedMail, 'about'>,
): Promise<WrittenMail | undefined> {
  const found = await stores.ways.findInvitation(about)
  const person = found && (await stores.people.find(found.staff))
  const token = found && tokens.tokenOf(found.id, found.tokenHash)
  if (!person || person.hasLeft || !token || found.endsAt <= now()) return undefined
  const said = { name: person.name, address: invitationAddress(place.origin, token), endsAt: found.endsAt }
  return { ...write(said), from: sender, to: person.email }
}
