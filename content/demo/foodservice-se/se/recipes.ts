import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const recipes = sectionPage({
  path: '/recept',
  key: 'recipes',
  title: 'Recept',
  heading: 'Hundra portioner, inga gissningar',
  description: 'Tre klassiker som är vägda, kokta och uppätna. Mängderna gäller hundra lunchportioner för vuxna.',
  picture: picture('foodservice-se-lunch', 'Lunch på tallrik'),
  publishDate: '2026-08-17',
  blocks: [
    itemGrid('alla-recept', 'Alla recept', 'recipe'),
    pictured('artsoppa', {
      eyebrow: '100 portioner, 4 dl',
      heading: 'Ärtsoppa',
      picture: picture('keitto', 'En skål soppa med rotsaker'),
      text: `
- 7,5 kg torkade gula ärter, blötlagda över natten
- 6 kg rimmat fläsk, 1,5 kg lök
- 40 g timjan, 25 g mejram, 1 kg senap till borden

1. Koka fläsket för sig med lök och lagerblad i två timmar.
2. Koka ärterna i nytt vatten, skumma, 1,5 timme.
3. Späd med fläskbuljong till rätt sälta. Servera köttet vid sidan om.
`,
      links: [{ label: 'Så gör Hyttbacksskolan', link: '/koksvardag' }],
    }),
    pictured('kalops', {
      tone: 'surface',
      side: 'right',
      eyebrow: '100 portioner, 2 dl',
      heading: 'Kalops',
      picture: picture('karjalanpaisti', 'En ångande gryta med kött och morötter'),
      text: `
- 12 kg grytbitar av nöt
- 3 kg lök, 3 kg morötter
- 9 l buljong, 40 kryddpepparkorn, 15 lagerblad, 400 g vetemjöl

1. Bryn köttet i ugn, 220 °C i en kvart.
2. Pudra över mjölet, lägg i resten, slå på varm buljong.
3. Lock på, 150 °C i två och en halv timme. Rödbetor till.
`,
    }),
    pictured('kycklinggryta', {
      eyebrow: '100 portioner, 2 dl',
      heading: 'Kycklinggryta med curry och äpple',
      picture: picture('broilerisalaatti', 'Kyckling och grönsaker i skål'),
      text: `
- 13 kg strimlad kyckling
- 2 kg lök, 3 kg äpple, 150 g curry
- 6 l buljong, 4 l matlagningsgrädde, 500 g majsstärkelse

1. Stek kycklingen i tre omgångar, 75 °C eller mer.
2. Fräs lök, äpple och curry. Buljong och grädde på.
3. Red av, blanda, varmhåll i minst 60 °C.
`,
    }),
    text(
      'omrakning',
      `
## Räkna om

Förskola 0,5. Låg- och mellanstadium 0,7. Högstadium, gymnasium och vuxna 1,0. Räkna salt på den färdiga rätten: sex gram per liter soppa, åtta per liter gryta.
`,
      'deep',
    ),
  ],
})
