import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/produkter',
  key: 'products',
  title: 'Produkter',
  heading: 'Råvikt, svinn och kartong',
  description:
    'Sortimentet i den ordning ett kök tänker: rått, fågel, färdiglagat och kallt. Med portionsvikt och förpackning.',
  picture: picture('foodservice-se-hero', 'Kantiner med köttbullar, potatis, sallad och korv'),
  publishDate: '2026-08-17',
  blocks: [
    itemGrid('alla-produkter', 'Alla produkter', 'product', { count: 48, filter: { cardType: 'productCardSe' } }),
    text(
      'not-och-gris',
      `
## Nöt och gris

- **Grytbitar 2–3 cm:** 120 g per portion, 30 % svinn, 5 kg vakuum.
- **Köttfärs** 10 och 17 %: 90 g per portion, 2 och 5 kg.
- **Innanlår i bit:** 150 g per portion, skivas efter natten i ugn.
- **Rimmat fläsk,** bog och lägg: till ärtsoppan, 60 g per portion.
`,
    ),
    pictured('kyckling', {
      tone: 'surface',
      side: 'right',
      heading: 'Kyckling',
      picture: picture('broilerin-koipi', 'Två stekta kycklingklubbor på tallrik'),
      text: `
Filé 140–160 g, lårfilé, strimlor 10 × 40 mm och klubbor. Räkna 130 g rå vikt. Klar vid 75 °C i den tjockaste biten. Fryst alltid i lager, färsk två leveransdagar i veckan.
`,
    }),
    pictured('fardiglagat', {
      heading: 'Färdiglagat',
      picture: picture('lihapullat', 'Köttbullar med sås, potatis och lingon'),
      text: `
För dagen när någon är sjuk. Köttbullar à 15 g, järpar, pulled pork och strimlad kyckling, stekta och frysta. Från kyl till servering på en kvart i 160 °C, över 70 °C inuti.
`,
    }),
    text(
      'korv',
      `
## Korv och chark

Falukorv, prinskorv och rökt grovkorv kommer från [Skogsgårdens rökeri](site:skogsgarden/produkter), pålägg i skivor om 10 g från [Delikatess](site:delikatess/produkter). Falukorven räddar dagen när fisken inte kommer.
`,
      'brand',
    ),
    text(
      'forpackningar',
      `
## Förpackningar och artikelnummer

Artikelnumret har sex siffror och är samma hos grossisten och hos oss. Kartongens etikett bär GTIN, parti och datum som streckkod. Allergener är angivna per artikel; hela listan får du som tabell från [kundtjänst](/kontakt).
`,
      'surface',
    ),
  ],
})
