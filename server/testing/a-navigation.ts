import type { Navigation } from '#contract/navigation/navigation.ts'

const empty: Navigation = {
  site: 'kuluttaja',
  language: 'fi',
  desktop: { topTabs: [], bottomTabs: [] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [] },
  footer: { promise: '', contact: { heading: 'Yhteys', lines: [] }, groups: [], social: [], legal: [] },
}

/** An empty navigation, changed where the test cares. */
export const aNavigation = (differences: Partial<Navigation> = {}): Navigation => ({ ...empty, ...differences })
