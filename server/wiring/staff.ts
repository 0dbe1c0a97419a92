import type { Site } from '#contract/site.ts'
import type { SharedCounts, SharedPauses } from '#server/limits/shared-counts.ts'
import type { OutgoingMail } from '#server/mail/open-outgoing-mail.ts'
import { openStaff } from '#server/office/staff/staff.capability.ts'
import { invitationMail } from '#web/mails/invitation-mail.ts'
import type { WiringInput } from './wiring-input.ts'

export type StaffOfOfficeNeeds = { mail: OutgoingMail; shop: Site; counts: SharedCounts; pauses: SharedPauses }

/** Opens the people of the office. Without an office nobody can reach what they could do. */
export function openStaffOfOffice(input: WiringInput, { shop, ...needs }: StaffOfOfficeNeeds) {
  const { database, jobs, secrets, now, isDemo, officeOrigin = 'https://office.invalid' } = input
  return openStaff({
    database,
    jobs,
    secrets,
    now,
    isDemo,
    ...needs,
    siteIds: input.sites.map(({ id }) => id),
    place: { origin: officeOrigin, name: `Toimisto ${new URL(officeOrigin).host}` },
    sender: { name: shop.name, address: shop.mail.sender },
    write: invitationMail,
  })
}
