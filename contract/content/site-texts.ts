import { z } from 'zod'
import { languages } from '#contract/site.ts'

const label = (title: string) => z.string().trim().min(1).max(80).meta({ title })
const paragraph = (title: string) => z.string().trim().min(1).max(600).meta({ title })
/** It may be left empty: then it is not shown. */
const optional = (title: string) => z.string().trim().max(400).optional().meta({ title })

/** The texts that editors change, by what they belong to. A site has those of its features. */
export const siteTextGroups = {
  consent: z
    .strictObject({
      title: label('Otsikko'),
      text: paragraph('Teksti'),
      more: label('Linkki lisätietoihin'),
      refuseAll: label('Painike: vain välttämättömät'),
      acceptAll: label('Painike: hyväksy kaikki'),
      choose: label('Linkki valintoihin'),
      statistics: paragraph('Valinta: tilastointi'),
      marketing: paragraph('Valinta: markkinointi'),
      save: label('Painike: tallenna valinta'),
    })
    .meta({
      title: 'Evästebanneri',
      help: 'Laki vaatii nämä kaikki: mihin lupaa pyydetään, ja kieltäytyminen yhtä helposti kuin hyväksyminen.',
    }),
  newsletter: z
    .strictObject({ heading: label('Otsikko'), text: optional('Teksti') })
    .meta({ title: 'Uutiskirjeen ikkuna', help: 'Myös alatunnisteessa.' }),
  releases: z
    .strictObject({ heading: label('Otsikko'), text: optional('Teksti') })
    .meta({ title: 'Tiedotteiden tilauksen ikkuna' }),
  ideaLetter: z
    .strictObject({ heading: label('Sivun reunan painike ja otsikko'), text: optional('Teksti') })
    .meta({ title: 'Ideakirjeen ikkuna' }),
  question: z
    .strictObject({ heading: label('Sivun reunan painike ja otsikko'), text: optional('Teksti') })
    .meta({ title: 'Kysy asiantuntijalta -ikkuna' }),
  recipeBanner: z
    .strictObject({ text: label('Teksti') })
    .meta({ title: 'Reseptisivun palkki', help: 'Näkyy puhelimessa reseptien alareunassa.' }),
  address: z
    .strictObject({ heading: label('Otsikko'), text: optional('Teksti') })
    .meta({ title: 'Osoitteen kysyminen asiakkaalta' }),
} as const

export type SiteTextGroup = keyof typeof siteTextGroups

/** What differs from the texts of the program. An empty text is not shown. */
export const siteTexts = z.strictObject({
  site: z.string(),
  language: z.enum(languages),
  consent: siteTextGroups.consent.partial().optional(),
  newsletter: siteTextGroups.newsletter.partial().optional(),
  releases: siteTextGroups.releases.partial().optional(),
  ideaLetter: siteTextGroups.ideaLetter.partial().optional(),
  question: siteTextGroups.question.partial().optional(),
  recipeBanner: siteTextGroups.recipeBanner.partial().optional(),
  address: siteTextGroups.address.partial().optional(),
})
export type StoredSiteTexts = z.infer<typeof siteTexts>
export type SiteTexts = Omit<StoredSiteTexts, 'site' | 'language'>
