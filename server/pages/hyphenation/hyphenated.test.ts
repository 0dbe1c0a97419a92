import { expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { listed } from './compound-joints.ts'
import { hyphenated } from './hyphenated.ts'
import { frequentFinnish, otherFinnish, unseenFinnish } from './judged/finnish.ts'
import { frequentGerman, unseenGerman } from './judged/german.ts'
import { verdictOn } from './judged/judge.ts'
import { frequentSwedish, unseenSwedish } from './judged/swedish.ts'

const parted: Record<Language, readonly string[]> = {
  fi: [
    'pippuri-grilli-makkara',
    'jauhe-liha-keitto',
    'nakki-stroganoff',
    'toimitus-osoite',
    'kypsennys-ohjeet',
    'naudan-ulko-filee',
    'yhdistelmä-uuni',
    'sieni-risotto',
    'ham-pu-ri-lainen',
    'valmistus-aika',
    'ainesosa-luetteloon',
    'basilika-pestoa',
  ],
  se: [
    'kyckling-lår-filé',
    'livs-medels-för-sälj-ning',
    'kyckling-strimlor',
    'stycknings-an-lägg-ningen',
    'bolags-stämman',
  ],
  de: ['Schweine-fleisch', 'Weihnachts-tafel', 'Dienst-leistungen', 'bestel-lungen', 'hähnchen-brust-filets'],
  en: ['specifica-tions', 'sustain-ability', 'respon-sibility', 'slaughter-house', 'micro-bio-logy'],
}

it.each(Object.entries(parted))('parts long words as people who write %s do', (language, words) => {
  const found = words.map((word) =>
    hyphenated(word.replaceAll('-', ''), language as Language).replaceAll('\u00ad', '-'),
  )
  expect(found).toEqual(words)
})

it.each<[string, Language, string, { right: number; wrong: number }]>([
  ['frequent Finnish', 'fi', frequentFinnish + otherFinnish, { right: 0.99, wrong: 0 }],
  ['unseen Finnish', 'fi', unseenFinnish, { right: 0.92, wrong: 0.005 }],
  ['frequent Swedish', 'se', frequentSwedish, { right: 0.99, wrong: 0 }],
  ['unseen Swedish', 'se', unseenSwedish, { right: 0.85, wrong: 0.02 }],
  ['frequent German', 'de', frequentGerman, { right: 0.99, wrong: 0 }],
  ['unseen German', 'de', unseenGerman, { right: 0.85, wrong: 0 }],
])('parts %s words where they were parted by hand', (_, language, list, { right, wrong }) => {
  const verdicts = listed(list).map((word) => ({ word, ...verdictOn(word, language) }))
  const bad = verdicts.filter(({ wrong, needless, missed }) => wrong + needless + missed > 0)
  const breaks = verdicts.reduce((sum, each) => sum + each.breaks, 0)
  const wrongBreaks = verdicts.reduce((sum, each) => sum + each.wrong, 0)
  const report = bad.map(({ word, found }) => `${word} as ${found}`).join('\n')
  expect(1 - bad.length / verdicts.length, report).toBeGreaterThanOrEqual(right)
  expect(wrongBreaks / breaks, report).toBeLessThanOrEqual(wrong)
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
