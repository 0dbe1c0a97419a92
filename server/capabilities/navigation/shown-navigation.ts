import { showPicture } from '#contract/content/shown-picture.ts'
import type { Accordion, IconLink, Navigation, Tab } from '#contract/navigation/navigation.ts'
import { branchesOf } from '#contract/navigation/navigation-branch.ts'
import type { ShownAccordion, ShownIconLink, ShownNavigation, ShownTab } from '#contract/navigation/navigation-calls.ts'

/** The stored navigation as pages and calls show it: with every field, and pictures with address and size. */
export function shownNavigation({ desktop, mobile, footer }: Omit<Navigation, 'site' | 'language'>): ShownNavigation {
  return {
    desktop: { topTabs: desktop.topTabs.map(shownTab), bottomTabs: desktop.bottomTabs.map(shownTab) },
    mobile: {
      barLinks: mobile.barLinks,
      navAccordions: mobile.navAccordions.map(shownAccordion),
      navLinks: mobile.navLinks.map(shownIconLink),
    },
    footer,
  }
}

/** Expands the accordion that contains the page at this address. */
export function expandedAt(accordions: readonly ShownAccordion[], address: string | undefined): ShownAccordion[] {
  const open = branchesOf(accordions, address)
  return accordions.map((accordion) => (open.includes(accordion) ? { ...accordion, expanded: true } : accordion))
}

function shownTab({ icon, showBorder = false, ...tab }: Tab): ShownTab {
  return { ...shownBranch(tab), icon: icon ?? null, showBorder }
}

function shownAccordion({ expanded, ...accordion }: Accordion): ShownAccordion {
  return { ...shownBranch(accordion), expanded }
}

function shownIconLink({ icon, ...link }: IconLink): ShownIconLink {
  return { ...link, icon: icon ?? null }
}

type Branch = Omit<Tab, 'icon' | 'showBorder'>

function shownBranch({ label, link, children, teaserImage, showMoreLabel }: Branch) {
  return {
    label,
    link,
    children,
    showMoreLabel: showMoreLabel ?? null,
    teaserImage: teaserImage ? showPicture(teaserImage, 'third') : null,
  }
}
