import type { FramePart } from '#contract/office/frames/frame-of-office.ts'

type Words = { part: FramePart; label: string; about: string; published: string }

/** By their word in the address. */
export const partWords = {
  valikot: {
    part: 'navigation',
    label: 'Valikot ja alatunniste',
    about: 'Linkit sivuston jokaisen sivun ylä- ja alareunassa.',
    published: 'Valikot on julkaistu. Kaikki sivut näyttävät ne heti.',
  },
  luokittelu: {
    part: 'taxonomy',
    label: 'Luokittelu',
    about: 'Tuoteryhmät, luokat ja suodattimet, joilla tuotteita, reseptejä ja uutisia haetaan.',
    published: 'Luokittelu on julkaistu. Kaikki sivut näyttävät sen heti.',
  },
  tekstit: {
    part: 'texts',
    label: 'Bannerin ja ikkunoiden tekstit',
    about: 'Evästebannerin ja sivujen päälle avautuvien ikkunoiden tekstit.',
    published: 'Tekstit on julkaistu. Kaikki sivut näyttävät ne heti.',
  },
} as const satisfies Record<string, Words>

export type PartWord = keyof typeof partWords
