import type {
  FrameContent,
  FramePart,
  FramePlace,
  FrameProblem,
  TermUse,
} from '#contract/office/frames/frame-of-office.ts'
import type { Site } from '#contract/site.ts'
import type { Sql } from '#server/db/database.ts'
import { brokenAmong } from '#server/edited-pages/broken-links.ts'
import { editedStore } from '#server/edited-pages/edited.store.ts'
import { linksIn } from '#server/edited-pages/links.ts'
import { problemText } from '#server/edited-pages/problem-texts.ts'
import { treeStore } from '#server/edited-pages/tree.store.ts'
import { type Origins, unknownSiteLinks } from '#server/pages/addresses/site-links.ts'
import type { Part } from './part.ts'

export type FrameNeeds = {
  parts: Readonly<Record<FramePart, Part>>
  findSite: (id: string) => Pick<Site, 'id' | 'languages'> | undefined
  origins: Origins
}

/** The content as it will be stored, or what is wrong with it. */
export async function checkedFrame(
  { parts, origins }: FrameNeeds,
  db: Sql,
  part: FramePart,
  place: FramePlace,
  content: FrameContent,
): Promise<{ content: FrameContent | null; problems: FrameProblem[] }> {
  const rules = parts[part]
  const whole = (await rules.complete?.(db, place, content)) ?? content
  const parsed = rules.schema(place).safeParse(whole, { reportInput: true })
  const issues = parsed.error?.issues ?? []
  const problems = [
    ...issues.map((issue) => ({ path: issue.path as (string | number)[], text: problemText(issue) })),
    ...unknownSiteLinks(whole, origins).map((link) => ({
      path: [],
      text: `Linkki vie sivustolle, jota ei ole: ${link.split(':', 2).join(':')}.`,
    })),
  ]
  if (!parsed.success || problems.length > 0) return { content: null, problems }
  const fitting = parsed.data as FrameContent
  const before = await rules.find(db, place)
  const others = (await rules.problems?.(db, place, fitting, before)) ?? []
  return { content: others.length === 0 ? fitting : null, problems: others }
}

/** What publishing a content would break. */
export async function planFrame(
  needs: FrameNeeds,
  db: Sql,
  part: FramePart,
  place: FramePlace,
  content: FrameContent,
): Promise<{ problems: FrameProblem[]; warnings: FrameProblem[]; uses: TermUse[] }> {
  const { problems, content: fitting } = await checkedFrame(needs, db, part, place, content)
  const stores = { edited: editedStore(db), tree: treeStore(db) }
  const broken = await brokenAmong(needs, stores, linksIn(content, null, []), { from: place })
  const warnings = broken.map(({ path, href }) => ({ path, text: `Linkki ei johda mihinkään: ${href}` }))
  const rules = needs.parts[part]
  if (!fitting) return { problems, warnings, uses: [] }
  const before = await rules.find(db, place)
  const uses = (await rules.uses?.(db, place, fitting, before)) ?? []
  const others = (await rules.warnings?.(db, place, fitting, before)) ?? []
  return { problems, warnings: [...warnings, ...others], uses }
}
