import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Kaskimaan Lihakauppa – lihatiski verkossa',
  description:
    'Pihvit, paistit, pataliha ja jauheliha lihamestarin leikkaamina ja kylmänä kotiin toimitettuina. Toimitus 7,90 €, 90 eurosta alkaen ilmaiseksi.',
  publishDate: '2026-10-26',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'split',
        eyebrow: 'Kaskimaan Lihakauppa',
        title: 'Sano mitä kokkaat, me leikataan',
        text: 'Meillä ei tarvitse tietää, mitä eroa on ulko- ja sisäpaistilla. Riittää, kun tiedät, kenelle ruoka tulee ja monelta syödään.',
        picture: picture('lihakauppa-hero', 'Kaksi raakaa pihviä, veitsi ja rosmariinia leikkuulaudalla'),
        links: [
          { label: 'Katso, mistä ruoka syntyy', link: '#tiski' },
          { label: 'Näin tilaat', link: '/ohjeet' },
        ],
      },
    },
    {
      type: 'card-grid',
      anchor: 'tiski',
      props: {
        tone: 'paper',
        heading: 'Mitä saisi olla?',
        text: 'Valitse ruoka. Kerromme, mikä pala siihen kuuluu.',
        shape: 'tall',
        columns: 'Four',
        rows: 2,
        cards: [
          {
            kind: 'link',
            label: 'Pannulle',
            header: 'Entrecôte',
            text: 'Kolme senttiä paksu tai ei ollenkaan.',
            link: '#pihvit',
            image: picture('entrecote', 'Kaksi raakaa entrecôtepihviä'),
          },
          {
            kind: 'link',
            label: 'Uuniin',
            header: 'Karjalanpaisti',
            text: 'Kolmea lihaa, vettä ja puoli päivää aikaa.',
            link: '#padat',
            image: picture('karjalanpaisti', 'Höyryävä karjalanpaistipata'),
          },
          {
            kind: 'link',
            label: 'Arkeen',
            header: 'Jauheliha',
            text: 'Rasvaprosentti ratkaisee. Katso muistilapusta.',
            link: '#muistilappu',
            image: picture('jauheliha', 'Jauhelihaa leikkuulaudalla'),
          },
          {
            kind: 'link',
            label: 'Jouluun',
            header: 'Joulukinkku',
            text: 'Luulla tai ilman – paisto-ohje on Kaskimaan sivuilla.',
            link: 'site:kuluttaja/',
            image: picture('joulukinkku', 'Kuorrutettu joulukinkku vadilla'),
          },
          { kind: 'page', path: '/ohjeet' },
          {
            kind: 'link',
            label: 'Siivekkäät',
            header: 'Koko broileri',
            text: 'Jyväbroilerin väki kertoo, kuinka se paistetaan.',
            link: 'site:jyvabroiler/',
            image: picture('kokonainen-broileri', 'Kokonainen paistettu broileri pannulla lohkoperunoiden kanssa'),
          },
          {
            kind: 'link',
            label: 'Leivälle',
            header: 'Leikkeleet',
            text: 'Naapuritiskiltä, toivotun paksuisina.',
            link: 'site:deli/',
            image: picture('leikkeletarjotin', 'Salamia, kinkkua, juustoja ja viinirypäleitä vadilla'),
          },
          {
            kind: 'link',
            label: 'Lahjaksi',
            header: 'Lahjakortti',
            text: 'Sille, joka osaa itse valita pihvinsä.',
            link: '/ohjeet#lahjakortti',
            image: picture('lahjakortti', 'Nauhalla sidottu punainen lahjakortti'),
          },
        ],
      },
    },
    {
      type: 'hero-carousel',
      anchor: 'kampanjat',
      props: {
        slides: [
          {
            image: picture('uunipaisti', 'Sidottu uunipaisti ja siitä leikattuja viipaleita laudalla'),
            text: 'Joulupaisti varataan nyt, kypsennetään jouluna',
            darken: true,
            links: [{ label: 'Katso paistit', link: '/tuotteet' }],
          },
          {
            image: picture('grillipihvi', 'Grillattu pihvi, jonka päällä sulaa voinokare'),
            text: 'Pihvi-ilta perjantaiksi kotiovelle',
            textAlignment: 'Center',
            darken: true,
            links: [{ label: 'Valitse pihvit', link: '/tuotteet' }],
          },
          {
            image: picture('jauheliha', 'Jauhelihaa leikkuulaudalla'),
            text: 'Jauhettu tänä aamuna, ei viime viikolla',
            links: [{ label: 'Näin toimitamme', link: '/ohjeet' }],
          },
        ],
      },
    },
    itemCarousel('juuri-nyt', 'Juuri nyt tiskissä', 'product', { tone: 'surface', count: 16 }),
    {
      type: 'image-with-text',
      anchor: 'pihvit',
      props: {
        tone: 'surface',
        side: 'right',
        eyebrow: 'Pannulle',
        heading: 'Hyvä pihvi on paksu ja kuiva',
        content: richText(`
Kuiva pinnalta, siis. Märkä pihvi kiehuu pannulla eikä paistu. Ota liha huoneenlämpöön puoli tuntia ennen paistamista, pyyhi pinta paperilla ja suolaa vasta sitten.

Kolmisenttinen entrecôte saa kuumalla pannulla **3–4 minuuttia puolta kohden**, lopuksi nokare voita. Ota pois, kun mittari näyttää 52–54 °C: lepo nostaa lukeman noin 57 asteeseen, ja pihvi on medium. Lepoa viisi minuuttia. Tämä on koko salaisuus.
`),
        picture: picture('grillipihvi', 'Grillattu pihvi ja voinokare leikkuulaudalla'),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'padat',
      props: {
        tone: 'paper',
        side: 'left',
        eyebrow: 'Pataan',
        heading: 'Halpa pala, pitkä aika',
        content: richText(`
Lapa, etuselkä, potka, kylki. Ne palat, jotka ovat tehneet työtä, maksavat vähemmän ja maistuvat enemmän – kunhan annat niille aikaa.

- **Karjalanpaisti:** nautaa, sikaa ja karitsaa saman verran, 150 °C ja 4–5 tuntia.
- **Kylkipalat:** 150 asteessa folion alla 2,5 tuntia, sitten 20 minuuttia 220 asteessa.
- **Pataliha:** kuutiot ruskeiksi pienissä erissä, hauduta kannen alla 2–3 tuntia.

Valmista on, kun haarukka ei kysy lupaa.
`),
        picture: picture('kylkipalat', 'Kypsiä kylkipaloja leikkuulaudalla'),
      },
    },
    {
      type: 'rich-text',
      anchor: 'muistilappu',
      props: {
        tone: 'deep',
        content: richText(`
## Lihamestarin muistilappu

- **Kastikkeeseen** jauhelihaa, jossa on rasvaa 10 %. **Pulliin ja burgereihin** 15–20 %, muuten syöt kumia.
- **Stroganoffiin** sisäpaistia ohuina suikaleina, poikkisyin.
- **Keittoon** luullista lapaa. Luu on ilmaista makua.
- **Paahtopaistiin** ulkofileetä tai kulmapaistia – ja lihamittari.
- **Ruokailijaa kohden** luutonta lihaa 150–200 g, luullista 300 g. Teinille tuplat.

> Kysykää ihmeessä tyhmiä. Minäkin kysyin, kolmekymmentä vuotta sitten, ja isäntä vastasi.
> — Raimo Haapala, lihamestari
`),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'toimitus',
      props: {
        tone: 'brand',
        side: 'right',
        eyebrow: 'Toimitus',
        heading: 'Tiski tulee kylmänä',
        content: richText(`
Liha leikataan, vakuumoidaan ja pakataan kylmälaatikkoon. Auto pitää sen 0–4 asteessa ovellesi asti.

- Toimitus **7,90 €**, vähintään 90 euron tilauksille **0 €**.
- Syötä postinumero, niin näet heti, ajammeko teille.
- Valitset kassalla päivän ja kellonajan.
`),
        picture: picture('kuljetus', 'Kuorma-auto maantiellä'),
        links: [{ label: 'Lue kaikki ohjeet', link: '/ohjeet' }],
      },
    },
    {
      type: 'page-navigation',
      props: {
        heading: 'Vielä jotain muuta?',
        items: [
          {
            Name: 'Tilaaminen',
            FriendlyUrl: '/ohjeet',
            Children: [
              { Name: 'Näin tilaat', FriendlyUrl: '/ohjeet#tilaaminen' },
              { Name: 'Säilytys ja sulatus', FriendlyUrl: '/ohjeet#sailytys' },
              { Name: 'Lahjakortti', FriendlyUrl: '/ohjeet#lahjakortti' },
              { Name: 'Jos jokin menee pieleen', FriendlyUrl: '/ohjeet#reklamaatio' },
            ],
          },
          {
            Name: 'Naapuritiskit',
            FriendlyUrl: '#tiski',
            Children: [
              { Name: 'Makkarat: Mestari', FriendlyUrl: 'site:mestari/' },
              { Name: 'Leikkeleet: Herkkutiski', FriendlyUrl: 'site:deli/' },
              { Name: 'Broileri: Jyväbroiler', FriendlyUrl: 'site:jyvabroiler/' },
            ],
          },
          { Name: 'Keittiöt ja ravintolat', FriendlyUrl: 'site:ammattilaiset/' },
        ],
      },
    },
  ],
}
