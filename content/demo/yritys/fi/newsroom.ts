import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, sectionPage, text } from '#content/sections.ts'

export const newsroom = sectionPage({
  path: '/uutishuone',
  key: 'newsroom',
  title: 'Uutishuone',
  heading: 'Tiedotteet ja taustat',
  description: 'Mitä Kaskimaa on päättänyt, rakentanut ja mitannut. Viestintä vastaa toimittajille arkisin klo 8–17.',
  picture: picture('yritys-toimitalo', 'Kaskimaan toimitalo'),
  publishDate: '2026-10-22',
  blocks: [
    itemGrid('kaikki-uutiset', 'Tuoreimmat', 'news', { filter: { cardType: 'cisionCard' } }),
    cards('tiedotteet', 'Uusimmat', {
      shape: 'wide',
      columns: 'Two',
      cards: [
        pageCard('/uutishuone/hukkalampo-talteen-kauhavalla'),
        card(
          'Historia',
          'Kaskimaa vuosi vuodelta',
          'Vuosiluvut ja käännekohdat toimittajan tarkistettaviksi.',
          '/historia',
          picture('maatila', 'Maatila peltojen keskellä'),
        ),
      ],
    }),
    text(
      'medialle',
      `
## Medialle

Viestintä, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), [+358 20 000 0110](tel:+358200000110). Kerro aihe ja milloin juttu sulkeutuu. Haastateltava löytyy yleensä samana päivänä, tuotannosta seuraavana.

Tuotantotiloihin pääsee kuvaamaan sovitusti. Varaa kaksi tuntia, josta puolet kuluu käsien pesuun ja suojavaatteisiin.
`,
      'surface',
    ),
    text(
      'faktat',
      `
## Tarkistetut luvut

- Perustettu 1903 osuuskunnaksi Etelä-Pohjanmaalla
- Noin 4 200 työntekijää
- Viisi liiketoimintaa: teurastus, lihavalmisteet, siipikarja, food service ja vienti
- Kotimarkkinat Suomi ja Ruotsi
- Pääkonttori Kaskimaantie 3, Seinäjoki
`,
    ),
    text(
      'kriisi',
      `
## Takaisinvedoista

Jos tuote vedetään pois myynnistä, tiedote julkaistaan ensin täällä ja toimitetaan samalla hetkellä kaupoille, viranomaiselle ja medialle. Siinä lukee tuote, erä, syy ja ohje kuluttajalle. Muita tarkoituksia sillä ei ole.
`,
      'surface',
    ),
  ],
})
