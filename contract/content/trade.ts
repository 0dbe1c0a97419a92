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
    unit: z
      .enum(['carton', 'block'])
      .default('carton')
      .meta({ title: 'Pakkaustapa', options: { carton: 'Laatikko', block: 'Kalvopakattu lohko' } }),
    netKg: kg.meta({ title: 'Nettopaino', help: 'Kiloina.' }),
    grossKg: kg.meta({ title: 'Bruttopaino', help: 'Kiloina.' }),
    /** Outside, in millimetres. */
    length: mm.meta({ title: 'Pituus', help: 'Millimetreinä.' }),
    width: mm.meta({ title: 'Leveys', help: 'Millimetreinä.' }),
    height: mm.meta({ title: 'Korkeus', help: 'Millimetreinä.' }),
  })
  .refine(({ netKg, grossKg }) => grossKg > netKg, 'must have a gross weight above its net weight')

const pallet = z
  .strictObject({
    kind: z
      .enum(['treatedWood', 'wood', 'plastic'])
      .meta({ title: 'Lava', options: { treatedWood: 'Käsitelty puu', wood: 'Puu', plastic: 'Muovi' } }),
    /** Length and width of the deck, in millimetres. */
    length: mm.meta({ title: 'Pituus', help: 'Millimetreinä.' }),
    width: mm.meta({ title: 'Leveys', help: 'Millimetreinä.' }),
    cartons: z.int().positive().max(500).meta({ title: 'Laatikoita' }),
    layers: z.int().positive().max(40).meta({ title: 'Kerroksia' }),
    /** With its load. */
    height: mm.meta({ title: 'Korkeus', help: 'Millimetreinä.' }),
    grossKg: kg.meta({ title: 'Bruttopaino', help: 'Kiloina.' }),
  })
  .refine(({ cartons, layers }) => cartons % layers === 0, 'must have as many cartons in each layer')

/** What an importer asks before a price: customs code, weights and sizes, where it may go, and which papers travel with it. */
export const trade = z.strictObject({
  /** The six digits that all countries share: '0203 29'. */
  hsCode: z
    .string()
    .regex(/^\d{4} \d{2}$/, "must be six digits as in '0203 29'")
    .meta({ title: 'Tullinimike', help: 'Esimerkiksi 0203 29.' }),
  /** Pieces in a carton. */
  pieces: z
    .strictObject({
      from: z.int().positive().meta({ title: 'Alkaen' }),
      to: z.int().positive().meta({ title: 'Enintään' }),
    })
    .refine(({ from, to }) => from <= to, 'must not end before it begins')
    .optional()
    .meta({ title: 'Kappaleita laatikossa' }),
  carton: carton.meta({ title: 'Laatikko' }),
  pallet: pallet.meta({ title: 'Kuormalava' }),
  /** What fits a refrigerated container of 40 feet. */
  container: z
    .strictObject({ cartons: z.int().positive().max(10_000).meta({ title: 'Laatikoita' }) })
    .optional()
    .meta({ title: 'Kylmäkontti', help: '40 jalan kontti.' }),
  markets: z
    .array(market)
    .min(1)
    .max(60)
    .meta({ title: 'Markkinat', item: 'markkina', help: 'EU tai maan kaksi kirjainta.' }),
  /** In the language of the page. */
  certificates: z
    .array(z.string().min(1).max(80))
    .max(12)
    .default([])
    .meta({ title: 'Todistukset', item: 'todistus', help: 'Sivun kielellä.' }),
})
export type Trade = z.infer<typeof trade>
