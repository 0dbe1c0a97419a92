import type { Navigation } from '#contract/navigation.ts'
import type { Language } from '#contract/site.ts'

const words: Record<Language, { phone: string; email: string; address: string }> = {
  fi: { phone: 'Puhelin', email: 'Sähköposti', address: 'Osoite ja palveluaika' },
  en: { phone: 'Telephone', email: 'E-mail', address: 'Address and hours' },
  se: { phone: 'Telefon', email: 'E-post', address: 'Adress och öppettider' },
  de: { phone: 'Telefon', email: 'E-Mail', address: 'Adresse und Zeiten' },
}

/** The contact of the footer as the lists on a contact page, so that both always say the same. */
export function contactDetails({ footer: { contact } }: Pick<Navigation, 'footer'>, language: Language): string {
  const { phone, email, address } = words[language]
  const rows = [
    contact.phone && `**${phone}:** [${contact.phone}](tel:${contact.phone.replaceAll(/[^+\d]/g, '')})`,
    contact.email && `**${email}:** [${contact.email}](mailto:${contact.email})`,
  ]
  return `${listOf(rows.flatMap((row) => row || []))}\n\n### ${address}\n\n${listOf(contact.lines)}`
}

const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
