import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'

export const jobs = sectionPage({
  path: '/lediga-jobb',
  key: 'jobs',
  title: 'Lediga jobb',
  heading: 'Ett yrke man lär sig genom att göra',
  description:
    'Styckare, tekniker, chaufförer, kockar och utvecklare. Så kommer du till oss, och det här gör du första veckan.',
  picture: picture('yritys-story', 'Tre anställda utanför en produktionsanläggning'),
  publishDate: '2026-10-01',
  blocks: [
    text(
      'arbetet',
      `
## Det här gör vi

- **Produktion:** styckare, maskinoperatörer, packare, hygienpersonal
- **Underhåll:** el, automation och kylteknik
- **Kvalitet och djur:** veterinärer, laboratorium, gårdsrådgivare
- **Logistik:** chaufförer, lager, ordermottagning
- **Övriga huset:** kockar, inköpare, ekonomi, mjukvara

Flest anställs i mars och september. Spontanansökningar läses året om.
`,
    ),
    text(
      'larlingar',
      `
## Lärlingar

Lärlingstiden för en styckare är ungefär ett och ett halvt år. En handledare arbetar bredvid dig, fyra dagar i månaden går du i skola och lönen börjar första dagen.
`,
      'brand',
    ),
    text(
      'sverige',
      `
## Jobb i Sverige

I Stockholm finns försäljning, kundtjänst och produktutveckling, i Alsjöhyttan rökeriet med sina nattvakter. Arbetsspråket är svenska. Finska är till nytta men inget krav; kaffe är bådadera.
`,
    ),
    text(
      'ansokan',
      `
## Så söker du

1. Skriv till [rekry@kaskimaa.example](mailto:rekry@kaskimaa.example). Berätta vilket jobb, vilken ort och när du kan börja.
2. Vi ringer inom två veckor, även när svaret är nej.
3. Intervjun är en halvtimme vid ett bord och en halvtimme i produktionen.

Ansökningar sparas i två år, se [hur vi behandlar personuppgifter](/se/integritet).
`,
      'surface',
    ),
  ],
})
