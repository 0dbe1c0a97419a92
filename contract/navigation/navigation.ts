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
const icon = z.enum(icons)

/** The common part of tabs and accordions: a link, and the links below it. */
const branch = {
  ...link.shape,
  children: z.array(link).max(10).default([]),
  /** Picture and label have the link of the branch. */
  teaserImage: picture.optional(),
  showMoreLabel: z.string().min(1).max(60).optional(),
}

const tab = z.strictObject({ ...branch, icon: icon.optional(), showBorder: z.boolean().optional() })
export type Tab = z.infer<typeof tab>

const accordion = z.strictObject({ ...branch, expanded: z.boolean().default(false) })
export type Accordion = z.infer<typeof accordion>

const iconLink = z.strictObject({ ...link.shape, icon: icon.optional() })
export type IconLink = z.infer<typeof iconLink>

const socialLink = z.strictObject({
  service: z.enum(['instagram', 'facebook', 'youtube', 'tiktok', 'linkedin', 'pinterest']),
  link: href,
})
export type SocialLink = z.infer<typeof socialLink>

const footer = z.strictObject({
  /** A sentence under the logo. */
  promise: z.string().max(200),
  contact: z.strictObject({
    heading: z.string(),
    lines: z.array(z.string()).max(6),
    phone: z.string().optional(),
    email: z.email().optional(),
  }),
  groups: z.array(z.strictObject({ label: z.string(), links: z.array(link).min(1).max(14) })).max(3),
  social: z.array(socialLink).max(6),
  /** Privacy, accessibility, cookies, and terms if there are any. */
  legal: z.array(link).max(6),
})

/** The navigation of one site in one language. The language menu is derived from the site. */
export const navigation = z.strictObject({
  site: z.string(),
  language: z.enum(languages),
  desktop: z.strictObject({ topTabs: z.array(tab).max(6), bottomTabs: z.array(tab).max(8) }),
  mobile: z.strictObject({
    barLinks: z.array(link).max(4),
    navAccordions: z.array(accordion).max(10),
    navLinks: z.array(iconLink).max(10),
  }),
  footer,
})
export type Navigation = z.infer<typeof navigation>
