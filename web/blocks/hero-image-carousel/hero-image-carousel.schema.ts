import { z } from 'zod'
import { link, picture } from '#contract/content/content.ts'

export const heroImageCarouselSchema = z
  .strictObject({
    /** The text stays while the pictures change, so that nobody has to read it in a hurry. */
    title: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
    links: z
      .array(link)
      .max(2)
      .default([])
      .meta({ title: 'Linkit', item: 'linkki', help: 'Enintään kaksi painiketta tekstin alla.' }),
    /** How long each picture is shown, in seconds. */
    interval: z.number().min(2).max(60).default(5).meta({ title: 'Kuvan kesto', help: 'Sekunteina.' }),
    slides: z
      .array(z.strictObject({ image: picture.meta({ title: 'Kuva' }) }))
      .min(1)
      .max(8)
      .meta({ title: 'Kuvat', item: 'kuva' }),
  })
  .meta({ title: 'Avaus: vaihtuvat kuvat', help: 'Teksti pysyy, kuvat vaihtuvat.' })
