import { z } from 'zod'
import { link, picture } from '#contract/content/content.ts'

export const heroSchema = z
  .strictObject({
    /** `cover`: text on the picture; `split`: text beside it; `poster`: large centred text above it. */
    layout: z
      .enum(['cover', 'split', 'poster'])
      .default('split')
      .meta({
        title: 'Asettelu',
        options: { cover: 'Teksti kuvan päällä', split: 'Teksti kuvan vieressä', poster: 'Suuri teksti kuvan yllä' },
      }),
    /** `half`: on a listing, so that what it lists is seen without scrolling. */
    height: z
      .enum(['full', 'half'])
      .default('full')
      .meta({
        title: 'Korkeus',
        help: 'Puolikas sopii luettelon yläpuolelle.',
        options: { full: 'Täysi', half: 'Puolikas' },
      }),
    /** `deep`: the colour of the footer, for a brand at home in the evening. */
    tone: z
      .enum(['brand', 'deep'])
      .default('brand')
      .meta({ title: 'Sävy', options: { brand: 'Brändin väri', deep: 'Syvä' } }),
    eyebrow: z.string().max(60).optional().meta({ title: 'Yläotsikko', help: 'Lyhyt teksti otsikon yläpuolella.' }),
    title: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
    picture: picture.meta({ title: 'Kuva' }),
    links: z
      .array(link)
      .max(2)
      .default([])
      .meta({ title: 'Linkit', item: 'linkki', help: 'Enintään kaksi painiketta tekstin alla.' }),
  })
  .meta({ title: 'Avaus', help: 'Sivun avaus: otsikko, kuva ja painikkeet.' })
