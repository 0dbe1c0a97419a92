import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Jyväbroiler – broileria viljan mailta',
  description:
    'Jyväbroiler kasvaa suomalaisella vehnällä ja kauralla. Palat, paistoajat ja reseptit fileestä kokonaiseen sunnuntaibroileriin.',
  publishDate: '2026-10-12',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'poster',
        eyebrow: 'Jyväbroiler',
        title: 'Kumpi oli ensin? Jyvä.',
        text: 'Ennen munaa ja ennen kanaa oli pelto. Siksi kysymme viljelijältä ensin, mitä hän kylvi, ja vasta sitten, montako lintua hallissa on.',
        picture: picture('jyvabroiler-hero', 'Paistettu broileri lautasella, vieressä viljan tähkiä'),
        links: [
          { label: 'Katso paistoajat', link: '#kypsyys' },
          { label: 'Sunnuntain resepti', link: '/reseptit/sunnuntain-broileri-ja-ohraa' },
        ],
      },
    },
    {
      type: 'image-with-text',
      anchor: 'jyva',
      props: {
        tone: 'surface',
        side: 'right',
        eyebrow: 'Jyvästä se alkaa',
        heading: 'Vehnää, kauraa ja muutama kysymys',
        content: richText(`
Jyväbroilerin rehusta suurin osa on suomalaista viljaa: vehnää ja kauraa, joista osa kasvaa samalla tilalla kuin linnut. Valkuaista tuovat herne, härkäpapu ja rypsi.

Viljelijä puntaroi joka syksy samaa asiaa kuin leipuri. Onko jyvä täysi? Tuoksuuko se puhtaalta? Jos ei, sitä ei syötetä.
`),
        picture: picture('vilja', 'Kypsää viljaa pellolla'),
      },
    },
    {
      type: 'card-grid',
      anchor: 'palat',
      props: {
        tone: 'paper',
        heading: 'Lintu on monta ruokaa',
        text: 'Filee on vasta alku. Valitse pala sen mukaan, kuinka paljon sinulla on aikaa ja sormia.',
        shape: 'square',
        columns: 'Four',
        rows: 2,
        cards: [
          {
            kind: 'link',
            label: '20 minuuttia',
            header: 'Fileet',
            text: 'Nopea pala, joka ei siedä unohtamista.',
            link: '#kypsyys',
            image: picture('jyvabroiler-fileet', 'Raakoja broilerin fileitä, sitruunaa ja yrttejä laudalla'),
          },
          {
            kind: 'link',
            label: '50 minuuttia',
            header: 'Koipireidet',
            text: 'Mehukkain pala. Sietää unohtamistakin.',
            link: '#kypsyys',
            image: picture('broilerin-koipi', 'Kaksi paistettua broilerin koipea lautasella'),
          },
          {
            kind: 'link',
            label: 'Sormin',
            header: 'Siivet',
            text: 'Kuuma uuni, rapea pinta, paljon servettejä.',
            link: '#kypsyys',
            image: picture('broilerin-siivet', 'Broilerin siipiä ja dippiä laudalla'),
          },
          { kind: 'page', path: '/reseptit/sunnuntain-broileri-ja-ohraa' },
          {
            kind: 'link',
            label: 'Maanantai',
            header: 'Eilinen broileri salaattiin',
            text: 'Ylijääneestä lounaslaatikko vartissa.',
            link: '#tahteet',
            image: picture('broilerisalaatti', 'Broilerisalaattia kulhossa'),
          },
          {
            kind: 'link',
            label: 'Tila',
            header: 'Missä linnut kasvavat',
            text: 'Kuiviketta, päivänvaloa ja isäntä saappaissa.',
            link: '#tila',
            image: picture('maatila', 'Punainen navetta, lehmä ja kanoja pellon laidalla'),
          },
          {
            kind: 'link',
            label: 'Lihakauppa',
            header: 'Kylmälaatikossa kotiin',
            text: 'Tilaa broileri samalla kertaa kuin muu liha.',
            link: 'site:lihakauppa/',
            image: picture('lihakauppa-paketti', 'Paperiin käärittyjä, narulla sidottuja lihapaketteja'),
          },
          {
            kind: 'link',
            label: 'Ammattilaiset',
            header: 'Sadalle syöjälle',
            text: 'Suurkeittiön pakkaukset ja reseptit.',
            link: 'site:ammattilaiset/',
            image: picture('ammattilaiset-keittio', 'Neljä pannua ja kattilaa liedellä'),
          },
        ],
      },
    },
    itemCarousel('reseptit', 'Broilerista illalliseksi', 'recipe', { tone: 'surface' }),
    {
      type: 'rich-text',
      anchor: 'kypsyys',
      props: {
        tone: 'brand',
        content: richText(`
## Muista yksi luku: 75 °C

Broileri on kypsä, kun paksuimman kohdan sisälämpötila on vähintään 75 °C ja lihasneste on kirkasta. Väri ei kerro kypsyyttä, mittari kertoo. Ajat koskevat uunissa paistettavaa, jääkaappikylmää palaa:

- **Filee, 170 g:** 200 °C, 20–25 minuuttia. Lepo viisi minuuttia.
- **Koipireisi:** 200 °C, 45–50 minuuttia, nahkapuoli ylöspäin.
- **Siivet:** 225 °C, 30–35 minuuttia, kertaalleen käännettynä.
- **Koko broileri, 1,5 kg:** 200 °C, 75–90 minuuttia. Mittaa reiden sisäsyrjästä, ei luusta.

Älä huuhtele raakaa broileria, sillä vesi roiskuttaa bakteerit ympäri keittiötä. Raaka lintu saa oman leikkuulaudan, ja kädet pestään aina käsittelyn jälkeen.
`),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'tahteet',
      props: {
        tone: 'paper',
        side: 'left',
        eyebrow: 'Maanantai',
        heading: 'Eilinen lintu, tämän päivän lounas',
        content: richText(`
Revi kylmä broileri haarukalla, älä leikkaa. Revittyyn pintaan kastike tarttuu. Sekaan keitettyä ohraa, omenaa, kurkkua ja ruohosipulia, päälle kermaviiliä ja teelusikallinen sinappia.

Luut kattilaan, vettä päälle, sipuli ja laakerinlehti. Kahden tunnin kuluttua sinulla on liemi, josta tulee keitto – ja keitosta tiistai.
`),
        picture: picture('keitto', 'Kulhollinen lihakeittoa, jossa on juureksia ja herneitä'),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'tila',
      props: {
        tone: 'deep',
        side: 'right',
        eyebrow: 'Tila',
        heading: '”Aamulla kuuntelen ensin”',
        content: richText(`
Niemi-Kaarlen tilalla Ilmajoella päivä alkaa hallin ovella. Tasainen sirinä kertoo, että lämpö, vesi ja kuivike ovat kohdallaan. Jos on liian hiljaista tai liian kovaa, jotain pitää säätää.

Ikkunoista tulee päivänvaloa, lattialla on turvetta ja kuopsutettavaa. Pihan puolella kulkevat talon omat kanat, joilla on nimet. Tilan nimi on pakkauksessa – se on viljelijän nimikirjoitus.
`),
        picture: picture('jyvabroiler-story', 'Kanoja tilan pihalla viljapellon laidassa'),
      },
    },
  ],
}
