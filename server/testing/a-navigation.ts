import type { Navigation } from '#contract/navigation.ts'

const empty: Navigation = {
  site: 'kuluttaja',
  language: 'fi',
  desktop: { topTabs: [], bottomTabs: [] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [] },
  footer: { promise: '', contact: { heading: 'Yhteys', lines: [] }, groups: [], social: [], legal: [] },
}

/** The links around pages: none, unless a test gives some. */
export const aNavigation = (differences: Partial<Navigation> = {}): Navigation => ({ ...empty, ...differences })
