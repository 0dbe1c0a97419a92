import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { card, cards, pageCard, sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/ota-yhteytta',
  key: 'contact',
  title: 'Ota yhteyttä',
  heading: 'Viittaa, niin vastataan',
  description:
    'Materiaalit, tilavierailut ja oppilaiden kysymykset, myös ne kiusalliset. Vastaamme koulupäivinä klo 8–15.',
  picture: picture('koulu-hero', 'Koululounas tarjottimella, vieressä kirja ja kyniä'),
  publishDate: '2026-08-10',
  blocks: [
    text('yhteys', `## Toimitus\n\n${contactDetails(navigation, 'fi')}`),
    text(
      'paketti',
      `
## Näin tilaat paperisen paketin

Kirjoita sähköpostiin koulun nimi ja osoite, luokka-aste, oppilasmäärä ja ne tunnit, jotka haluat. Paketti on maksuton ja lähtee viikossa. Syyslukukauden alussa siihen voi mennä kaksi.
`,
      'surface',
    ),
    text(
      'periaatteet',
      `
## Mitä emme tee

- Emme kerää oppilaiden tietoja emmekä pyydä kuvia.
- Emme järjestä kilpailuja, joissa palkinto on tuote.
- Emme pane tuotemerkkejä tehtäviin.
- Emme vastaa oppilaan puolesta kysymykseen, onko lihan syöminen oikein. Siihen annamme luettavaa monelta puolelta.
`,
      'brand',
    ),
    cards('luettavaa', 'Ennen kuin kysyt', {
      shape: 'wide',
      columns: 'Two',
      rows: 3,
      cards: [
        pageCard('/materiaalit'),
        card(
          'Oppilaalle',
          'Viisi kysymystä',
          'Joku uskalsi jo kysyä nämä.',
          '/#oppilaalle',
          picture('nakit', 'Nakkeja ja sinappia lautasella'),
        ),
      ],
    }),
  ],
})
