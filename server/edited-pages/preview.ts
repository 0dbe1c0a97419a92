import { createHash } from 'node:crypto'
import { page as pageSchema, picture, type StoredPage } from '#contract/content/content.ts'
import { item } from '#contract/content/item.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import type { Language, Site } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'
import { type PagePart, type RenderNeeds, renderPage } from '#server/pages/rendering/page-rendering.tsx'
import type { HtmlDocument } from '#web/document/document.ts'
import type { EditedRow } from './edited.ts'
import { previewScript } from './preview-script.ts'

export type PreviewNeeds = {
  render: RenderNeeds
  stated: <Content>(content: Content, language: Language) => Content
  findSite: (id: string) => Site | undefined
  now: () => Date
}

const HASH_LENGTH = 12

/** `hash` of the HTML: a frame replaces only what differs. */
type Part = { id: string; html: string; hash: string }

const quietCss =
  '.consent{display:none!important}.preview-problem{margin:1rem;padding:1rem;border:2px dashed #b3261e;color:#b3261e;background:#fff}'

/** A draft by the code that renders pages. What cannot be shown is a box that says so; nothing of a draft is cached or counted. */
export async function renderPreview(
  { render, stated, findSite, now }: PreviewNeeds,
  row: EditedRow,
  content: EditedPage,
): Promise<{ parts: Part[]; css: string; document: HtmlDocument }> {
  const site = findSite(row.site)
  if (!site) throw new Error(`The page ${row.id} belongs to the site '${row.site}', which there is not.`)
  const parts: Part[] = []
  const mark = (part: PagePart, html: string) => {
    const id = typeof part === 'number' ? (content.blocks[part]?.id ?? String(part)) : part
    const hash = createHash('sha256').update(html).digest('base64url').slice(0, HASH_LENGTH)
    parts.push({ id, html, hash })
    return `<!--part:${id} ${hash}-->${html}<!--/part-->`
  }
  const { document } = await renderPage(
    { ...render, tagManagers: new Map(), onProblem: () => {}, showProblem: problemBox },
    {
      site,
      page: stated(shownPage(row, content, dayIn(now())), row.language as Language),
      params: {},
      longTail: true,
      now: now(),
      mark,
    },
  )
  return { parts, css: document.inlineStyles.join('') + quietCss, document: framed(document) }
}

const problemBox = () =>
  '<p class="preview-problem">Tätä lohkoa ei voi vielä näyttää: jokin sen kentistä puuttuu tai on väärin.</p>'

function framed(document: HtmlDocument): HtmlDocument {
  const html = document.html
    .replace('</head>', `<style>${quietCss}</style></head>`)
    .replace('</body>', `<script>${previewScript}</script></body>`)
  return {
    ...document,
    html,
    inlineScripts: [...document.inlineScripts, previewScript],
    inlineStyles: [...document.inlineStyles, quietCss],
  }
}

/** The page with what is valid of it: an item that is not finished is left out. */
function shownPage(row: EditedRow, { fields, blocks }: EditedPage, today: string): StoredPage {
  const shownItem = item.safeParse(fields.item).data
  const shownPicture = picture.safeParse(fields.picture).data
  const isItemPage = ['product', 'recipe', 'news', 'job'].includes(row.template)
  const template = isItemPage && shownItem?.kind !== row.template ? 'article' : row.template
  return {
    contentId: row.id,
    site: row.site,
    language: row.language as Language,
    path: row.path,
    key: row.key,
    template: template as StoredPage['template'],
    title: fields.title || 'Otsikko puuttuu',
    description: fields.description,
    publishDate: pageSchema.shape.publishDate.safeParse(fields.publishDate).data ?? today,
    ...(shownPicture ? { picture: shownPicture } : {}),
    ...(shownItem && template === row.template ? { item: shownItem } : {}),
    blocks: blocks.map(({ id: _, ...block }) => block),
  }
}
