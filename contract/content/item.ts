import { z } from 'zod'
import { isGtin } from '#contract/values/gtin.ts'
import { picture } from './picture.ts'
import { trade } from './trade.ts'

/** Ids of `taxonomy.ts`. */
const id = z.int().positive()

/** How searches and filters find an item. */
const sorting = {
  categories: z.array(id).max(20).default([]).meta({ title: 'Luokat', field: 'categories' }),
  facetTags: z.array(id).max(40).default([]).meta({ title: 'Tunnisteet', field: 'facetTags' }),
}

/** The product of the meat shop that the page is about. The shop keeps its price and stock: see `offer.ts`. */
const offer = z.strictObject({
  code: z
    .string()
    .regex(/^LK-\d{4}$/)
    .meta({ title: 'Tuotekoodi', help: 'Esimerkiksi LK-1234.', field: 'offer' }),
})

const product = z.strictObject({
  kind: z.literal('product'),
  ...sorting,
  productCode: z
    .string()
    .regex(/^[A-Z0-9-]{2,20}$/)
    .meta({ title: 'Tuotenumero' }),
  /** For ordering from the wholesaler. */
  valoCode: z
    .string()
    .regex(/^\d{4,10}$/)
    .optional()
    .meta({ title: 'Tukkutilausnumero', help: '4–10 numeroa.' }),
  gtinCode: z
    .string()
    .refine(isGtin, 'must be 13 digits with the right check digit')
    .optional()
    .meta({ title: 'GTIN-koodi', help: '13 numeroa, kuten viivakoodissa.' }),
  /** One of the taxonomy's product groups. */
  productGroup: id.optional().meta({ title: 'Tuoteryhmä', field: 'productGroup' }),
  novelty: z.boolean().default(false).meta({ title: 'Uutuus' }),
  /** Cooking equipment rather than food. */
  equipment: z.boolean().default(false).meta({ title: 'Väline, ei ruokaa' }),
  /** As on the package: '400 g'. */
  size: z.string().max(40).optional().meta({ title: 'Koko', help: 'Kuten pakkauksessa: 400 g.' }),
  ingredients: z.string().max(1500).optional().meta({ title: 'Ainesosat' }),
  /** Per 100 g. */
  nutrition: z
    .array(z.strictObject({ name: z.string().meta({ title: 'Nimi' }), amount: z.string().meta({ title: 'Määrä' }) }))
    .max(20)
    .optional()
    .meta({ title: 'Ravintosisältö', item: 'ravintotieto', help: 'Sadassa grammassa.' }),
  storage: z.string().max(200).optional().meta({ title: 'Säilytys' }),
  /** How long it keeps from the day it was packed, in words. */
  shelfLife: z.string().max(120).optional().meta({ title: 'Säilyvyys', help: 'Pakkauspäivästä, sanoin.' }),
  /** What is ordered at once: packs in a carton, cartons on a pallet. */
  packing: z
    .string()
    .max(120)
    .optional()
    .meta({ title: 'Tilauserä', help: 'Pakkauksia laatikossa, laatikoita lavalla.' }),
  /** For importers: customs code, carton, pallet, markets and certificates. */
  trade: trade.optional().meta({ title: 'Vientitiedot' }),
  /** The pages of the same product in other sizes or packs, on the same site. */
  variants: z
    .array(z.string().startsWith('/'))
    .max(8)
    .optional()
    .meta({ title: 'Muut koot', item: 'sivu', help: 'Saman tuotteen sivut muissa ko’oissa.', field: 'paths' }),
  /** More pictures of the product, after that of its page. */
  pictures: z.array(picture).max(11).optional().meta({ title: 'Lisäkuvat', item: 'kuva' }),
  offer: offer.optional().meta({ title: 'Lihakaupan tuote', help: 'Hinta ja saldo tulevat lihakaupasta.' }),
})

const ingredient = z.strictObject({
  name: z.string().min(1).max(120).meta({ title: 'Nimi' }),
  amount: z.number().nonnegative().meta({ title: 'Määrä' }),
  unit: z.string().max(20).meta({ title: 'Yksikkö' }),
  /** The page of the product on the same site. */
  path: z.string().startsWith('/').optional().meta({ title: 'Tuotteen sivu', field: 'path' }),
})

const difficulties = ['easy', 'medium', 'demanding'] as const

const recipe = z.strictObject({
  kind: z.literal('recipe'),
  ...sorting,
  /** Minutes. */
  totalTime: z.int().positive().meta({ title: 'Kokonaisaika', help: 'Minuutteina.' }),
  /** Minutes in which somebody has to do something; the rest is waiting. */
  activeTime: z.int().positive().optional().meta({ title: 'Työaika', help: 'Minuutteina; loput on odottelua.' }),
  difficulty: z
    .enum(difficulties)
    .optional()
    .meta({ title: 'Vaikeus', options: { easy: 'Helppo', medium: 'Keskitaso', demanding: 'Vaativa' } }),
  /** Portions that the amounts are for. */
  yield: z.int().positive().meta({ title: 'Annoksia' }),
  portionSize: z.number().positive().optional().meta({ title: 'Annoksen koko' }),
  portionUnit: z.string().max(20).optional().meta({ title: 'Annoksen yksikkö' }),
  totalYieldKg: z.number().positive().optional().meta({ title: 'Kokonaismäärä', help: 'Kiloina.' }),
  steps: z
    .array(
      z.strictObject({
        heading: z.string().max(80).optional().meta({ title: 'Väliotsikko' }),
        instructions: z.array(z.string().min(1).max(600)).min(1).meta({ title: 'Ohjeet', item: 'ohje' }),
        ingredients: z.array(ingredient).max(40).meta({ title: 'Ainekset', item: 'aines' }),
      }),
    )
    .min(1)
    .max(10)
    .meta({ title: 'Vaiheet', item: 'vaihe' }),
  nutrients: z
    .array(
      z.strictObject({
        code: z.string().meta({ title: 'Ravintoaineen tunnus' }),
        name: z.string().meta({ title: 'Nimi' }),
        amount: z.number().meta({ title: 'Määrä' }),
        unit: z.string().meta({ title: 'Yksikkö' }),
      }),
    )
    .max(20)
    .optional()
    .meta({ title: 'Ravintoarvot', item: 'ravintoarvo' }),
  /** The page of the product that the recipe is about. */
  productPath: z
    .string()
    .startsWith('/')
    .optional()
    .meta({ title: 'Tuotteen sivu', help: 'Tuote, josta resepti kertoo.', field: 'path' }),
})

/** Shown on the brand's home page and on the pages of the products until the last day, whichever site publishes the release. */
const recall = z.strictObject({
  /** The id of the brand's site. */
  brand: z.string().meta({ title: 'Brändi', field: 'site' }),
  /** The pages of the products on that site. */
  products: z
    .array(z.string().startsWith('/'))
    .min(1)
    .max(20)
    .meta({ title: 'Tuotteet', item: 'sivu', help: 'Tuotteiden sivut brändin sivustolla.' }),
  until: z.iso.date().meta({ title: 'Viimeinen päivä' }),
})

const news = z.strictObject({
  kind: z.literal('news'),
  ...sorting,
  /** Where it was published first. */
  source: z
    .enum(['own', 'cision', 'mynewsdesk'])
    .meta({ title: 'Lähde', options: { own: 'Oma', cision: 'Cision', mynewsdesk: 'Mynewsdesk' } }),
  author: z.string().max(80).optional().meta({ title: 'Kirjoittaja' }),
  /** A release that asks people to bring products back. */
  recall: recall
    .optional()
    .meta({ title: 'Takaisinveto', help: 'Näkyy brändin etusivulla ja tuotteiden sivuilla viimeiseen päivään asti.' }),
})

/** How long and how much one works, in the words of schema.org's JobPosting. */
const employments = ['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN'] as const

const euros = z.number().positive().max(100_000)

const job = z.strictObject({
  kind: z.literal('job'),
  ...sorting,
  city: z.string().min(1).max(60).meta({ title: 'Paikkakunta' }),
  country: z
    .enum(['FI', 'SE'])
    .default('FI')
    .meta({ title: 'Maa', options: { FI: 'Suomi', SE: 'Ruotsi' } }),
  streetAddress: z.string().max(100).optional().meta({ title: 'Katuosoite' }),
  postalCode: z.string().max(10).optional().meta({ title: 'Postinumero' }),
  /** The last day to apply. Afterwards lists leave the job out, and its page says that it has ended. */
  applicationPeriodEnd: z.iso.date().meta({ title: 'Viimeinen hakupäivä' }),
  employment: z
    .enum(employments)
    .default('FULL_TIME')
    .meta({
      title: 'Työsuhde',
      options: {
        FULL_TIME: 'Kokoaikainen',
        PART_TIME: 'Osa-aikainen',
        TEMPORARY: 'Määräaikainen',
        INTERN: 'Harjoittelu',
      },
    }),
  /** When the work begins, in words: 'sopimuksen mukaan'. */
  starts: z.string().max(80).optional().meta({ title: 'Työ alkaa', help: 'Esimerkiksi: sopimuksen mukaan.' }),
  salary: z
    .strictObject({
      from: euros.meta({ title: 'Alkaen' }),
      to: euros.optional().meta({ title: 'Enintään' }),
      per: z.enum(['HOUR', 'MONTH']).meta({ title: 'Jakso', options: { HOUR: 'Tunti', MONTH: 'Kuukausi' } }),
      currency: z.enum(['EUR', 'SEK']).meta({ title: 'Valuutta', options: { EUR: 'Euro', SEK: 'Ruotsin kruunu' } }),
    })
    .optional()
    .meta({ title: 'Palkka' }),
  /** Where applications are sent: an address of mail or of a form. */
  applyTo: z
    .string()
    .max(200)
    .regex(/^(mailto:|https:\/\/|\/(?!\/))\S+$/, 'must be mailto:, https: or /path')
    .meta({ title: 'Mihin haetaan', help: 'mailto:, https:// tai sivun osoite.' }),
  /** Who answers questions, with telephone and hours. */
  contact: z
    .string()
    .max(160)
    .optional()
    .meta({ title: 'Lisätiedot', help: 'Kuka vastaa kysymyksiin, puhelin ja ajat.' }),
})

/** The structured data of a page, for cards, search and calculators. Its kind equals the page's template. */
export const item = z.discriminatedUnion('kind', [product, recipe, news, job])
export type Item = z.infer<typeof item>
export type ProductItem = z.infer<typeof product>
export type RecipeItem = z.infer<typeof recipe>
export type NewsItem = z.infer<typeof news>
export type JobItem = z.infer<typeof job>

/** Whether nobody can apply for a job any more. `today` is an ISO date in Finland. */
export function hasEnded({ applicationPeriodEnd }: Pick<JobItem, 'applicationPeriodEnd'>, today: string): boolean {
  return applicationPeriodEnd < today
}
