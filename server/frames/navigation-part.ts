import type { z } from 'zod'
import { navigation } from '#contract/navigation/navigation.ts'
import type { FrameContent } from '#contract/office/frames/frame-of-office.ts'
import { lazy } from '#contract/values/lazy.ts'
import { navigationStore } from '#server/capabilities/navigation/navigation.store.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import type { DescribeForm, ObjectForm, Part } from './part.ts'

const schema = navigation.omit({ site: true, language: true })

const nothing: z.infer<typeof schema> = {
  desktop: { topTabs: [], bottomTabs: [] },
  mobile: { barLinks: [], navAccordions: [], navLinks: [] },
  footer: { promise: '', contact: { heading: '', lines: [] }, groups: [], social: [], legal: [] },
}

/** The links around the pages, and the footer. */
export const navigationPart = (describeForm: DescribeForm): Part => ({
  form: lazy(() => describeForm(schema, 'navigation') as ObjectForm),
  schema: () => schema,

  async find(db, { site, language }) {
    const stored = await navigationStore(db).find(site, language)
    if (!stored) return nothing as FrameContent
    const { site: _site, language: _language, ...tree } = stored
    return tree as FrameContent
  },

  async put(tx, place, content) {
    const saved = await saveNavigation({ store: navigationStore(tx) }, { ...content, ...place })
    if (!saved.ok) throw new Error(saved.problems.join('\n'))
  },
})
