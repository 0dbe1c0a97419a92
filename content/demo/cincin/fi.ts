import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Pelisäännöt', link: '/#pelisaannot' },
      { label: 'Lautaset', link: '/#lautaset' },
      { label: 'Kannuun', link: '/#kannuun' },
      { label: 'Illanvietto', link: '/illanvietto' },
    ],
    footer: {
      promise: 'Pieniä, suolaisia paloja pöytiin, joista ei malteta lähteä kotiin.',
      contact: {
        heading: 'Kirjoita, me napostelemme',
        lines: ['Kaskimaa Oyj / CinCin', 'Kaskimaantie 3', '60100 Seinäjoki', 'Arkisin klo 9–15'],
        phone: '+358 20 000 0260',
        email: 'cincin@kaskimaa.example',
      },
      groups: [
        {
          label: 'Kaskimaan sivustot',
          links: [
            { label: 'Herkkutiski', link: 'site:deli/' },
            { label: 'Mestari', link: 'site:mestari/' },
            { label: 'Kaskimaa', link: 'site:kuluttaja/' },
            { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
            { label: 'Kaskimaa Ammattilaiset', link: 'site:ammattilaiset/' },
          ],
        },
      ],
    },
  },
  pages: [
    {
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
            picture: picture(
              'cincin-hero',
              'Salamia, juustoa ja viinirypäleitä tarjolla, taustalla pullo ja kaksi lasia',
            ),
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
    },
    {
      path: '/illanvietto',
      key: 'story',
      template: 'article',
      title: 'Neljä lautasta, kahdeksan tuolia',
      description:
        'Ilta, jossa kukaan ei istu keittiössä eikä kukaan lähde nälkäisenä. Lautasten järjestys, grammat ja aikataulu kahdeksalle.',
      picture: picture('cincin-story', 'Kaksi ystävää lasit koholla valojen alla, edessä lauta suupaloja'),
      publishDate: '2026-10-23',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
Kolmen ruokalajin illallisessa on yksi vika: joku on koko ajan hellan ääressä. Pienten lautasten illassa kaikki istuvat. Paitsi se, joka nousi hakemaan lisää leipää ja menetti paikkansa sohvan kulmasta.

Tässä on kaava, joka toimii kahdeksalle. Se toimii myös neljälle, jos olette rehellisiä ruokahalunne suhteen.

## Kaava

Neljä lautasta, jotka tulevat pöytään eri aikaan. Ensimmäinen odottaa valmiina, toinen on kylmä, kolmas lämmin ja neljäs makea. Kun lautanen tyhjenee, tuodaan seuraava. Kello ei päätä mitään, ihmiset päättävät.

## Ensimmäinen lautanen: ovella

Vieraat tulevat nälkäisinä ja eri aikaan. Siksi lähellä ovea on kulho, josta voi ottaa takki päällä.

- oliiveja ja savumanteleita, kourallinen henkeä kohden
- meetvurstia paksuina kuutioina, 150 g
- tyhjä kulho oliivinkiville, sillä muuten ne päätyvät kukkaruukkuun

## Toinen lautanen: kylmä ja komea

Tämän vieraat kuvaavat, joten se saa olla vähän turhamainen. Lado iso lauta täyteen, älä jätä reunaan tyhjää.

- 200 g salamia rullina, [ohje on etusivulla](/#rullat)
- 200 g ilmakuivattua kinkkua löysinä laskoksina
- 300 g kahta juustoa, toinen kova ja toinen valuva
- viinirypäleitä, päärynää ja suolakeksejä
- pieni purkki viikunahilloa, koska se katoaa aina ensin

Ota juusto ja leikkeleet esiin noin puoli tuntia ennen. Jääkaappikylmä salami on ujo.

## Kolmas lautanen: lämmin

Kun juttu on päässyt vauhtiin, on aika tuoda jotain höyryävää. Tee se etukäteen pellille valmiiksi ja työnnä uuniin vasta nyt.

1. Kääri 24 kuivattua luumua pekoniin, puolikas siivu kuhunkin.
2. Lado pellille sauma alaspäin ja paista 200 asteessa 15–20 minuuttia, kunnes pekoni on rapeaa.
3. Odota viisi minuuttia. Luumu on sisältä tulikuuma, ja joku polttaa kielensä joka tapauksessa.

> Paras kohta illasta on se, kun kukaan ei enää muista, kenen haarukka tämä on.
> — Noora Pihlaja, CinCinin tuotekehitys

## Neljäs lautanen: makea ja hiljainen

Tummaa suklaata paloina, marjoja ja jotain suolaista, esimerkiksi muutama rapea pekonimuru suklaan päällä. Ne, jotka epäilevät, maistavat toisen kerran varmistaakseen.

## Juomaksi

Katso, että kannussa on koko illan jotain hyvää ja alkoholitonta. [Marja-rosmariinikannu](/#kannuun) kelpaa kaikille, niin autolla tulleille kuin aamuvirkuillekin. Vettä pöytään saman verran kuin tuoleja.

## Aikataulu sille, joka kutsui

- **Edellisenä iltana:** rullat jääkaappiin, luumut pekoniin, suklaa piiloon.
- **Puoli tuntia ennen:** juustot esiin, leipä viipaleiksi, musiikki hiljaiselle.
- **Ovikellon soidessa:** ei enää mitään. Se on koko ajatus.

## Kun ilta on ohi

Leikkeleet, jotka ovat seisseet pöydällä yli kaksi tuntia, eivät palaa jääkaappiin. Siksi lautaset tuodaan vähän kerrallaan. Leipä muuttuu krutongeiksi, juustonkannat kastikkeeksi ja tiskit huomisen ongelmaksi.
`),
          },
        },
        {
          type: 'card-grid',
          props: {
            tone: 'brand',
            heading: 'Keräilyerät',
            shape: 'square',
            columns: 'Three',
            rows: 1,
            cards: [
              {
                kind: 'link',
                label: 'Rullaa',
                header: 'Salamirulla eli kravatti',
                text: 'Viisi minuuttia, kaksikymmentä palaa.',
                link: '/#rullat',
                image: picture('cincin-lautanen', 'Salamia, kinkkua ja juustoa tummalla lautasella'),
              },
              {
                kind: 'link',
                label: 'Kaada',
                header: 'Marjaa ja rosmariinia',
                text: 'Kannullinen kaikille.',
                link: '/#kannuun',
                image: picture('marjat', 'Kulhollinen puolukoita'),
              },
              {
                kind: 'link',
                label: 'Herkkutiski',
                header: 'Kun väkeä tulikin kaksitoista',
                text: 'Sitten tehdään voileipäkakku.',
                link: 'site:deli/',
                image: picture('deli-tiski', 'Herkkutiski, jossa on makkaroita, kinkkua ja juustoja'),
              },
            ],
          },
        },
      ],
    },
  ],
}
