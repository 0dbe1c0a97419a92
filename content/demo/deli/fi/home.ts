import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Herkkutiski – leikkeleet, paahtopaistit ja juhlatarjottimet',
  description:
    'Kinkut, paahtopaistit, meetvurstit ja leikkelemakkarat oikeanpaksuisina siivuina. Ohjeet juhlatarjottimeen ja voileipäkakkuun.',
  publishDate: '2026-10-05',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'split',
        eyebrow: 'Herkkutiski on auki',
        title: 'Vuoronumero 47, olkaa hyvä!',
        text: 'Kinkkua ohuena vai paksuna? Leivälle, lautaselle vai suoraan sormista kotimatkalla? Ei kiirettä, jono on mukava.',
        picture: picture('deli-hero', 'Leikkeleitä, juustoja ja viinirypäleitä vadilla'),
        links: [
          { label: 'Mitä lasin alla on', link: '#tiski' },
          { label: 'Voileipäkakun ohje', link: '/reseptit/voileipakakku-illassa' },
        ],
      },
    },
    {
      type: 'page-navigation',
      props: {
        heading: 'Ottaisitteko vuoronumeron?',
        items: [
          {
            Name: 'Leivälle',
            FriendlyUrl: '#tiski',
            Children: [
              { Name: 'Mikä paksuus on hyvä?', FriendlyUrl: '#viipale' },
              { Name: 'Voileipä, jota ei pureta', FriendlyUrl: '#voileipa' },
            ],
          },
          {
            Name: 'Juhliin',
            FriendlyUrl: '#tarjotin',
            Children: [
              { Name: 'Tarjotin kahdelletoista', FriendlyUrl: '#tarjotin' },
              { Name: 'Voileipäkakku illassa', FriendlyUrl: '/reseptit/voileipakakku-illassa' },
            ],
          },
          { Name: 'Pikkulautasille: CinCin', FriendlyUrl: 'site:cincin/' },
          { Name: 'Raaka liha: Lihakauppa', FriendlyUrl: 'site:lihakauppa/' },
        ],
      },
    },
    {
      type: 'card-grid',
      anchor: 'tiski',
      props: {
        tone: 'surface',
        heading: 'Lasin alla tänään',
        text: 'Koputa lasiin siinä kohdassa, joka näyttää hyvältä.',
        shape: 'tall',
        columns: 'Three',
        rows: 2,
        cards: [
          {
            kind: 'link',
            label: 'Palvattu',
            header: 'Palvikinkku',
            text: 'Suolainen, savuinen ja aina ensimmäisenä loppu.',
            link: '#viipale',
            image: picture('kinkku', 'Kinkkuviipaleita leikkuulaudalla'),
          },
          {
            kind: 'link',
            label: 'Kypsytetty',
            header: 'Meetvursti',
            text: 'Niin ohut, että sen läpi voi lukea lehteä. Melkein.',
            link: '#viipale',
            image: picture('meetvursti', 'Meetvurstia tankona ja viipaleina laudalla'),
          },
          { kind: 'page', path: '/reseptit/voileipakakku-illassa' },
          {
            kind: 'link',
            label: 'Juhliin',
            header: 'Leikkeletarjotin',
            text: 'Paljonko per vieras? Laskettu valmiiksi.',
            link: '#tarjotin',
            image: picture('leikkeletarjotin', 'Salamia, kinkkua, juustoja ja viinirypäleitä vadilla'),
          },
          {
            kind: 'link',
            label: 'Eväälle',
            header: 'Voileipä kerroksittain',
            text: 'Järjestys ratkaisee, kastuuko leipä.',
            link: '#voileipa',
            image: picture('delikatess-smorgas', 'Kinkkuleipä lautasella'),
          },
          {
            kind: 'link',
            label: 'Pikkulautaselle',
            header: 'Salamit ja suupalat',
            text: 'CinCinin väki kattaa seuraavassa pöydässä.',
            link: 'site:cincin/',
            image: picture('cincin-lautanen', 'Salamia, kinkkua ja juustoa tummalla lautasella'),
          },
        ],
      },
    },
    itemCarousel('tiskin-uudet', 'Tiskin uudet', 'product', { tone: 'surface' }),
    {
      type: 'rich-text',
      anchor: 'viipale',
      props: {
        tone: 'brand',
        content: richText(`
## Milli on pitkä matka

Sama kinkku maistuu eri paksuisena eri ruoalta. Näin leikkaamme, ellette toisin sano:

- **Meetvursti, 1 mm.** Rasva ehtii sulaa kielellä.
- **Paahtopaisti, 1,5 mm.** Taittuu laskoksille eikä repeä.
- **Palvikinkku, 2 mm.** Kestää leivällä lounaaseen asti.
- **Lauantaimakkara, 3 mm.** Lapsuuden mitta.
- **Kinkku pannulle, 10 mm.** Munan ja perunan kaveriksi.

> Jos asiakas sanoo ”semmosta tavallista”, näytän ensimmäisen siivun ja katson kulmakarvoja.
> — Pirkko Ala-Hukkala, tiskissä vuodesta 1991
`),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'voileipa',
      props: {
        tone: 'paper',
        side: 'right',
        eyebrow: 'Eväät',
        heading: 'Voileipä, jota ei pureta',
        content: richText(`
Voi on vesieriste. Sivele se reunaan asti, niin tomaatti ei kastele leipää. Sitten juusto, sitten leikkele laskoksina, viimeiseksi kurkku ja pippuri.

Laskostettu siivu tuntuu kahdelta. Litteänä pantu tuntuu siltä, että joku säästää.
`),
        picture: picture('voileipa', 'Kaksi ruisleipää, joilla on kinkkua, salamia ja kurkkua'),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'tarjotin',
      props: {
        tone: 'deep',
        side: 'left',
        eyebrow: 'Juhliin',
        heading: 'Tarjotin kahdelletoista',
        content: richText(`
Varaa leikkeleitä 80–100 g vierasta kohden, jos tarjolla on muutakin, ja 150 g, jos ei ole. Kahdelletoista siis noin kilo:

- 300 g palvikinkkua löysinä ruusuina
- 300 g paahtopaistia laskoksina
- 250 g meetvurstia viuhkana
- 150 g maksapasteijaa palana, veitsi viereen

Väliin suolakurkkua, retiisiä ja jotain, mitä vieraat luulevat koristeeksi mutta syövät silti. Ota esiin vartti ennen tarjoilua; kahta tuntia pidempään tarjotin ei pöydällä seiso.
`),
        picture: picture('deli-tiski', 'Herkkutiski, jossa on makkaroita, kinkkua ja juustoja'),
      },
    },
  ],
}
