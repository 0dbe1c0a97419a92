import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

type Texts = Pick<AuthoredPage, 'path' | 'key' | 'title' | 'description'> & { text: string }

// Until the shop has its checkout and accounts, these pages say how an order is made meanwhile.
const page = ({ text, ...page }: Texts): AuthoredPage => ({
  ...page,
  template: 'article',
  publishDate: '2026-11-02',
  blocks: [{ type: 'rich-text', props: { content: richText(text) } }],
})

const byTelephone =
  'Soita [+358 20 000 0220](tel:+358200000220) arkisin klo 8–16 tai kirjoita [lihakauppa@kaskimaa.example](mailto:lihakauppa@kaskimaa.example).'

/** The pages that the shop's header leads to. */
export const customerPages = [
  page({
    path: '/kirjaudu',
    key: 'login',
    title: 'Kirjaudu',
    description: 'Oma tili pitää osoitteen, tilaukset ja toimitusajat tallessa. Toistaiseksi palvelemme puhelimitse.',
    text: `
## Tilit avataan verkkotilausten kanssa

Kun verkkotilaukset aukeavat, kirjaudut tällä sivulla omalle tilillesi. Siihen asti tiskin takana on ihminen. ${byTelephone}

Tilauksen tilanteen saat tietää tilausnumerolla, joka on vahvistusviestin ensimmäisellä rivillä.
`,
  }),
  page({
    path: '/oma-tili',
    key: 'account',
    title: 'Oma tili',
    description: 'Omat tiedot, osoitteet ja tilaushistoria yhdessä paikassa.',
    text: `
## Omat tiedot

Tilisi tiedot näkyvät täällä, kun verkkotilaukset aukeavat. Osoitteen tai toimitusajan muutamme siihen asti puhelimessa. ${byTelephone}
`,
  }),
  page({
    path: '/ostoskori',
    key: 'cart',
    title: 'Ostoskori',
    description: 'Valitsemasi tuotteet ja tie kassalle.',
    text: `
## Tilaa toistaiseksi puhelimitse

Verkon kassa ei ole vielä auki. Kerro meille, mitä haluat ja milloin: leikkaamme, pakkaamme ja tuomme sen samalla kylmäkuljetuksella. ${byTelephone}

[Katso, mitä tiskissä on](/tuotteet) ja [miten toimitus kulkee](/ohjeet).
`,
  }),
]
