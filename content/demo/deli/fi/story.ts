import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/reseptit/voileipakakku-illassa',
  key: 'story',
  template: 'article',
  title: 'Voileipäkakku, johon riittää yksi ilta',
  description:
    'Kinkkua ja piparjuurta, paahtopaistia ja sinappia: kahdentoista hengen voileipäkakku tehdään illalla ja koristellaan aamulla.',
  picture: picture('deli-story', 'Myyjä herkkutiskin takana, tiskillä juustoa ja meetvurstia'),
  publishDate: '2026-10-30',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
Tiskillä sen kuulee heti lokakuun lopussa. ”Siihen kakkuun tulisi jotain kinkkua”, sanoo asiakas, ja jonossa kolme ihmistä kääntyy, koska kaikilla on kakusta mielipide. Tulevat isänpäivä, itsenäisyyspäivä ja joulun ensimmäiset kyläilyt, ja jonkun on tehtävä voileipäkakku.

Se on helpompi kuin maineensa. Kakku täytetään illalla, se lepää yön ja näyttää aamulla siltä kuin olisit osannut aina.

## Kahdelletoista

- 24 viipaletta vaaleaa paahtoleipää, reunat poistettuina
- 2,5 dl mietoa kasvislientä kostutukseen

**Kinkkutäyte**

- 300 g palvikinkkua
- 200 g maustamatonta tuorejuustoa
- 1 rkl piparjuuritahnaa
- 1 dl hienonnettua maustekurkkua

**Paahtopaistitäyte**

- 250 g paahtopaistia ohuina siivuina
- 2 dl ranskankermaa
- 1 rkl sinappia
- 1 dl hienonnettua ruohosipulia

**Päälle**

- 300 g maustamatonta tuorejuustoa
- 2 dl kuohukermaa
- meetvurstia, kurkkua, retiisejä ja tilliä

## Illalla

1. Kuutioi palvikinkku pieneksi, aivan pieneksi. Iso kuutio tekee kakusta epätasaisen, ja leikatessa se kostaa. Sekoita muiden kinkkutäytteen aineiden kanssa ja maista. Suolaa tuskin tarvitaan.
2. Leikkaa paahtopaisti suikaleiksi ja sekoita ranskankerman, sinapin ja ruohosipulin joukkoon.
3. Lado leivinpaperin päälle kahdeksan leipää tiiviiksi suorakaiteeksi, kaksi riviä vierekkäin. Kostuta kolmanneksella liemestä. Lusikoi, älä kaada.
4. Levitä kinkkutäyte, sitten toinen kerros leipiä, lientä ja paahtopaistitäyte. Kolmas kerros leipiä kanneksi ja loput liemestä.
5. Paina kevyesti leikkuulaudalla, kääri tiukasti kelmuun ja vie jääkaappiin yöksi.

## Aamulla

1. Vatkaa kerma vaahdoksi ja kääntele se notkistetun tuorejuuston joukkoon. Levitä kakun päälle ja sivuille.
2. Taita meetvurstisiivut kahdesti ja nosta ruusuiksi. Kurkku ohuina nauhoina, retiisi viipaleina, tilli viimeisenä.
3. Pidä jääkaapissa tarjoiluun asti ja leikkaa terävällä, kuumaan veteen kastetulla veitsellä.

> Kakun saa koristella vapaasti, mutta tilliä ei saa unohtaa, koska täti huomaa.
> — Pirkko Ala-Hukkala, tiskissä vuodesta 1991

## Jos jokin menee vikaan

Kuiva kakku johtuu melkein aina kostutuksesta: liemen pitää imeytyä leipään reunoja myöten, ei vain keskelle. Märkä kakku taas johtuu kurkusta, joten purista maustekurkusta neste pois ennen kuin se menee täytteeseen. Jos kakku kallistuu, käännä vatia niin, että kallistus on pois päin siitä tädistä. Täytteet voi tehdä jo edellisenä päivänä, ja kuorrute odottaa jääkaapissa hyvin tunnin jos toisenkin.

## Tiskiltä vielä

Pyydä paahtopaisti puolentoista millin siivuina ja palvikinkku yhtenä palana, niin kuutioiminen käy helposti. Jos vieraissa on joku, joka ei syö sianlihaa, tee molemmat kerrokset paahtopaistista ja koristele meetvurstin sijaan kurkulla ja sienillä. Tarjolla kakku viihtyy pari tuntia, ja ylijäänyt pala maistuu seuraavana päivänä jääkaapista – jos sellaista on.
`),
      },
    },
    {
      type: 'card-grid',
      props: {
        tone: 'surface',
        heading: 'Samaan pöytään',
        shape: 'tall',
        columns: 'Three',
        rows: 1,
        cards: [
          {
            kind: 'link',
            label: 'Juhliin',
            header: 'Tarjotin kahdelletoista',
            text: 'Grammat laskettuina.',
            link: '/#tarjotin',
            image: picture('leikkeletarjotin', 'Salamia, kinkkua, juustoja ja viinirypäleitä vadilla'),
          },
          {
            kind: 'link',
            label: 'CinCin',
            header: 'Pieniä paloja alkuun',
            text: 'Suupaloja ennen kuin kakku leikataan.',
            link: 'site:cincin/',
            image: picture('cincin-lautanen', 'Salamia, kinkkua ja juustoa tummalla lautasella'),
          },
          {
            kind: 'link',
            label: 'Mestari',
            header: 'Savukinkku kokonaisena',
            text: 'Kun väkeä on enemmän kuin kakkua.',
            link: 'site:mestari/',
            image: picture('kinkku', 'Kinkkuviipaleita leikkuulaudalla'),
          },
        ],
      },
    },
  ],
}
