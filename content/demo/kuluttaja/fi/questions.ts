import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'

export const questions = sectionPage({
  path: '/usein-kysyttya',
  key: 'questions',
  title: 'Usein kysyttyä',
  heading: 'Kuluttajapalvelun kestosuosikit',
  description:
    'Kysymykset, joihin vastaamme joka viikko: säilytys, kypsyys, pakkaukset ja se, miksi liha on joskus vihreä.',
  picture: picture('voileipa', 'Kaksi ruisleipää, joilla on kinkkua, salamia ja kurkkua'),
  publishDate: '2026-10-01',
  blocks: [
    text(
      'sailytys',
      `
## Säilytys

### Voiko sulaneen lihan pakastaa uudelleen?

Raakana ei, kypsennettynä kyllä. Tee siitä ruoka ja pakasta ruoka.

### Kuinka kauan kypsä ruoka säilyy?

Jääkaapissa kaksi tai kolme päivää, kun se on jäähdytetty parissa tunnissa. Kuumenna tarjottaessa höyryävän kuumaksi.

### Jääkaappi näyttää kahdeksaa astetta. Haittaako se?

Haittaa. Tuore liha säilytetään korkeintaan kuudessa ja jauheliha neljässä asteessa. Kylmin kohta on yleensä alahylly takana.
`,
    ),
    text(
      'kypsyys',
      `
## Kypsyys ja väri

### Milloin broileri on kypsä?

Kun paksuin kohta on 75 °C ja lihasneste kirkasta.

### Miksi leikkele välkehtii vihreänä?

Se on valon taittumista lihassyiden pinnasta, sama ilmiö kuin saippuakuplassa. Haju ja päiväys kertovat, onko leikkele hyvä.

### Miksi jauheliha on sisältä harmaata?

Sinne ei ole päässyt happea. Jätä hetkeksi ilmaan, niin väri palaa.
`,
      'surface',
    ),
    text(
      'pakkaukset',
      `
## Pakkaukset

### Mihin pakkaus lajitellaan?

Muovirasia ja kalvo muovinkeräykseen, etiketti saa jäädä. Pahvikääre kartonkiin. Huuhtelu kylmällä vedellä riittää.

### Mistä näen gluteenin ja maidon?

Allergeenit on lihavoitu ainesosaluettelossa. Jos resepti muuttuu, luettelo muuttuu samana päivänä, joten lue se myös tutusta paketista.
`,
    ),
    text(
      'palaute',
      `
## Jos tuotteessa on vikaa

Säilytä pakkaus ja ota kuva päiväysmerkinnästä. Sen avulla löydämme erän, kellon ja linjan. Ota yhteyttä [kuluttajapalveluun](/ota-yhteytta); Lihakaupan tilauksista vastaa [Lihakaupan oma väki](site:lihakauppa/ohjeet#reklamaatio).
`,
      'brand',
    ),
  ],
})
