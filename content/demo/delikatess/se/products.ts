import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/produkter',
  key: 'products',
  title: 'Produkter',
  heading: 'Nästa nummer, tack',
  description:
    'Rostbiff, skinka, salami och paté. Vad som skiljer dem åt, hur tunt de ska skäras och hur mycket som går åt.',
  picture: picture('delikatess-hero', 'Smörgåsar med skinka och salami på ett dukat bord'),
  publishDate: '2026-05-04',
  blocks: [
    itemGrid('alla-produkter', 'Alla produkter', 'product', { count: 48 }),
    pictured('rostbiff', {
      heading: 'Rostbiff',
      picture: picture('uunipaisti', 'Stek med rosa skivor på en skärbräda'),
      text: `
Hel rostbiff, pepprad, stekt på låg värme till 56 °C. Rosa från kant till kant, eftersom ugnen fick ta tid på sig. Skiva vid en och en halv millimeter, vik löst.
`,
    }),
    pictured('skinka', {
      tone: 'surface',
      side: 'right',
      heading: 'Skinka',
      picture: picture('kinkku', 'Skivad skinka på en skärbräda'),
      text: `
Kokt, rökt eller griljerad. Alltid hel muskel, så att skivan har ådring och inte mönster. Den kokta till mackan, den rökta till ägget, den griljerade till dig som inte väntar på december.
`,
    }),
    pictured('salami', {
      heading: 'Salami och medvurst',
      picture: picture('salami-ja-viini', 'Salami, ost och vinglas'),
      text: `
Salamin är söderifrån: fänkål i den ena, rödvin i den andra. Medvursten är härifrån och därför lite syrlig. Båda mognar i veckor och skärs på en millimeter.
`,
    }),
    text(
      'pateer',
      `
## Patéer

Lantpaté i tjock skiva, leverpastej i form, kycklingpaté för den som påstår sig inte tycka om paté. Ta fram dem en halvtimme före gästerna. Pressgurka vid sidan om, alltid.
`,
      'brand',
    ),
    text(
      'mangder',
      `
## Så mycket går det åt

- **Smörgås:** 30–40 g per person
- **Plock:** 100 g per person, tre sorter
- **Middag:** 150 g per person, fyra sorter
- **Landgång:** 100 g pålägg per person, och bröd som räcker [en halv meter](/recept/landgang-for-sex)
`,
      'surface',
    ),
  ],
})
