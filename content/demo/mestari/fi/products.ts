import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/tuotteet',
  key: 'products',
  title: 'Tuotteet',
  heading: 'Viisi hyvää syytä',
  description:
    'Makkaraa, nakkia, pekonia ja kinkkua. Ei kahtakymmentä makua, koska kahtakymmentä ei kukaan ehdi maistaa aamuvuorossa.',
  picture: picture('mestari-hero', 'Makkaroita grillin ritilällä hiilloksen yllä'),
  publishDate: '2026-08-24',
  blocks: [
    itemGrid('kaikki-tuotteet', 'Kaikki tuotteet', 'product', { count: 48, filter: { cardType: 'productCard' } }),
    pictured('grillimakkarat', {
      heading: 'Grillimakkarat',
      picture: picture('makkarat', 'Makkaroita ja sipulirenkaita paistinpannulla'),
      text: `
Karkea massa, luonnonsuoli, ei jauhoja. Kolme makua: **tavallinen**, **pippuri** ja **juusto**. Juusto on lapsille. Aikuisetkin saavat ottaa.

Luonnonsuoli on paksuudeltaan epätasainen. Se ei ole vika, se on suoli.
`,
      links: [{ label: 'Näin grillaat', link: '/#grilli' }],
    }),
    pictured('lenkit', {
      tone: 'surface',
      side: 'right',
      heading: 'Lenkit',
      picture: picture('lenkkimakkara', 'Lenkkimakkara ja viipaleita leikkuulaudalla'),
      text: `
Savulenkki uuniin, saunalenkki kiukaalle, siskonmakkara keittoon. Savulenkki on ollut savussa kolme tuntia ja kestää uunin. Siskonmakkara on raaka ja puristetaan kuorestaan: keitä se kypsäksi.
`,
      links: [{ label: 'Uunilenkki', link: '/#lenkki' }],
    }),
    text(
      'nakit',
      `
## Nakit

Yksi nakki, oikean kokoinen. Kuoreton, koska lapset kuorivat sen kuitenkin. Lämmitä vedessä, joka on juuri lakannut kiehumasta.
`,
      'deep',
    ),
    pictured('pekoni', {
      heading: 'Pekoni',
      picture: picture('pekoni', 'Pekonia ja paistettu muna pannulla'),
      text: `
Kylkeä, suolaa, leppää. Kuivasuolattu, joten pannulle ei jää vesilammikkoa. Ohut siivu hampurilaiseen, kolmen millin siivu aamiaiselle.
`,
    }),
    pictured('savukinkku', {
      tone: 'surface',
      side: 'right',
      heading: 'Savukinkku',
      picture: picture('kinkku', 'Kinkkuviipaleita leikkuulaudalla'),
      text: `
Kypsä, lepällä savustettu, luuton. Puolikas kaksi kiloa, kokonainen neljä. Tarjoa kylmänä tai lämmitä foliossa 100 asteessa, kunnes sisällä on 55. Pidempään ei pidä, se on jo kypsä.
`,
      links: [{ label: 'Joulupöytään', link: '/#joulu' }],
    }),
    cards('mista', 'Mistä saa?', {
      shape: 'square',
      columns: 'Three',
      rows: 3,
      cards: [
        card(
          'Kotiin',
          'Lihakauppa',
          'Samassa laatikossa lihan kanssa.',
          'site:lihakauppa/tuotteet#makkarat',
          picture('lihakauppa-paketti', 'Paperiin käärittyjä, narulla sidottuja lihapaketteja'),
        ),
        card(
          'Keittiöön',
          'Ammattilaiset',
          'Viiden kilon laatikot ja annospainot.',
          'site:ammattilaiset/tuotteet',
          picture('lounastarjotin', 'Lounas tarjottimella: broileria, salaattia, leipää ja maitoa'),
        ),
        pageCard('/tarina'),
      ],
    }),
  ],
})
