import { moment } from '#web/format/moment.ts'
import { mailOf } from './mail-parts.ts'

type Shown = { name: string; address: string; endsAt: Date }

/** A link for a member of staff. The office speaks Finnish. */
export function invitationMail({ name, address, endsAt }: Shown) {
  return mailOf({
    subject: 'Kutsu toimistoon',
    language: 'fi',
    siteName: 'Toimisto',
    parts: [
      { kind: 'text', text: `Hei ${name}! Sinut on kutsuttu toimistoon, jossa sivustoja ja kauppaa hoidetaan.` },
      {
        kind: 'link',
        label: 'Valitse, miten kirjaudut',
        address,
        about: `Linkki toimii kerran, ${moment(endsAt.toISOString(), 'fi')} asti.`,
      },
      {
        kind: 'text',
        text: 'Jos sinulla oli jo tunnus, aiemmat avaimet, salasana ja koodit eivät enää toimi.',
        isSmall: true,
      },
      {
        kind: 'text',
        text: 'Älä anna linkkiä kenellekään. Jos et odottanut kutsua, kerro siitä pääkäyttäjälle.',
        isSmall: true,
      },
    ],
  })
}
