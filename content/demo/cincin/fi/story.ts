import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
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
}
