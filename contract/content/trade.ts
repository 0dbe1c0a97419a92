import { z } from 'zod'

const kg = z.number().positive().max(40_000)
const mm = z.int().positive().max(3000)

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** 'EU', or the two letters of a country. */
const market = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => regions.of(code) !== undefined, 'must be EU or the two letters of a country')

const carton = z
  .strictObject({
    /** A block is frozen meat in a film, without a carton around it. */
    unit: z.enum(['carton', 'block']).default('carton'),
    netKg: kg,
    grossKg: kg,
    /** Outside, in millimetres. */
    length: mm,
    width: mm,
    height: mm,
  })
  .refine(({ netKg, grossKg }) => grossKg > netKg, 'must have a gross weight above its net weight')

const pallet = z
  .strictObject({
    kind: z.enum(['treatedWood', 'wood', 'plastic']),
    /** Length and width of the deck, in millimetres. */
    length: mm,
    width: mm,
    cartons: z.int().positive().max(500),
    layers: z.int().positive().max(40),
    /** With its load. */
    height: mm,
    grossKg: kg,
  })
  .refine(({ cartons, layers }) => cartons % layers === 0, 'must have as many cartons in each layer')

/** What an importer asks before a price: customs code, weights and sizes, where it may go, and which papers travel with it. */
export const trade = z.strictObject({
  /** The six digits that all countries share: '0203 29'. */
  hsCode: z.string().regex(/^\d{4} \d{2}$/, "must be six digits as in '0203 29'"),
  /** Pieces in a carton. */
  pieces: z
    .strictObject({ from: z.int().positive(), to: z.int().positive() })
    .refine(({ from, to }) => from <= to, 'must not end before it begins')
    .optional(),
  carton,
  pallet,
  /** What fits a refrigerated container of 40 feet. */
  container: z.strictObject({ cartons: z.int().positive().max(10_000) }).optional(),
  markets: z.array(market).min(1).max(60),
  /** In the language of the page. */
  certificates: z.array(z.string().min(1).max(80)).max(12).default([]),
})
export type Trade = z.infer<typeof trade>
