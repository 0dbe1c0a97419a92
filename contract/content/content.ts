import { z } from 'zod'
import { unknownSettings } from '#contract/shop/stated-settings.ts'
import { languages } from '#contract/site.ts'
import { item } from './item.ts'
import { LINK_TARGET, MAX_LINK_LENGTH } from './link-target.ts'
import { type Picture, picture } from './picture.ts'

export { type Picture, picture } from './picture.ts'

/**
 * The target of a link: a path of the same site (`/tarina`), an anchor (`#maku`), another of our sites (`site:lihakauppa/`), or an
 * external address. Other schemes, such as `javascript:`, are refused.
 */
export const href = z
  .string()
  .max(MAX_LINK_LENGTH)
  .regex(LINK_TARGET, 'must be /path, #anchor, site:<id>/path, https:, mailto: or tel:')
  .meta({ title: 'Linkki', field: 'link' })

export const link = z
  .strictObject({
    label: z.string().min(1).max(80).meta({ title: 'Linkin teksti' }),
    link: href.meta({ title: 'Kohde' }),
  })
  .meta({ title: 'Linkki' })
export type Link = z.infer<typeof link>

const inline = z.union([
  z.string(),
  z.strictObject({
    text: z.string(),
    strong: z.literal(true).optional(),
    emphasis: z.literal(true).optional(),
    /** A name of code, such as of a cookie: it is shown and copied as it is. */
    code: z.literal(true).optional(),
    link: href.optional(),
  }),
])
export type Inline = z.infer<typeof inline>

/** Formatted text as data, without markup that would need sanitising. */
export const richText = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('heading'),
        level: z.union([z.literal(2), z.literal(3)]),
        text: z.string().min(1),
      }),
      z.strictObject({ kind: z.literal('paragraph'), children: z.array(inline).min(1) }),
      z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(inline).min(1)).min(1) }),
      z.strictObject({ kind: z.literal('quote'), text: z.string().min(1), source: z.string().optional() }),
    ]),
  )
  .meta({ field: 'richText' })
export type RichText = z.infer<typeof richText>

/** The background of a section. */
export const tone = z
  .enum(['paper', 'surface', 'brand', 'deep'])
  .meta({ title: 'Tausta', options: { paper: 'Vaalea', surface: 'Sävytetty', brand: 'Brändin väri', deep: 'Tumma' } })

/** A stored block. The block's own schema validates `props`: see `web/blocks/registry.ts`. */
const storedBlock = z.strictObject({
  type: z.string(),
  /** Makes the section a target of `#anchor` links. */
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional()
    .meta({ title: 'Ankkuri', help: 'Linkin #kohde: pieniä kirjaimia.' }),
  props: z.record(z.string(), z.unknown()),
})
export type StoredBlock = z.infer<typeof storedBlock>

/** A section is the landing page of a part of a site; like a home page it starts with a hero. A search page is one search block.
 * A form page is about a form; a thanks page follows it, and search engines do not list it.
 * Products, recipes, news and jobs also have an `item`. Cart, account and checkout pages have their own policy: see `page-policy.ts`. */
const templates = [
  ...(['home', 'section', 'article', 'form', 'thanks', 'search', 'product', 'recipe', 'news', 'job'] as const),
  ...(['cart', 'account', 'checkout'] as const),
] as const

/** Of a page. */
const MAX_BLOCKS = 120

const plainPage = z.strictObject({
  site: z.string(),
  language: z.enum(languages),
  /** Without the language's prefix: the home page is `/` in every language. */
  path: z
    .string()
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
    .refine(
      (path) => !languages.some((language) => path.split('/', 2)[1] === language),
      'must not begin with a language',
    )
    .meta({ title: 'Osoite', help: 'Esimerkiksi /reseptit/uunilohi, ilman kieltä.' }),
  /** The same in every language version of a page. */
  key: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .meta({ title: 'Tunnus', help: 'Sama sivun kaikissa kieliversioissa.' }),
  template: z.enum(templates).meta({
    title: 'Sivupohja',
    options: {
      home: 'Etusivu',
      section: 'Osion etusivu',
      article: 'Artikkeli',
      form: 'Lomakesivu',
      thanks: 'Kiitossivu',
      search: 'Hakusivu',
      product: 'Tuote',
      recipe: 'Resepti',
      news: 'Uutinen',
      job: 'Työpaikka',
      cart: 'Ostoskori',
      account: 'Oma tili',
      checkout: 'Kassa',
    },
  }),
  title: z.string().min(1).max(120).meta({ title: 'Otsikko' }),
  /** For search engines, and for cards that link to the page. */
  description: z
    .string()
    .min(1)
    .max(300)
    .meta({ title: 'Kuvaus', help: 'Hakukoneille ja kortteihin, jotka johtavat sivulle.' }),
  picture: picture.optional().meta({ title: 'Kuva', help: 'Kortteihin ja jakamiseen. Tyhjänä: sivun avauksen kuva.' }),
  /** ISO date; shown on articles. */
  publishDate: z.iso.date().meta({ title: 'Julkaisupäivä' }),
  item: item.optional(),
  blocks: z.array(storedBlock).max(MAX_BLOCKS),
})
export type Page = z.infer<typeof plainPage>

const withItem: readonly string[] = ['product', 'recipe', 'news', 'job'] satisfies Page['template'][]

export const page = plainPage
  .refine(({ template, item }) => item?.kind === (withItem.includes(template) ? template : undefined), {
    path: ['item'],
    message: 'must be of the kind that the template names, and only such templates have one',
  })
  .superRefine((stored, context) => {
    for (const message of unknownSettings(stored)) context.addIssue({ code: 'custom', message })
  })

const opening = z.union([
  z.object({ picture }).transform((props) => props.picture),
  z.object({ slides: z.tuple([z.object({ image: picture })], z.unknown()) }).transform(({ slides }) => slides[0].image),
])

/** The picture of a page: its own, else that of its first hero. */
export function pictureOf({ picture, blocks }: Pick<Page, 'picture' | 'blocks'>): Picture | undefined {
  const hero = blocks.find(({ type }) => type.startsWith('hero'))
  return picture ?? opening.safeParse(hero?.props).data
}

/** A stored page, with the id that calls use. */
export type StoredPage = Page & { contentId: number }
