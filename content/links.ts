import type { Link } from '#contract/content.ts'
import type { Accordion, SocialLink, Tab } from '#contract/navigation.ts'

/** Links in the order in which they are written: `{ Grillimakkarat: '/tuotteet#grilli' }`. */
export const links = (addresses: Record<string, string>): Link[] =>
  Object.entries(addresses).map(([label, link]) => ({ label, link }))

/** The tabs of the wide header as the accordions of the narrow one. */
export const accordionsFrom = (tabs: readonly Tab[]): Accordion[] =>
  tabs.map(({ icon: _icon, showBorder: _showBorder, ...branch }) => ({ ...branch, expanded: false }))

/** The same without children: plain links. */
export const plainAccordionsFrom = (tabs: readonly Tab[]): Accordion[] =>
  tabs.map(({ label, link }) => ({ label, link, children: [], expanded: false }))

/** The group's accounts are as fictional as the group. */
export const social = (account: string, ...services: SocialLink['service'][]): SocialLink[] =>
  services.map((service) => ({ service, link: `https://${service}.example/${account}` }))
