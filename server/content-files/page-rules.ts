import type { Page } from '#contract/content/content.ts'
import type { Site } from '#contract/site.ts'
import type { LanguageContent } from './content-set.ts'
import type { ReadFolder } from './read-folder.ts'
import type { Path, Problems } from './source.ts'

/** Blocks with an anchor that a section has at least, so that its navigation leads somewhere. */
const SECTION_ANCHORS = 3

type Sites = readonly Pick<Site, 'id' | 'languages'>[]

/** Adds what breaks the rules of pages in `docs/content-format.md`. An import does not ask them: it may bring a part of a site. */
export function checkPageRules({ content, spotOf }: ReadFolder, sites: Sites, problems: Problems): void {
  const report = (page: Page, path: Path, message: string) => problems.add(spotOf(page, path), path, message)
  for (const page of content.flatMap(({ pages }) => pages)) {
    for (const { path, message } of pageProblems(page)) report(page, path, message)
  }
  for (const { id, languages } of sites) {
    const [first, ...others] = languages.flatMap(
      (language) => content.find((each) => each.site === id && each.language === language) ?? [],
    )
    if (first) for (const other of others) compareLanguages(first, other, report)
  }
}

type Problem = { path: Path; message: string }

function pageProblems({ path, template, blocks }: Page): Problem[] {
  const problems: Problem[] = []
  const opening = blocks[0]?.type ?? ''
  if (path === '/' && !opening.startsWith('hero'))
    problems.push({ path: ['blocks', 0], message: 'a home page begins with a hero' })
  const anchors = blocks.flatMap(({ anchor }, at) => (anchor ? [{ anchor, at }] : []))
  for (const { anchor, at } of anchors) {
    if (anchors.some((other) => other.anchor === anchor && other.at < at))
      problems.push({ path: ['blocks', at, 'anchor'], message: `'${anchor}' is on the page already` })
  }
  if (template !== 'section') return problems
  if (path !== '/' && opening !== 'hero')
    problems.push({ path: ['blocks', 0], message: "a section begins with a 'hero'" })
  if (anchors.length < SECTION_ANCHORS) {
    const message = `${anchors.length} have an anchor; a section has at least ${SECTION_ANCHORS}`
    problems.push({ path: ['blocks'], message })
  }
  return problems
}

/** Pages are in all languages of their site. Of products, recipes, news and jobs those that are translated are in the first one, too. */
function compareLanguages(
  first: LanguageContent,
  other: LanguageContent,
  report: (page: Page, path: Path, message: string) => void,
): void {
  for (const page of withoutPartner(first.pages, other.pages)) {
    if (page.item === undefined) report(page, ['key'], `'${page.key}' is missing in '${other.language}'`)
  }
  for (const page of withoutPartner(other.pages, first.pages)) {
    report(page, ['key'], `'${page.key}' is missing in '${first.language}', the first language of the site`)
  }
}

function withoutPartner(pages: readonly Page[], others: readonly Page[]): Page[] {
  const keys = new Set(others.map(({ key }) => key))
  return pages.filter(({ key }) => !keys.has(key))
}
