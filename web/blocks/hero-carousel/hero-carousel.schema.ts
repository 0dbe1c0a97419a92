import { z } from 'zod'
import { link, picture } from '#contract/content/content.ts'

const heroSlide = z.strictObject({
  image: picture.meta({ title: 'Kuva' }),
  /** Overrides the picture's own alternative text. */
  imgText: z.string().max(200).optional().meta({ title: 'Vaihtoehtoinen teksti', help: 'Kuvan oman tekstin sijasta.' }),
  text: z.string().min(1).max(160).meta({ title: 'Teksti' }),
  textAlignment: z
    .enum(['Left', 'Center'])
    .default('Left')
    .meta({ title: 'Tekstin paikka', options: { Left: 'Vasen', Center: 'Keski' } }),
  /** Darkens the picture and puts the text directly on it; otherwise the text has its own background. */
  darken: z.boolean().default(false).meta({ title: 'Tummenna kuva', help: 'Teksti tulee suoraan kuvan päälle.' }),
  links: z
    .array(link)
    .max(2)
    .default([])
    .meta({ title: 'Linkit', item: 'linkki', help: 'Enintään kaksi painiketta tekstin alla.' }),
})

export const heroCarouselSchema = z
  .strictObject({ slides: z.array(heroSlide).min(1).max(8).meta({ title: 'Kuvat', item: 'kuva' }) })
  .meta({ title: 'Avauskaruselli', help: 'Sivun avaus, jossa kuvat ja tekstit vaihtuvat.' })
