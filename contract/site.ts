import type { SiteCards } from './content/card-types.ts'
import type { ContactFormName } from './forms/forms.ts'

/** The languages as the API names them. The page's `lang` attribute has its own names: see `langAttribute`. */
export const languages = ['fi', 'en', 'se', 'de'] as const
export type Language = (typeof languages)[number]

/** BCP 47 names for the `lang` attribute: the API says `se` where HTML says `sv`. */
export const langAttribute: Record<Language, string> = { fi: 'fi', en: 'en', se: 'sv', de: 'de' }

type Hex = `#${string}`

/** What gives a site its look. Blocks and chrome read these as CSS variables and never name a brand. */
export type Theme = {
  colors: {
    /** Background of the page. */
    paper: Hex
    /** Background of every second section and of cards. */
    surface: Hex
    /** Text, at least 7:1 on paper and 4.5:1 on surface. */
    ink: Hex
    /** Secondary text, at least 4.5:1 on paper and surface. */
    soft: Hex
    /** Hairlines and borders. */
    line: Hex
    /** The large brand area: hero, highlighted sections. */
    brand: Hex
    /** Text on brand, at least 4.5:1. */
    onBrand: Hex
    /** Buttons and badges; at least 3:1 against paper. */
    accent: Hex
    /** Text on accent, at least 4.5:1. */
    onAccent: Hex
    /** Footer. */
    deep: Hex
    /** Text on deep, at least 4.5:1. */
    onDeep: Hex
    /** Links in text, at least 4.5:1 on paper and surface. */
    link: Hex
  }
  type: {
    /** Ids of `web/fonts/catalogue.ts`. */
    heading: string
    body: string
    headingWeight: number
    headingCase: 'none' | 'uppercase'
    /** In em. */
    headingTracking: number
    /** Multiplies the heading sizes: condensed faces want more, wide faces less. */
    headingScale: number
  }
  shape: {
    /** Corner of cards and pictures, in rem. */
    radius: number
    /** Corner of buttons, in rem; 99 is a pill. */
    button: number
  }
}

type HeaderVariant = 'mega-menu' | 'drop-down'

/** One site. Everything that makes it differ from the others stands here or in its content. */
export type Site = {
  /** The `subDomainId` of the navigation calls, and the host under `.localhost`. */
  id: string
  /** Name for people: browser title, directory. */
  name: string
  /** One sentence for the directory of sites, in the site's own default language. */
  about: string
  /** Chooses the logo; a brand without one gets the generic logo. */
  brand: string
  /** The first is the default and has no path prefix. */
  languages: readonly [Language, ...Language[]]
  theme: Theme
  header: {
    variant: HeaderVariant
    /** Scroll position in px at which the header turns sticky. */
    stickyAt: 100 | 120 | 130 | 200
    /** How visitors change language. */
    languageControl: 'none' | 'link' | 'drop-down'
    /** How they do it in the side navigation. */
    sideLanguages: 'none' | 'globe' | 'list'
    /** Whether the side navigation has a search. */
    sideSearch: boolean
    /** What the branches of the side navigation are. */
    sideBranches: 'accordions' | 'links'
  }
  /** What the API calls the site's products, where it has a name of its own for them. */
  productType?: string
  /** The cards of its products and recipes, where they are not the usual ones. */
  cards?: SiteCards
  /** Where nobody would like a page: its visitors order by the pallet. */
  noLikes?: true
  /** Its recipes are calculated for any number and size of portions, and their amounts shown with these decimals. */
  portionCalculator?: PortionCalculatorSettings
  /** The page of its lunch menu builder, on which its recipes are put from their own pages. */
  lunchMenuPath?: string
  /** The page in each language, with its anchor, whose form asks for a quote: product pages lead there, with their product in the message. */
  quotePage?: Partial<Record<Language, `/${string}`>>
  /** The content group that the site's search page begins with: 0 is everything, 1 products. */
  searchGroup: 0 | 1
  /** What the search field says, where the usual prompt (products, recipes and more) would promise what the site does not have. */
  searchPrompts?: Partial<Record<Language, string>>
  /** The sites whose products people choose from on a form of this one; default: its own. */
  formProducts?: Partial<Record<ContactFormName, readonly string[]>>
  mail: SiteMail
  features: readonly Feature[]
}

export type PortionCalculatorSettings = { decimals: 1 | 3 }

/** Where the mails of a site come from, and who reads what visitors send. */
type SiteMail = {
  /** The address that sends confirmations and forwards forms. */
  sender: string
  /** Gets every form that has no recipient of its own. */
  recipient: string
  recipients?: Partial<Record<ContactFormName, string>>
}

/** What a site offers beyond pages. */
type Feature = 'shop' | 'overlay' | 'newsletter' | 'news-releases' | 'campaign' | 'data-sheets'
