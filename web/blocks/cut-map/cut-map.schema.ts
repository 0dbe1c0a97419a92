import { z } from 'zod'
import { link, tone } from '#contract/content/content.ts'
import { languageNames } from '#contract/content/field.ts'
import { languages } from '#contract/site.ts'
import { type Animal, animals } from './animals.ts'

const cut = z.strictObject({
  name: z.string().min(1).max(60).meta({ title: 'Nimi' }),
  /** The parts of the drawing that it is cut from: see `animals.ts`. */
  parts: z
    .array(z.string())
    .min(1)
    .max(9)
    .meta({
      title: 'Piirroksen osat',
      help: 'Mistä osista pala leikataan.',
      item: 'osa',
      options: {
        back: 'Selkä',
        breast: 'Rinta',
        tender: 'Sisäfilee',
        thigh: 'Reisi',
        drumstick: 'Koipi',
        wing: 'Siipi',
        head: 'Pää',
        belly: 'Kylki',
        shoulder: 'Lapa',
        leg: 'Kinkku',
        hock: 'Potka',
        round: 'Paisti',
        brisket: 'Rinta (nauta)',
        shank: 'Potka (nauta)',
      },
    }),
  text: z.string().min(1).max(300).meta({ title: 'Teksti' }),
  /** Its name in other languages, for a dictionary. */
  words: z
    .array(
      z.strictObject({
        language: z.enum(languages).meta({ title: 'Kieli', options: languageNames }),
        word: z.string().min(1).max(60).meta({ title: 'Sana' }),
        /** How to say it, in the spelling of the page's language. */
        sound: z.string().max(60).optional().meta({ title: 'Ääntäminen', help: 'Sivun kielen kirjoitusasulla.' }),
      }),
    )
    .max(4)
    .default([])
    .meta({ title: 'Nimi muilla kielillä', item: 'sana' }),
  facts: z
    .array(
      z.strictObject({
        label: z.string().min(1).max(40).meta({ title: 'Otsake' }),
        value: z.string().min(1).max(80).meta({ title: 'Arvo' }),
      }),
    )
    .max(6)
    .default([])
    .meta({ title: 'Tiedot', item: 'tieto' }),
  /** A line to take along, such as for a menu card. */
  line: z
    .strictObject({
      label: z.string().min(1).max(40).meta({ title: 'Otsake' }),
      text: z.string().min(1).max(160).meta({ title: 'Teksti' }),
    })
    .optional()
    .meta({ title: 'Poimittava rivi', help: 'Esimerkiksi ruokalistalle.' }),
  links: z.array(link).max(3).default([]).meta({ title: 'Linkit', item: 'linkki' }),
})

export const cutMapSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(300).optional().meta({ title: 'Teksti' }),
    animal: z
      .enum(Object.keys(animals) as [Animal, ...Animal[]])
      .meta({ title: 'Eläin', options: { chicken: 'Broileri', pig: 'Sika', cattle: 'Nauta' } }),
    /** Above the list of cuts. */
    label: z.string().min(1).max(60).meta({ title: 'Luettelon yläpuolella' }),
    /** What the pin in the chosen part says: the temperature inside. */
    pin: z.string().max(12).optional().meta({ title: 'Neulan teksti', help: 'Valitun osan sisälämpötila.' }),
    cuts: z.array(cut).min(2).max(12).meta({ title: 'Palat', item: 'pala' }),
  })
  .superRefine(({ animal, cuts }, context) => {
    for (const [at, { parts }] of cuts.entries())
      for (const part of parts)
        if (!(part in animals[animal].parts)) {
          const known = Object.keys(animals[animal].parts).join(', ')
          context.addIssue({ code: 'custom', path: ['cuts', at, 'parts'], message: `'${part}' is none of ${known}` })
        }
  })
  .meta({ title: 'Ruhonosien kartta', help: 'Piirros, jonka osia painetaan.' })

export type Cut = z.output<typeof cut>
