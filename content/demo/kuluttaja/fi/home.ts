import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Kaskimaa – ruokaa arkeen ja juhlaan Etelä-Pohjanmaalta',
  description:
    'Kaskimaan liha, broileri, makkarat ja leikkeleet kotikeittiöön: arjen ideat, viikonlopun paistot ja tieto siitä, mistä ruoka tulee.',
  publishDate: '2026-11-02',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'cover',
        eyebrow: 'Kaskimaa kotikeittiössä',
        title: 'Tiistaina keittoa, lauantaina paistia',
        text: 'Suomalainen viikko syödään samassa pöydässä kiireessä ja kiireettä. Meiltä löytyy ruoka kumpaankin – ja ohje, jota jaksaa noudattaa vielä työpäivän jälkeen.',
        picture: picture('kuluttaja-hero', 'Lihapullia pannulla, perunoita, hilloa ja ruisleipää pöydällä'),
        links: [
          { label: 'Katso arjen ideat', link: '#arki' },
          { label: 'Näin paistat joulukinkun', link: '/ajankohtaista/joulukinkku-mittarilla' },
        ],
      },
    },
    {
      type: 'card-grid',
      anchor: 'ideat',
      props: {
        tone: 'paper',
        heading: 'Mitä pöytään tänään?',
        text: 'Aloita nälästä, päivästä tai siitä, mitä jääkaapissa jo on.',
        shape: 'wide',
        columns: 'Four',
        rows: 2,
        cards: [
          { kind: 'page', path: '/ajankohtaista/joulukinkku-mittarilla' },
          {
            kind: 'link',
            label: 'Arki',
            header: 'Yksi jauhelihapaketti, kolme iltaa',
            text: 'Pihvit, kastike ja keitto samasta kauppareissusta.',
            link: '#arki',
            image: picture('jauhelihapihvit', 'Ruskistettuja jauhelihapihvejä paistinpannulla'),
          },
          {
            kind: 'link',
            label: 'Viikonloppu',
            header: 'Paisti, joka hoitaa itsensä',
            text: 'Uuni tekee työn sillä aikaa, kun sinä käyt kävelyllä.',
            link: '#viikonloppu',
            image: picture('lohkoperunat-ja-paisti', 'Paistiviipaleita ja lohkoperunoita lautasella'),
          },
          {
            kind: 'link',
            label: 'Jyväbroiler',
            header: 'Broileria viljan mailta',
            text: 'Paistoajat, leikkaukset ja sunnuntain koko broileri.',
            link: 'site:jyvabroiler/',
            image: picture('broilerin-koipi', 'Kaksi paistettua broilerin koipea lautasella'),
          },
          {
            kind: 'link',
            label: 'Mestari',
            header: 'Makkaraa vakavalla naamalla',
            text: 'Lepänsavua, luonnonsuolta ja grillausohjeet.',
            link: 'site:mestari/',
            image: picture('makkarat', 'Makkaroita ja sipulirenkaita paistinpannulla'),
          },
          {
            kind: 'link',
            label: 'Herkkutiski',
            header: 'Leikkeleet niin kuin tiskiltä',
            text: 'Ohuet siivut, paksut siivut ja voileipäkakku juhliin.',
            link: 'site:deli/',
            image: picture('leikkeletarjotin', 'Salamia, kinkkua, juustoja ja viinirypäleitä vadilla'),
          },
          {
            kind: 'link',
            label: 'Lihakauppa',
            header: 'Lihatiski kotiovelle',
            text: 'Valitse pala ja päivä. Loput hoitaa kylmäauto.',
            link: 'site:lihakauppa/',
            image: picture('lihakauppa-paketti', 'Paperiin käärittyjä, narulla sidottuja lihapaketteja'),
          },
          {
            kind: 'link',
            label: 'Alkuperä',
            header: 'Kenen pellolta tämä tulee?',
            text: 'Lyhyt kertomus talosta, jonka viljelijät perustivat.',
            link: '#alkupera',
            image: picture('maatila', 'Punainen navetta, lehmä ja kanoja pellon laidalla'),
          },
        ],
      },
    },
    itemCarousel('viikon-reseptit', 'Tällä viikolla pöytään', 'recipe', { tone: 'surface' }),
    {
      type: 'image-with-text',
      anchor: 'arki',
      props: {
        tone: 'surface',
        side: 'left',
        eyebrow: 'Arki',
        heading: 'Yksi jauhelihapaketti, kolme iltaa',
        content: richText(`
Osta kilo naudan jauhelihaa, ruskista siitä kaksi kolmasosaa heti ja muotoile lopusta pihvit. Seuraavista illoista on puolet tehty.

- **Maanantai:** jauhelihakastike ja perunat. Puolet ruskistetusta lihasta, sipulia, ruskistettua jauhoa ja lihalientä.
- **Tiistai:** tomaattinen keitto. Loput ruskistetusta lihasta, kourallinen makaronia ja pakastimen juurekset.
- **Keskiviikko:** pihvit ruisleivän päällä. Paista ne jo ensimmäisenä iltana, sillä raaka jauheliha ei odota. Sisälämpötilan pitää nousta vähintään 70 asteeseen.

Kypsä jauheliha säilyy jääkaapissa pari päivää ja pakastimessa muutaman kuukauden.
`),
        picture: picture('jauheliha', 'Jauhelihaa leikkuulaudalla'),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'viikonloppu',
      props: {
        tone: 'paper',
        side: 'right',
        eyebrow: 'Viikonloppu',
        heading: 'Paisti, joka hoitaa itsensä',
        content: richText(`
Lauantain paisti ei vaadi taitoa vaan malttia. Hiero 1,5 kg naudan paistiin suola ja pippuri jo perjantaina. Ruskista pinta, nosta 125-asteiseen uuniin ja lähde ulos.

Kun mittari näyttää 60 °C, paisti on sisältä roosa; 70 °C tekee siitä kypsän. Anna lihan levätä folion alla vartti ja leikkaa poikkisyin. Pannulle jäänyt liemi on kastike – tilkka kermaa riittää.
`),
        picture: picture('uunipaisti', 'Sidottu uunipaisti ja siitä leikattuja viipaleita laudalla'),
        links: [{ label: 'Tilaa paisti Lihakaupasta', link: 'site:lihakauppa/' }],
      },
    },
    {
      type: 'rich-text',
      anchor: 'alkupera',
      props: {
        tone: 'deep',
        content: richText(`
## Viljelijöiden talo vuodesta 1903

Kaskimaa alkoi osuuskunnasta. Joukko eteläpohjalaisia viljelijöitä kyllästyi myymään karjansa sille, joka sattui ajamaan ohi, ja perusti oman teurastamon. Nyt talossa on noin 4 200 tekijää, mutta kysymys on sama kuin silloin: kenen tilalta, kenen käsien kautta, kenen pöytään?

> Isoäidin ohje oli, että lihan pitää kestää se, että isäntä itse tulee ostamaan sen takaisin.
> — Heikki Yli-Rahko, sopimustuottaja neljännessä polvessa

Tilojen, tehtaiden ja ihmisten tarinat löydät [Kaskimaa Oyj:n sivuilta](site:yritys/).
`),
      },
    },
    itemCarousel('uutta-hyllyssa', 'Uutta kylmähyllyssä', 'product'),
    {
      type: 'page-navigation',
      props: {
        heading: 'Suoraan asiaan',
        items: [
          {
            Name: 'Tällä sivulla',
            FriendlyUrl: '#ideat',
            Children: [
              { Name: 'Arkiruoka jauhelihasta', FriendlyUrl: '#arki' },
              { Name: 'Viikonlopun paisti', FriendlyUrl: '#viikonloppu' },
              { Name: 'Mistä ruoka tulee', FriendlyUrl: '#alkupera' },
            ],
          },
          {
            Name: 'Merkkimme',
            FriendlyUrl: '#ideat',
            Children: [
              { Name: 'Jyväbroiler', FriendlyUrl: 'site:jyvabroiler/' },
              { Name: 'Mestari', FriendlyUrl: 'site:mestari/' },
              { Name: 'Herkkutiski', FriendlyUrl: 'site:deli/' },
              { Name: 'CinCin', FriendlyUrl: 'site:cincin/' },
            ],
          },
          { Name: 'Joulukinkun paisto-ohje', FriendlyUrl: '/ajankohtaista/joulukinkku-mittarilla' },
          { Name: 'Oppitunteja ruoasta', FriendlyUrl: 'site:koulu/' },
        ],
      },
    },
  ],
}
