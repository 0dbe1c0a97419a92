import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'CinCin – suupaloja pitkään iltaan',
  description:
    'Salamia, kinkkua, rapeita paloja ja hyvää seuraa. CinCin on pieni suolainen lautanen, jonka ympärille ilta kerääntyy.',
  publishDate: '2026-10-19',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'poster',
        eyebrow: 'CinCin!',
        title: 'Kukaan ei ota vain yhtä siivua',
        text: 'CinCin on ääni, joka kuuluu, kun kaksi haarukkaa tavoittelee samaa salamia. Hävinnyt hakee lisää keittiöstä.',
        picture: picture('cincin-hero', 'Salamia, juustoa ja viinirypäleitä tarjolla, taustalla pullo ja kaksi lasia'),
        links: [
          { label: 'Näytä lautaset', link: '#lautaset' },
          { label: 'Kahdeksan tuolin ilta', link: '/illanvietto' },
        ],
      },
    },
    {
      type: 'card-grid',
      anchor: 'lautaset',
      props: {
        tone: 'brand',
        heading: 'Ota tästä. Ja tästä. Ja tuosta.',
        shape: 'extra-tall',
        columns: 'Four',
        rows: 2,
        cards: [
          {
            kind: 'link',
            label: 'Rullaa',
            header: 'Salamirullat',
            text: 'Tuorejuustoa sisään, tikku läpi, ei todistajia.',
            link: '#rullat',
            image: picture('meetvursti', 'Meetvurstia tankona ja viipaleina laudalla'),
          },
          {
            kind: 'link',
            label: 'Rapsauta',
            header: 'Pekonimurut',
            text: 'Popcornin päälle. Luit oikein.',
            link: '#rapeat',
            image: picture('pekoni', 'Pekonia ja paistettu muna pannulla'),
          },
          { kind: 'page', path: '/illanvietto' },
          {
            kind: 'link',
            label: 'Paahda',
            header: 'Sienet ja timjami',
            text: 'Lämpimänä pannulta, leipä kädessä.',
            link: '#rapeat',
            image: picture('sienet', 'Kantarelleja ja herkkusieniä pannulla'),
          },
          {
            kind: 'link',
            label: 'Kaada',
            header: 'Marjaa ja rosmariinia',
            text: 'Kannullinen ilman alkoholia.',
            link: '#kannuun',
            image: picture('marjat', 'Kulhollinen puolukoita'),
          },
          {
            kind: 'link',
            label: 'Lainaa',
            header: 'Kinkkua naapurista',
            text: 'Herkkutiski siivuttaa, jos nätisti pyydät.',
            link: 'site:deli/',
            image: picture('kinkku', 'Kinkkuviipaleita leikkuulaudalla'),
          },
          {
            kind: 'link',
            label: 'Tikuta',
            header: 'Makkara cocktailkoossa',
            text: 'Mestari on vakava. Me emme.',
            link: 'site:mestari/',
            image: picture('nakit', 'Nakkeja ja sinappia lautasella'),
          },
          {
            kind: 'link',
            label: 'Muista',
            header: 'Pelisäännöt',
            text: 'Viisi sääntöä yhteiselle lautaselle.',
            link: '#pelisaannot',
            image: picture('leikkeletarjotin', 'Salamia, kinkkua, juustoja ja viinirypäleitä vadilla'),
          },
        ],
      },
    },
    itemCarousel('naposteltavat', 'Naposteltavat', 'product', { tone: 'surface' }),
    {
      type: 'rich-text',
      anchor: 'pelisaannot',
      props: {
        tone: 'deep',
        content: richText(`
## Yhteisen lautasen pelisäännöt

1. Viimeistä palaa ei oteta kysymättä. Kysyä saa suu täynnä.
2. Dippiin kastetaan kerran. Leivän kääntäminen ei ole porsaanreikä.
3. Se, joka sanoo ”minulla ei ole nälkä”, istuu kauimmas lautasesta.
4. Oliivinkivet lasketaan vasta lopuksi.
5. Puhelin ei ole lautanen. Puhelimen päältä ei syödä.
`),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'rullat',
      props: {
        tone: 'paper',
        side: 'left',
        eyebrow: 'Viisi minuuttia',
        heading: 'Salamirulla eli kravatti',
        content: richText(`
Siivu salamia, teelusikallinen tuorejuustoa, suikale paahdettua paprikaa. Rullaa kireälle kuin kravatti ja lävistä tikulla.

- 100 g salamia riittää noin kahteenkymmeneen rullaan.
- Laske viisi rullaa vierasta kohden. Tee kuusi.
- Säilytä jääkaapissa, ota esiin kymmenen minuuttia ennen ovikelloa.
`),
        picture: picture('cincin-lautanen', 'Salamia, kinkkua ja juustoa tummalla lautasella'),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'rapeat',
      props: {
        tone: 'surface',
        side: 'right',
        eyebrow: 'Lämpimät',
        heading: 'Rapeaa, rasahtavaa, jaettavaa',
        content: richText(`
**Pekonipopcorn:** paista pekoni 200 asteessa 15 minuuttia, valuta ja murustele. Kaada kuuman popcornin päälle ja sekoita joukkoon teelusikallinen savupaprikaa.

**Sieniä leivällä:** ruskista sienet kuivalla pannulla, kunnes vesi on poissa. Sitten voi, timjami ja suola. Paahtoleivälle, ja päälle siivu kinkkua, joka sulaa lämmössä läpikuultavaksi.
`),
        picture: picture('voileipa', 'Kaksi ruisleipää, joilla on kinkkua, salamia ja kurkkua'),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'kannuun',
      props: {
        tone: 'brand',
        side: 'left',
        eyebrow: 'Alkoholiton',
        heading: 'Kannuun marjaa ja rosmariinia',
        content: richText(`
Suolainen pala tarvitsee viereensä jotain kirpeää. Sekoita puoli litraa karpalo- tai puolukkamehua, saman verran kylmää kivennäisvettä, puolikkaan sitruunan mehu ja oksa rosmariinia.

Savuinen kinkku pitää puolukasta, makeampi salami karpalosta. Jäitä kannuun vasta viime hetkellä.
`),
        picture: picture('metsa', 'Metsänreuna, jossa kasvaa sieniä ja marjoja'),
        links: [{ label: 'Lue, miten ilta etenee', link: '/illanvietto' }],
      },
    },
  ],
}
