import { z } from 'zod'
import { href, link, picture } from '#contract/content/content.ts'
import { languages } from '#contract/site.ts'

/** The names of the icons for links. */
export const icons = [
  'book',
  'briefcase',
  'calendar',
  'cart',
  'chef',
  'file',
  'globe',
  'heart',
  'leaf',
  'mail',
  'map-pin',
  'news',
  'phone',
  'recipe',
  'school',
  'store',
  'truck',
  'user',
] as const
const icon = z.enum(icons).meta({
  title: 'Kuvake',
  options: {
    book: 'Kirja',
    briefcase: 'Salkku',
    calendar: 'Kalenteri',
    cart: 'Ostoskori',
    chef: 'Kokki',
    file: 'Asiakirja',
    globe: 'Maapallo',
    heart: 'Sydän',
    leaf: 'Lehti',
    mail: 'Kirjekuori',
    'map-pin': 'Karttaneula',
    news: 'Uutinen',
    phone: 'Puhelin',
    recipe: 'Resepti',
    school: 'Koulu',
    store: 'Myymälä',
    truck: 'Kuorma-auto',
    user: 'Henkilö',
  } satisfies Record<(typeof icons)[number], string>,
})

/** The common part of tabs and accordions: a link, and the links below it. */
const branch = {
  ...link.shape,
  children: z.array(link).max(10).default([]).meta({ title: 'Alavalikko', item: 'linkki' }),
  /** Picture and label have the link of the branch. */
  teaserImage: picture
    .optional()
    .meta({ title: 'Kuva', help: 'Kuva ja sen teksti vievät samaan paikkaan kuin valikon kohta.' }),
  showMoreLabel: z.string().min(1).max(60).optional().meta({ title: 'Teksti kuvan alla' }),
}

const tab = z.strictObject({
  ...branch,
  icon: icon.optional(),
  showBorder: z.boolean().optional().meta({ title: 'Kehys linkin ympärillä' }),
})
export type Tab = z.infer<typeof tab>

const accordion = z.strictObject({ ...branch, expanded: z.boolean().default(false).meta({ title: 'Auki heti' }) })
export type Accordion = z.infer<typeof accordion>

const iconLink = z.strictObject({ ...link.shape, icon: icon.optional() })
export type IconLink = z.infer<typeof iconLink>

const socialLink = z.strictObject({
  service: z.enum(['instagram', 'facebook', 'youtube', 'tiktok', 'linkedin', 'pinterest']).meta({
    title: 'Palvelu',
    options: {
      instagram: 'Instagram',
      facebook: 'Facebook',
      youtube: 'YouTube',
      tiktok: 'TikTok',
      linkedin: 'LinkedIn',
      pinterest: 'Pinterest',
    },
  }),
  link: href,
})
export type SocialLink = z.infer<typeof socialLink>

const footer = z.strictObject({
  /** A sentence under the logo. */
  promise: z.string().max(200).meta({ title: 'Lause tunnuksen alla' }),
  contact: z
    .strictObject({
      heading: z.string().meta({ title: 'Otsikko' }),
      lines: z.array(z.string()).max(6).meta({ title: 'Rivit', item: 'rivi' }),
      phone: z.string().optional().meta({ title: 'Puhelin' }),
      email: z.email().optional().meta({ title: 'Sähköposti' }),
    })
    .meta({ title: 'Yhteystiedot' }),
  groups: z
    .array(
      z.strictObject({
        label: z.string().meta({ title: 'Otsikko' }),
        links: z.array(link).min(1).max(14).meta({ title: 'Linkit', item: 'linkki' }),
      }),
    )
    .max(3)
    .meta({ title: 'Palstat', item: 'palsta' }),
  social: z.array(socialLink).max(6).meta({ title: 'Sosiaalinen media', item: 'palvelu' }),
  /** Privacy, accessibility, cookies, and terms if there are any. */
  legal: z
    .array(link)
    .max(6)
    .meta({ title: 'Alin rivi', help: 'Tietosuoja, saavutettavuus, evästeet ja ehdot.', item: 'linkki' }),
})

/** The navigation of one site in one language. The language menu is derived from the site. */
export const navigation = z.strictObject({
  site: z.string(),
  language: z.enum(languages),
  desktop: z
    .strictObject({
      topTabs: z.array(tab).max(6).meta({ title: 'Ylin rivi', item: 'kohta' }),
      bottomTabs: z.array(tab).max(8).meta({ title: 'Päävalikko', item: 'kohta' }),
    })
    .meta({ title: 'Leveän ikkunan valikot' }),
  mobile: z
    .strictObject({
      barLinks: z.array(link).max(4).meta({ title: 'Palkin linkit', item: 'linkki' }),
      navAccordions: z.array(accordion).max(10).meta({ title: 'Sivuvalikko', item: 'kohta' }),
      navLinks: z.array(iconLink).max(10).meta({ title: 'Linkit sivuvalikon alla', item: 'linkki' }),
    })
    .meta({ title: 'Puhelimen valikot' }),
  footer: footer.meta({ title: 'Alatunniste' }),
})
export type Navigation = z.infer<typeof navigation>
