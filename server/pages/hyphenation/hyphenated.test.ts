import { expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { hyphenated } from './hyphenated.ts'

const parted: Record<Language, readonly string[]> = {
  fi: [
    'pippuri-grilli-makkara',
    'jauhe-liha-keitto',
    'nak-ki-stro-ga-noff',
    'toimitus-osoite',
    'kypsennys-ohjeet',
    'naudan-ulko-filee',
    'yhdistelmä-uuni',
    'sie-ni-ri-sotto',
    'hampuri-lainen',
  ],
  se: [
    'kyck-ling-lår-filé',
    'livs-medels-för-sälj-ning',
    'kyck-ling-strimlor',
    'styck-nings-anlägg-ningen',
    'bolags-stämman',
  ],
  de: ['Schwei-ne-fleisch', 'Weih-nachts-tafel', 'Dienst-leis-tungen', 'bestel-lungen', 'hähn-chen-brust-fi-lets'],
  en: ['specifica-tions', 'sustain-ability', 'respon-sibility', 'slaughter-house', 'micro-bio-logy'],
}

it.each(Object.entries(parted))('parts long words as people who write %s do', (language, words) => {
  const found = words.map((word) =>
    hyphenated(word.replaceAll('-', ''), language as Language).replaceAll('\u00ad', '-'),
  )
  expect(found).toEqual(words)
})

it('leaves at least three letters before a break and four after it', () => {
  expect(hyphenated('yölämpötilojakin', 'fi').split('\u00ad').at(0)?.length).toBeGreaterThanOrEqual(3)
  for (const word of ['ravintoloissa', 'kunnianosoitukset', 'alkoholittomia']) {
    const parts = hyphenated(word, 'fi').split('\u00ad')
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.at(-1)?.length).toBeGreaterThanOrEqual(4)
  }
})

it('keeps the letters as they are, capitals too', () => {
  expect(hyphenated('PIPPURIGRILLIMAKKARA', 'fi').replaceAll('\u00ad', '-')).toBe('PIPPURI-GRILLI-MAKKARA')
})
