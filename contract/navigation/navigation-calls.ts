import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { shownPicture } from '#contract/content/shown-picture.ts'
import { languages } from '#contract/site.ts'
import { icons, type Navigation } from './navigation.ts'

const link = z.object({ label: z.string(), link: z.string() })

const branch = {
  ...link.shape,
  children: z.array(link),
  teaserImage: shownPicture.nullable(),
  showMoreLabel: z.string().nullable(),
}

const tab = z.object({ ...branch, icon: z.enum(icons).nullable(), showBorder: z.boolean() })
const accordion = z.object({ ...branch, expanded: z.boolean() })
const iconLink = z.object({ ...link.shape, icon: z.enum(icons).nullable() })

/** On sites with a drop-down or a list of languages, items also have the language id. */
const languageItem = z.object({
  ...link.shape,
  LanguageId: z.enum(languages).optional(),
  Link: z.string().optional(),
})

export type ShownTab = z.infer<typeof tab>
export type ShownAccordion = z.infer<typeof accordion>
export type ShownIconLink = z.infer<typeof iconLink>
export type LanguageItem = z.infer<typeof languageItem>

const query = z.object({
  languageId: z.enum(languages).optional(),
  /** The current page: its branch is expanded, and languages link to its translations. */
  pageId: z.coerce.number().int().positive().optional(),
  /** The site; without it the host decides. */
  subDomainId: z.string().optional(),
})

const desktop = z.object({
  topTabs: z.array(tab),
  bottomTabs: z.array(tab),
  languageMenu: z.array(languageItem),
})
type DesktopNavigation = z.infer<typeof desktop>

const mobile = z.object({
  barLinks: z.array(link),
  navAccordions: z.array(accordion),
  navLinks: z.array(iconLink),
  languageMenu: z.array(languageItem),
})
export type MobileNavigation = z.infer<typeof mobile>

/** The navigation of a site in one language, ready to render. */
export type ShownNavigation = {
  desktop: Omit<DesktopNavigation, 'languageMenu'>
  mobile: Omit<MobileNavigation, 'languageMenu'>
  footer: Navigation['footer']
}

export const desktopNavigation = defineCall({
  method: 'GET',
  path: '/api/nav/desktop',
  about: 'The tabs of the header in wide windows, and the menu of languages.',
  query,
  answer: desktop,
  cacheable: true,
})

export const mobileNavigation = defineCall({
  method: 'GET',
  path: '/api/nav/mobile',
  about: 'The links of the bar and of the side navigation in narrow windows, and the menu of languages.',
  query,
  answer: mobile,
  cacheable: true,
})
