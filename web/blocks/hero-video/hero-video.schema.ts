import { z } from 'zod'
import { link, picture } from '#contract/content/content.ts'
import { captionsFile, videoFile } from '#contract/content/files.ts'

export const heroVideoSchema = z
  .strictObject({
    eyebrow: z.string().max(60).optional().meta({ title: 'Yläotsikko', help: 'Lyhyt teksti otsikon yläpuolella.' }),
    title: z.string().min(1).max(90).meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
    /** Shown until the film plays, on paper and in link previews. Its alternative text says what the film shows. */
    picture: picture.meta({
      title: 'Kuva',
      help: 'Näkyy, kunnes video alkaa. Vaihtoehtoinen teksti kertoo, mitä videolla näkyy.',
    }),
    /** Without sound: it plays by itself. */
    video: videoFile.meta({ title: 'Video', help: 'Ääneton: se alkaa itsestään.' }),
    /** What the film tells, in the language of the page. */
    captions: captionsFile.meta({ title: 'Tekstitys', help: 'Sivun kielellä.' }),
    links: z
      .array(link)
      .max(2)
      .default([])
      .meta({ title: 'Linkit', item: 'linkki', help: 'Enintään kaksi painiketta tekstin alla.' }),
  })
  .meta({ title: 'Avaus: video' })
