import type { z } from 'zod'
import { file, picture } from '#web/block-kit/example-media.ts'
import type { heroVideoSchema } from './hero-video.schema.ts'

const film = {
  picture: picture('yritys-hero', 'Karjaa ja viljapelto, taustalla punainen navetta'),
  video: file('pellolta-poytaan.mp4'),
  captions: file('pellolta-poytaan-fi.vtt'),
}

export const heroVideoExamples: Record<string, z.input<typeof heroVideoSchema>> = {
  'a film with words and links': {
    eyebrow: 'Kaskimaa Oyj',
    title: 'Pellolta pöytään',
    text: 'Sata vuotta samaa asiaa, joka päivä vähän paremmin.',
    links: [
      { label: 'Yhtiö lyhyesti', link: '#yhtio' },
      { label: 'Avoimet työpaikat', link: '#tyo' },
    ],
    ...film,
  },
  'only a title, with a long word': { title: 'Lähiruokatuottajaosuuskuntatoimintakertomus', ...film },
}
