import { expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { timesInText } from './times-in-text.ts'

const found = (text: string, language: Language) =>
  timesInText(text, language).map(({ start, end, seconds }) => `${text.slice(start, end)} = ${seconds / 60}`)

it.each([
  ['fi', 'Paista 20 minuuttia ilman kantta.', ['20 minuuttia = 20']],
  ['fi', 'Paista 225 asteessa 20–25 minuuttia.', ['20–25 minuuttia = 20']],
  ['fi', 'Hauduta kolme tuntia, jatka vielä 40 minuuttia.', ['kolme tuntia = 180', '40 minuuttia = 40']],
  ['fi', 'Kypsennä kannen alla 150 °C:ssa 2,5 tuntia.', ['2,5 tuntia = 150']],
  ['fi', 'Anna levätä puoli tuntia.', ['puoli tuntia = 30']],
  ['fi', 'Peitä viimeiseksi puoleksi tunniksi.', ['puoleksi tunniksi = 30']],
  ['fi', 'Anna tekeytyä tunti kylmässä.', ['tunti = 60']],
  ['fi', 'Lisää tomaatit viimeiseksi minuutiksi, pavut viideksi minuutiksi.', ['viideksi minuutiksi = 5']],
  ['fi', 'Keitä minuutti vähemmän kuin pakkaus neuvoo.', []],
  ['fi', 'Paista tunti ja 15 minuuttia.', ['tunti ja 15 minuuttia = 75']],
  ['fi', 'Käännä kahden minuutin välein.', []],
  ['fi', 'Lisää minuutin kuluttua.', ['minuutin = 1']],
  ['fi', 'Liota kylmässä vähintään 12 tuntia.', []],
  ['fi', 'Leikkaa 2 cm kuutioiksi, 180 astetta.', []],
  ['en', 'Boil for 15 minutes, then rest for half an hour.', ['15 minutes = 15', 'half an hour = 30']],
  ['en', 'Simmer for two and a half hours.', ['two and a half hours = 150']],
  ['en', 'Leave in the fridge for an hour.', ['an hour = 60']],
  ['en', 'Brown it for a couple of minutes.', ['a couple of minutes = 2']],
  ['en', 'Bake for 1 hour 20 minutes.', ['1 hour 20 minutes = 80']],
  ['en', 'Cook for a minute less than the packet says.', []],
  ['en', 'Add them minutes later.', []],
  ['se', 'Koka i en och en halv timme.', ['en och en halv timme = 90']],
  ['se', 'Låt vila i minst en halvtimme.', ['en halvtimme = 30']],
  ['se', 'Stek i tio minuter, 12–15 minuter i ugn.', ['tio minuter = 10', '12–15 minuter = 12']],
  ['se', 'Låt stå i en kvart.', ['en kvart = 15']],
  ['de', 'Salzen und eine halbe Stunde beschweren.', ['eine halbe Stunde = 30']],
  [
    'de',
    'Mindestens eine Stunde kalt stellen, anderthalb Stunden braten.',
    ['eine Stunde = 60', 'anderthalb Stunden = 90'],
  ],
  ['de', '8 bis 10 Minuten braten.', ['8 bis 10 Minuten = 8']],
] as const)('in %s reads the times of "%s"', (language, text, expected) => {
  expect(found(text, language)).toEqual(expected)
})

it('finds a time in every instruction of the recipes that speaks of minutes or hours', () => {
  const instructions = demoSites.flatMap(({ language, pages }) =>
    pages.flatMap(({ item }) =>
      item?.kind === 'recipe'
        ? item.steps.flatMap((step) => step.instructions.map((text) => ({ language, text })))
        : [],
    ),
  )
  const timed = instructions.filter(({ text }) => /minuut|tunti|tuntia|tunnin|hour|minute|timm|minut|stund/i.test(text))
  const missed = timed.filter(({ text, language }) => timesInText(text, language).length === 0)
  expect(timed.length).toBeGreaterThan(120)
  // A day in water, and less than what a packet says, are no timers.
  const none = /vähemmän kuin|less than|12 tuntia|tolv timmar/
  expect(missed.map(({ text }) => text).filter((text) => !none.test(text))).toEqual([])
})
