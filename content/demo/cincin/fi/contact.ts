import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { card, cards, pageCard, sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/ota-yhteytta',
  key: 'contact',
  title: 'Ota yhteyttä',
  heading: 'Kirjoita, me napostelemme',
  description: 'Kerro, mikä loppui kesken, mikä jäi yli ja kuka vei viimeisen palan. Vastaamme arkisin, suu tyhjänä.',
  picture: picture('cincin-story', 'Kaksi ystävää lasit koholla valojen alla, edessä lauta suupaloja'),
  publishDate: '2026-10-19',
  blocks: [
    text('yhteys', `## Näin meidät tavoittaa\n\n${contactDetails(navigation, 'fi')}`),
    text(
      'vika',
      `
## Jos paketissa oli vikaa

Kuva etiketistä riittää alkuun: siinä on päiväys ja erä. Älä syö loppuun ennen kuin olemme vastanneet, vaikka tekisi mieli.
`,
      'brand',
    ),
    text(
      'juhlat',
      `
## Jos ilta on isompi

Yli kahdenkymmenen hengen illoista puhutaan [Herkkutiskin](site:deli/ota-yhteytta) kanssa, ravintoloista ja baareista [ammattilaismyynnin](site:ammattilaiset/ota-yhteytta). Me tulemme mielellään kylään, mutta emme ole pitopalvelu.
`,
    ),
    cards('luettavaa', 'Sillä välin', {
      tone: 'surface',
      shape: 'square',
      columns: 'Two',
      rows: 3,
      cards: [
        pageCard('/illanvietto'),
        card(
          'Rullaa',
          'Salamirulla eli kravatti',
          'Viisi minuuttia, kaksikymmentä palaa.',
          '/#rullat',
          picture('cincin-lautanen', 'Salamia, kinkkua ja juustoa tummalla lautasella'),
        ),
      ],
    }),
  ],
})
