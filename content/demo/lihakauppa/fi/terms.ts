import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'

export const terms = sectionPage({
  path: '/toimitusehdot',
  key: 'terms',
  title: 'Toimitusehdot',
  description:
    'Mitä tilaus sitoo, mitä se maksaa ja mitä tapahtuu, jos jokin menee pieleen. Voimassa 2.11.2026 alkaen.',
  picture: picture('lihakauppa-paketti', 'Paperiin käärittyjä, narulla sidottuja lihapaketteja'),
  publishDate: '2026-11-02',
  blocks: [
    text(
      'tilaus',
      `
## Myyjä ja tilaus

Myyjä on Kaskimaa Oyj, Kaskimaantie 3, 60100 Seinäjoki, [lihakauppa@kaskimaa.example](mailto:lihakauppa@kaskimaa.example), [+358 20 000 0220](tel:+358200000220). Myymme kuluttajille Suomessa, niihin postinumeroihin, joihin kylmäauto ajaa.

Sopimus syntyy, kun lähetämme tilausvahvistuksen sähköpostiin. Jos tuote on loppunut, kerromme siitä ja palautamme sen hinnan.
`,
    ),
    text(
      'hinnat',
      `
## Hinnat ja maksaminen

Hinnat ovat euroina ja sisältävät arvonlisäveron, joka on ruoassa 13,5 prosenttia. Hinnan vieressä on aina kilohinta. Toimitus maksaa **7,90 €** ja vähintään **90 euron** tilauksissa **0 €**. Muita kuluja ei ole.

Maksu varmistetaan tilattaessa. Punnittavan tuotteen lopullinen hinta voi olla vahvistettua pienempi, ei koskaan suurempi.
`,
      'surface',
    ),
    text(
      'toimitus',
      `
## Toimitus

Toimitamme valitsemanasi päivänä ja aikana 0–4-asteisena. Vastuu siirtyy sinulle, kun laatikko on luovutettu. Jos kukaan ei ole paikalla eikä muusta ole sovittu, kuljettaja soittaa ja vie laatikon takaisin kylmään. Uudesta toimituksesta sovitaan puhelimitse.

Jos myöhästymme sovitusta ajasta emmekä ole ilmoittaneet siitä, saat toimituskulun takaisin.
`,
    ),
    text(
      'peruutus',
      `
## Peruuttaminen

Voit peruuttaa tilauksen maksutta, kunnes liha leikataan: viimeistään kello 12 toimitusta edeltävänä arkipäivänä. Sen jälkeen tuoretta lihaa ei voi palauttaa, sillä kuluttajansuojalain 6 luvun 16 § rajaa nopeasti pilaantuvat tuotteet peruuttamisoikeuden ulkopuolelle. Lahjakortin voit peruuttaa 14 päivän kuluessa, jos sitä ei ole käytetty.
`,
      'surface',
    ),
    text(
      'virhe',
      `
## Virhe ja riidat

Ilmoita virheestä mahdollisimman pian, mieluiten samana päivänä, kuvan kanssa. Hyvitämme virheellisen tuotteen hinnan tai toimitamme uuden, kumman valitset. [Näin ilmoitat](/ohjeet#reklamaatio).

Jos emme pääse sopuun, voit ottaa yhteyttä kuluttajaneuvontaan ([kuluttajaneuvonta.fi](https://www.kuluttajaneuvonta.fi/)) ja viedä asian kuluttajariitalautakuntaan ([kuluttajariita.fi](https://www.kuluttajariita.fi/)). Sopimukseen sovelletaan Suomen lakia.
`,
    ),
  ],
})
