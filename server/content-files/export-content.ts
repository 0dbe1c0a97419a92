import type { Page } from '#contract/content/content.ts'
import type { Language, Site } from '#contract/site.ts'
import type { PageAddress } from '#server/capabilities/content/content.ts'
import type { ContentCapabilities } from './content-database.ts'
import type { LanguageContent } from './content-set.ts'

/** In pages. */
const BATCH_SIZE = 200

/** All content of a database, in the order of the sites, their languages and the paths of pages. */
export async function exportContent(
  capabilities: ContentCapabilities,
  sites: readonly Pick<Site, 'id' | 'languages'>[],
): Promise<LanguageContent[]> {
  const paths = new Map<string, string[]>(
    sites.flatMap(({ id, languages }) => languages.map((language) => [`${id} ${language}`, []])),
  )
  for await (const batch of capabilities.content.store.allListed()) {
    for (const { site, language, path } of batch) {
      const key = `${site} ${language}`
      paths.set(key, [...(paths.get(key) ?? []), path])
    }
  }
  const content: LanguageContent[] = []
  for (const [place, found] of paths) {
    const [site, language] = place.split(' ') as [string, Language]
    content.push(await exportLanguage(capabilities, { site, language }, found.sort()))
  }
  return content.filter(({ navigation, taxonomy, texts, pages }) => navigation || taxonomy || texts || pages.length > 0)
}

async function exportLanguage(
  { content, navigation, taxonomy, siteTexts }: ContentCapabilities,
  { site, language }: Omit<PageAddress, 'path'>,
  paths: readonly string[],
): Promise<LanguageContent> {
  const pages: Page[] = []
  for (let from = 0; from < paths.length; from += BATCH_SIZE) {
    const found = await content.store.findPages(site, language, paths.slice(from, from + BATCH_SIZE))
    pages.push(...found.map(({ contentId: _contentId, ...page }) => page))
  }
  const links = withoutPlace(await navigation.store.find(site, language))
  const sorting = withoutPlace(await taxonomy.store.find(site, language))
  const texts = withoutPlace(await siteTexts.store.find(site, language))
  return {
    site,
    language,
    ...(links ? { navigation: links } : {}),
    ...(sorting ? { taxonomy: sorting } : {}),
    ...(texts ? { texts } : {}),
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
  }
}

function withoutPlace<Tree extends { site: string; language: Language }>(tree: Tree | null) {
  if (!tree) return undefined
  const { site: _site, language: _language, ...rest } = tree
  return rest
}
