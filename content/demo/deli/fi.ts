import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Lasin alla', link: '/#tiski' },
      { label: 'Viipaleen paksuus', link: '/#viipale' },
      { label: 'Juhlatarjotin', link: '/#tarjotin' },
      { label: 'Voileipäkakku', link: '/reseptit/voileipakakku-illassa' },
    ],
    footer: {
      promise: 'Leikkeleet sen paksuisina kuin pyysit, ja yksi siivu maistiaisiksi.',
      contact: {
        heading: 'Tiskin takana',
        lines: ['Kaskimaa Oyj / Herkkutiski', 'Kaskimaantie 3', '60100 Seinäjoki', 'Arkisin klo 9–16'],
        phone: '+358 20 000 0250',
        email: 'herkkutiski@kaskimaa.example',
      },
      groups: [
        {
          label: 'Kaskimaan sivustot',
          links: [
            { label: 'Kaskimaa', link: 'site:kuluttaja/' },
            { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
            { label: 'Mestari', link: 'site:mestari/' },
            { label: 'CinCin', link: 'site:cincin/' },
            { label: 'Jyväbroiler', link: 'site:jyvabroiler/' },
            { label: 'Delikatess (Ruotsi)', link: 'site:delikatess/' },
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
    },
    {
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
    },
  ],
}
