import { euros } from '#web/format/euros.ts'
import { shortDate } from '#web/format/short-date.ts'
import { mailOf } from './mail-parts.ts'

type Shown = { code: string; amount: string; validUntil: string | null; siteName: string; address: string }

/** A gift card that staff have issued or sent again. */
export function issuedCardMail({ code, amount, validUntil, siteName, address }: Shown) {
  const until = validUntil === null ? '' : ` Kortti on voimassa ${shortDate(validUntil, 'fi')} asti.`
  return mailOf({
    subject: 'Lahjakorttisi',
    language: 'fi',
    siteName,
    parts: [
      { kind: 'text', text: `Tässä on lahjakorttisi, jonka arvo on ${euros(amount)}.${until}` },
      { kind: 'code', code, text: 'Lahjakortin koodi' },
      {
        kind: 'link',
        label: 'Siirry kauppaan',
        address,
        about: 'Kirjoita koodi ostoskorissa kohtaan Etukoodi tai lahjakortti.',
      },
      {
        kind: 'text',
        text: 'Säilytä koodi kuin raha: kuka tahansa voi maksaa sillä. Jos olet saanut kortista aiemmin toisen koodin, se ei enää käy.',
        isSmall: true,
      },
    ],
  })
}
