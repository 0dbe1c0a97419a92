import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Kaskimaa Ammattilaiset – lihaa ja lukuja ammattikeittiöille',
  description:
    'Raaka-aineet, annoskoot ja kypsennysohjeet ravintoloille, kouluille, hoivalle ja henkilöstöravintoloille. Laskettu sadalle annokselle, valmiina lounasaikaan.',
  publishDate: '2026-09-01',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'split',
        eyebrow: 'Ammattikeittiöille',
        title: 'Sata annosta valmiina klo 10.45',
        text: 'Annoskoko, painohäviö, vuokien määrä ja sisälämpötila yhdellä vilkaisulla. Sinulla on keittiö pyöritettävänä, joten mennään suoraan lukuihin.',
        picture: picture('ammattilaiset-hero', 'Kokki nostaa lihapulla-annoksen ammattikeittiön luukulle'),
        links: [
          { label: 'Katso tuoteryhmät', link: '#tuoteryhmat' },
          { label: 'Mitoita annokset', link: '#mitoitus' },
        ],
      },
    },
    {
      type: 'page-navigation',
      props: {
        heading: 'Mitä keittiö tarvitsee tänään?',
        items: [
          {
            Name: 'Raaka-aineet',
            FriendlyUrl: '#tuoteryhmat',
            Children: [
              { Name: 'Siipikarja', FriendlyUrl: 'site:jyvabroiler/' },
              { Name: 'Makkarat ja grillattavat', FriendlyUrl: 'site:mestari/' },
              { Name: 'Leikkeleet', FriendlyUrl: 'site:deli/' },
            ],
          },
          {
            Name: 'Luvut',
            FriendlyUrl: '#mitoitus',
            Children: [
              { Name: 'Annoskoot ja painohäviö', FriendlyUrl: '#mitoitus' },
              { Name: 'Hävikki alas', FriendlyUrl: '#havikki' },
            ],
          },
          { Name: 'Oma keittiötyyppi', FriendlyUrl: '#keittiot' },
          { Name: 'Myynti ja toimitukset', FriendlyUrl: '#myynti' },
        ],
      },
    },
    {
      type: 'card-grid',
      anchor: 'tuoteryhmat',
      props: {
        tone: 'surface',
        heading: 'Kahdeksan ryhmää, joista viikko syntyy',
        text: 'Annospainot ovat raakapainoja aikuisen lounasannokselle. Kouluun ja hoivaan laske pienemmällä, vuorotyöhön suuremmalla.',
        shape: 'square',
        columns: 'Four',
        rows: 2,
        cards: [
          {
            kind: 'link',
            label: '120 g / annos',
            header: 'Patalihat',
            text: 'Naudan ja sian kuutiot 2 cm. Painohäviö noin 30 %.',
            link: '#mitoitus',
            image: picture('karjalanpaisti', 'Höyryävä pata täynnä lihaa ja porkkanaa'),
          },
          {
            kind: 'link',
            label: '90 g / annos',
            header: 'Jauheliha',
            text: 'Naudassa rasvaa 10 %, nauta-siassa 17 %. Kypsä, kun sisälämpötila on yli 70 °C.',
            link: '#mitoitus',
            image: picture('jauheliha', 'Raakaa jauhelihaa leikkuulaudalla'),
          },
          {
            kind: 'link',
            label: '5 kpl / annos',
            header: 'Lihapullat',
            text: 'Kypsä, 18 g. Uunissa 160 °C, 12–15 minuuttia sulana.',
            link: '#havikki',
            image: picture('lihapullat', 'Lihapullia ruskeassa kastikkeessa, perunoita ja puolukoita'),
          },
          {
            kind: 'link',
            label: '130 g / annos',
            header: 'Broilerin file ja paisti',
            text: 'Suikale, kuutio ja kokonainen file. Sisälämpötila 75 °C.',
            link: 'site:jyvabroiler/',
            image: picture('jyvabroiler-fileet', 'Raakoja broilerin fileitä ja sitruunaa'),
          },
          {
            kind: 'link',
            label: '2 dl / annos',
            header: 'Keittopohjat',
            text: 'Makkara-, liha- ja broilerikeiton raaka-aineet valmiiksi kuutioituna.',
            link: '#keittiot',
            image: picture('keitto', 'Juureksia ja lihaa keittolautasella'),
          },
          {
            kind: 'link',
            label: '100 g / annos',
            header: 'Makkarat ja nakit',
            text: 'Grilliin, uuniin ja kastikkeeseen. Myös gluteeniton valikoima.',
            link: 'site:mestari/',
            image: picture('makkarat', 'Makkaroita paistinpannussa'),
          },
          {
            kind: 'link',
            label: '40 g / annos',
            header: 'Leikkeleet',
            text: 'Aamiaiselle ja kokouksiin. Viipalepaino 10 g, joten neljä riittää.',
            link: 'site:deli/',
            image: picture('leikkeletarjotin', 'Leikkeleitä ja juustoa tarjoiluvadilla'),
          },
          {
            kind: 'link',
            label: '150 g / annos',
            header: 'Paistit',
            text: 'Yön yli 80 asteessa: viipaloituu siististi ja pysyy mehukkaana.',
            link: '/keittion-arki',
            image: picture('uunipaisti', 'Paisti ja siitä leikattuja viipaleita laudalla'),
          },
        ],
      },
    },
    itemCarousel('reseptit-keittioon', 'Reseptejä sadalle', 'recipe', { tone: 'surface' }),
    {
      type: 'rich-text',
      anchor: 'mitoitus',
      props: {
        tone: 'deep',
        content: richText(`
## Sadan annoksen muistilappu

Ota raakapaino, vähennä häviö ja jaa vuoille. Nämä luvut toimivat, kun lounasannos kastiketta tai pataa on 2 dl.

- **Lihapata:** 12 kg raakaa lihaa, kypsänä noin 8,4 kg. Valmista pataa 20 litraa eli kaksi GN 1/1-100-vuokaa.
- **Jauhelihakastike:** 9 kg jauhelihaa, 4 kg sipulia ja juureksia, 10 litraa lientä.
- **Broilerikastike:** 13 kg suikaletta. Paista erissä, jotta liha ruskistuu eikä kiehu.
- **Uunipaisti:** 15 kg raakapainoa, valmista viipaletta noin 11 kg.

Linjastossa ruoka pidetään vähintään 60 °C:ssa. Mitä ei tarjota, jäähdytetään neljässä tunnissa enintään 6 °C:seen.
            `),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'havikki',
      props: {
        side: 'right',
        eyebrow: 'Hävikki',
        heading: 'Viimeinen vuoka on kallein',
        content: richText(`
Jos lounaalta palautuu joka päivä puoli vuokaa pataa, viikossa biojätteeseen menee 25 litraa ruokaa. Se on 125 annosta, joista joku on jo maksanut.

1. Punnitse jäämä kahden viikon ajan, aina samaan aikaan.
2. Kypsennä viimeinen neljännes vasta, kun puolet on syöty.
3. Pidä varalla tuote, joka on valmis vartissa: lihapullat, kypsä broilerisuikale tai nakit.
            `),
        picture: picture('lounastarjotin', 'Lounas tarjottimella'),
        links: [{ label: 'Näin sen tekee 340 annoksen keittiö', link: '/keittion-arki' }],
      },
    },
    {
      type: 'card-grid',
      anchor: 'keittiot',
      props: {
        heading: 'Eri keittiö, eri kiire',
        shape: 'wide',
        columns: 'Three',
        rows: 2,
        cards: [
          { kind: 'page', path: '/keittion-arki' },
          {
            kind: 'link',
            label: 'Koulut ja päiväkodit',
            header: 'Tuttua, mutta ei tylsää',
            text: 'Annos 70–90 g lihaa, miedot maut ja selkeät allergeenitiedot. Oppitunnille löytyy materiaalia.',
            link: 'site:koulu/',
            image: picture('pyttipannu', 'Pyttipannua ja paistettu kananmuna pannussa'),
          },
          {
            kind: 'link',
            label: 'Lounasravintolat',
            header: 'Viisi päivää, kolme linjaa',
            text: 'Raaka-aineet, jotka kiertävät: maanantain paisti on tiistain pyttipannu.',
            link: '#tuoteryhmat',
            image: picture('lohkoperunat-ja-paisti', 'Paistiviipaleita ja lohkoperunoita lautasella'),
          },
          {
            kind: 'link',
            label: 'À la carte',
            header: 'Pihvi, joka on aina 180 g',
            text: 'Määräpainoon leikatut pihvit: sama paistoaika jokaiselle lautaselle.',
            link: '#myynti',
            image: picture('entrecote', 'Kaksi raakaa entrecôtepihviä'),
          },
          {
            kind: 'link',
            label: 'Burgerit ja katuruoka',
            header: 'Ruuhka kestää 40 minuuttia',
            text: '150 g:n jauhelihapihvi pakasteesta parilalle. Sisälämpötila yli 70 °C.',
            link: 'site:mestari/',
            image: picture('hampurilainen', 'Hampurilainen ja lohkoperunoita'),
          },
          {
            kind: 'link',
            label: 'Hoiva',
            header: 'Pieni annos, paljon makua',
            text: 'Murea liha ja helposti soseutettavat padat. Kypsät tuotteet säästävät iltavuoroa.',
            link: '#mitoitus',
            image: picture('broilerin-koipi', 'Kaksi paistettua broilerinkoipea lautasella'),
          },
        ],
      },
    },
    {
      type: 'image-with-text',
      anchor: 'myynti',
      props: {
        tone: 'brand',
        side: 'left',
        eyebrow: 'Myynti ja toimitukset',
        heading: 'Tilaus ennen kahtatoista, kuorma aamulla',
        content: richText(`
Kerro annosmäärä ja viikon lista, niin myyjämme laskee kilot ja ehdottaa pakkauskoot. Puhelimeen vastaa ihminen, joka on itse tehnyt lounasvuoroja.

Vakiotilauksen voi lukita neljäksi viikoksi ja muuttaa vielä edellisenä päivänä.
            `),
        picture: picture('kuljetus', 'Kuljetusauto matkalla keittiölle'),
        links: [
          { label: 'Soita +358 20 000 0130', link: 'tel:+358200000130' },
          { label: 'Lähetä viikon lista', link: 'mailto:ammattilaiset@kaskimaa.example' },
        ],
      },
    },
  ],
}
