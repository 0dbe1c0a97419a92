import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/tuotteet',
  key: 'products',
  title: 'Tuotteet',
  heading: 'Kaupan kylmähylly, selitettynä',
  description:
    'Samassa hyllyssä on kolmea jauhelihaa, viittä paistia ja yksi ostaja, jolla on kiire. Tästä näet, mikä pala kuuluu mihinkin ruokaan.',
  picture: picture('kuluttaja-poyta', 'Katettu ruokapöytä'),
  publishDate: '2026-11-02',
  blocks: [
    itemGrid('kaikki-tuotteet', 'Kaikki tuotteet', 'product', { count: 48, filter: { cardType: 'productCard' } }),
    pictured('jauheliha', {
      heading: 'Jauheliha: lue prosentti, älä väriä',
      picture: picture('jauheliha', 'Jauhelihaa leikkuulaudalla'),
      text: `
Rasva ratkaisee enemmän kuin eläin. **Kymmenen prosenttia** sopii kastikkeisiin ja keittoihin, joissa maku tulee liemestä. **Seitsemäntoista** pitää pihvit ja pullat mehukkaina. Nauta maistuu tummemmalta, sika-nauta ruskistuu helpommin.

Paketin pohja voi olla sisältä harmaampi kuin pinta. Se johtuu hapen puutteesta eikä iästä: päiväys kertoo iän.
`,
      links: [{ label: 'Kolme iltaa yhdestä paketista', link: '/#arki' }],
    }),
    pictured('paistit', {
      tone: 'surface',
      side: 'right',
      heading: 'Pihvit ja paistit: nopea vai hidas',
      picture: picture('uunipaisti', 'Sidottu uunipaisti ja siitä leikattuja viipaleita laudalla'),
      text: `
Lihas, joka on tehnyt vähän työtä, kypsyy nopeasti: filee, ulkofilee, entrecôte. Lihas, joka on kantanut eläintä, tarvitsee tunteja ja antaa takaisin makua: lapa, etuselkä, potka.

- **Pannulle:** ulkofilee ja sisäpaisti ohuina viipaleina.
- **Uuniin:** kulmapaisti, ulkopaisti, porsaan kassler.
- **Pataan:** lapa ja etuselkä, mieluiten luun kanssa.
`,
      links: [{ label: 'Tilaa pala Lihakaupasta', link: 'site:lihakauppa/tuotteet' }],
    }),
    text(
      'broileri',
      `
## Broileri

Filee on viikon nopein liha ja koipi sen mehukkain. Molemmat ovat kypsiä, kun mittari näyttää 75 °C. Rintafilee kannattaa ottaa pannulta heti, koipireisi kestää odottamista. [Jyväbroilerin sivuilla](site:jyvabroiler/tuotteet-ja-reseptit) ovat palat, paistoajat ja tila, jolta lintu tuli.
`,
      'brand',
    ),
    text(
      'leikkeleet',
      `
## Makkarat ja leikkeleet

Makkarat tekee [Mestari](site:mestari/tuotteet), leikkeleet siivuttaa [Herkkutiski](site:deli/tuotteet). Lihapitoisuus lukee etiketissä prosentteina, ja ainesosat ovat määrän mukaisessa järjestyksessä. Vertaa kahta pakettia, niin tiedät, mistä hintaero tulee.

Avattu leikkelepaketti syödään kolmessa päivässä. Sulje se ilmatiiviisti: kuivunut reuna ei ole pilalla, mutta se maistuu jääkaapilta.
`,
    ),
    text(
      'pakkaus',
      `
## Lue pakkausta

- **Viimeinen käyttöpäivä** on raja. Sen jälkeen jauhelihaa ja tuoretta broileria ei syödä eikä pakasteta.
- **Parasta ennen** on lupaus laadusta. Sen jälkeen saa katsoa, haistaa ja maistaa.
- **Alkuperämaa** kertoo, missä eläin on syntynyt, kasvatettu ja teurastettu.
- **Soikea merkki** kertoo laitoksen, jossa tuote on tehty. Numeron takaa löytyy osoite.
`,
      'surface',
    ),
    cards('merkit', 'Merkkimme', {
      shape: 'wide',
      columns: 'Four',
      cards: [
        card(
          'Broileri',
          'Jyväbroiler',
          'Suomalaisella viljalla kasvanut lintu.',
          'site:jyvabroiler/',
          picture('broilerin-koipi', 'Kaksi paistettua broilerin koipea lautasella'),
        ),
        card(
          'Makkara',
          'Mestari',
          'Lepänsavua vuodesta 1952.',
          'site:mestari/',
          picture('makkarat', 'Makkaroita ja sipulirenkaita paistinpannulla'),
        ),
        card(
          'Leikkeleet',
          'Herkkutiski',
          'Sen paksuisina kuin pyysit.',
          'site:deli/',
          picture('leikkeletarjotin', 'Salamia, kinkkua, juustoja ja viinirypäleitä vadilla'),
        ),
        card(
          'Suupalat',
          'CinCin',
          'Pieniä paloja pitkään iltaan.',
          'site:cincin/',
          picture('cincin-lautanen', 'Salamia, kinkkua ja juustoa tummalla lautasella'),
        ),
      ],
    }),
  ],
})
