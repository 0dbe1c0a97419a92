import { demoContent } from '#demo/filling/demo-content.ts'
import type { LanguageContent } from '#server/content-files/content-set.ts'

/** The demo content. Every site has links around its pages in every language. */
export const demoSites = demoContent().map(({ navigation, ...content }) => {
  if (!navigation) throw new Error(`${content.site} has no navigation in ${content.language}`)
  return { navigation, ...content }
}) satisfies LanguageContent[]
