import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, pictured, sectionPage } from '#content/sections.ts'

export const recipes = sectionPage({
  path: '/recept',
  key: 'recipes',
  title: 'Recept',
  heading: 'Mat för folk som har varit ute',
  description: 'Gjutjärn, fläsk och tålamod. Tre rätter som smakar bäst när man är lite för hungrig.',
  picture: picture('mestari-grilli', 'Korvar på grillen'),
  publishDate: '2026-06-01',
  blocks: [
    itemGrid('alla-recept', 'Alla recept', 'recipe'),
    pictured('kolbulle', {
      heading: 'Kolbulle, för två vid en eld',
      picture: picture('metsa', 'Skog i kvällsljus'),
      text: `
Vispa 2 dl mjöl, 3 dl vatten och en halv tesked salt på förmiddagen, så att smeten hinner tänka. Stek 200 g sidfläsk i tärningar i en het gjutjärnspanna.

Häll smeten över fläsket, grädda, vänd i luften om någon tittar på. Lingon till. Ät ur pannan.
`,
    }),
    pictured('raggmunk', {
      tone: 'surface',
      side: 'right',
      heading: 'Raggmunk med fläsk, för fyra',
      picture: picture('pekoni', 'Bacon och stekt ägg i en stekpanna'),
      text: `
Vispa 2 dl mjöl, 4 dl mjölk, ett ägg och en tesked salt. Riv 800 g fast potatis rakt ner i smeten, i sista minuten, annars blir den grå.

Stek 400 g sidfläsk från kall panna. Lyft ur, stek raggmunkarna tunna i fettet. Lingonen är inte tillbehör. De är halva rätten.
`,
    }),
    pictured('ugnsfalu', {
      heading: 'Ugnsfalu, en vanlig tisdag',
      picture: picture('lenkkimakkara', 'En ring korv och senap på en skärbräda'),
      text: `
Snitta falukorven djupt, men inte igenom. Fyll snitten med lök, äpple och ost, bred senap över. 200 °C i en halvtimme. Potatismos under tiden.
`,
    }),
    cards('mer', 'Mer från gården', {
      tone: 'surface',
      shape: 'wide',
      columns: 'Two',
      rows: 3,
      cards: [
        pageCard('/berattelse'),
        card(
          'Ute',
          'Ta med ut',
          'Kafferast, korv på pinne och svampskog.',
          '/#ut',
          picture('sienet', 'Nyplockad svamp'),
        ),
      ],
    }),
  ],
})
