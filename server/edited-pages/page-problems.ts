import type { z } from 'zod'
import { type Page, page as pageSchema } from '#contract/content/content.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import { type Origins, unknownSiteLinks } from '#server/pages/addresses/site-links.ts'
import { problemText } from './problem-texts.ts'

export type CheckNeeds = { schemaOf: (type: string) => z.ZodType | undefined; origins: Origins }

type Place = { site: string; language: string; path: string; key: string; template: string }

/** The page as it is published, without ids of blocks. It may be invalid. */
function pageOf({ site, language, path, key, template }: Place, { fields, blocks }: EditedPage): unknown {
  return {
    site,
    language,
    path,
    key,
    template,
    ...fields,
    blocks: blocks.map(({ id: _, ...block }) => block),
  }
}

/** The page to publish, or all that is wrong with it. */
export function checked(needs: CheckNeeds, place: Place, content: EditedPage): { page?: Page; problems: Problem[] } {
  const parsed = pageSchema.safeParse(pageOf(place, content), { reportInput: true })
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => problemAt(content, issue)),
    ...content.blocks.flatMap((block) => blockProblems(needs, block)),
  ]
  return parsed.data && problems.length === 0 ? { page: parsed.data, problems } : { problems }
}

function problemAt({ blocks }: EditedPage, issue: z.core.$ZodIssue): Problem {
  const [first, second, ...rest] = issue.path as (string | number)[]
  const text = problemText(issue)
  if (first === 'blocks' && typeof second === 'number') return { block: blocks[second]?.id ?? null, path: rest, text }
  return { block: null, path: issue.path as (string | number)[], text }
}

function blockProblems(
  { schemaOf, origins }: CheckNeeds,
  { id, type, props }: EditedPage['blocks'][number],
): Problem[] {
  const schema = schemaOf(type)
  if (!schema) return [{ block: id, path: [], text: 'Tätä lohkoa ei enää ole. Poista se.' }]
  const issues = schema.safeParse(props, { reportInput: true }).error?.issues ?? []
  return [
    ...issues.map((issue) => ({
      block: id,
      path: ['props', ...(issue.path as (string | number)[])],
      text: problemText(issue),
    })),
    ...unknownSiteLinks(props, origins).map((link) => ({
      block: id,
      path: [],
      text: `Linkki vie sivustolle, jota ei ole: ${link.split(':', 2).join(':')}.`,
    })),
  ]
}
