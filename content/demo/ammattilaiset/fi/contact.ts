import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/ota-yhteytta',
  key: 'contact',
  title: 'Ota yhteyttä',
  heading: 'Ammattilaismyynti on hereillä 6.30',
  description: 'Tilaukset, annoslaskut ja reklamaatiot. Puhelimeen vastaa ihminen, joka on itse tehnyt lounasvuoroja.',
  picture: picture('kuljetus', 'Kuljetusauto matkalla keittiölle'),
  publishDate: '2026-09-01',
  blocks: [
    text(
      'myynti',
      `## Myynti ja neuvonta\n\n${contactDetails(navigation, 'fi')}\n\nTilaus ennen kello kahtatoista on kuormassa seuraavana aamuna.`,
    ),
    text(
      'uusi-asiakas',
      `
## Uusi asiakas

Lähetä Y-tunnus, toimitusosoite, annosmäärä päivässä ja tieto siitä, milloin ovi on auki. Asiakasnumero tulee seuraavana arkipäivänä, ensimmäinen kuorma sitä seuraavana.
`,
      'surface',
    ),
    text(
      'reklamaatio',
      `
## Jos kuormassa on virhe

Kirjaa se rahtikirjaan ja ilmoita samana päivänä kello 15.30 mennessä. Kerro tilausnumero, tuotekoodi, erä ja mitattu lämpötila. Korvaava tuote tulee seuraavassa autossa tai hyvitys seuraavassa laskussa.
`,
    ),
  ],
})
