import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Arkiruoka', link: '/#arki' },
      { label: 'Viikonloppu', link: '/#viikonloppu' },
      { label: 'Kinkunpaisto', link: '/ajankohtaista/joulukinkku-mittarilla' },
      { label: 'Alkuperä', link: '/#alkupera' },
      { label: 'Lihakauppa', link: 'site:lihakauppa/' },
    ],
    footer: {
      promise: 'Ruokaa eteläpohjalaisilta pelloilta suomalaisiin pöytiin vuodesta 1903.',
      contact: {
        heading: 'Kuluttajapalvelu',
        lines: ['Kaskimaa Oyj', 'Kaskimaantie 3', '60100 Seinäjoki', 'Arkisin klo 9–15'],
        phone: '+358 20 000 0210',
        email: 'kuluttajapalvelu@kaskimaa.example',
      },
      groups: [
        {
          label: 'Kaskimaan sivustot',
          links: [
            { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
            { label: 'Jyväbroiler', link: 'site:jyvabroiler/' },
            { label: 'Mestari', link: 'site:mestari/' },
            { label: 'Herkkutiski', link: 'site:deli/' },
            { label: 'CinCin', link: 'site:cincin/' },
            { label: 'Kaskimaan koulu', link: 'site:koulu/' },
          ],
        },
        {
          label: 'Yritys',
          links: [
            { label: 'Kaskimaa Oyj', link: 'site:yritys/' },
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
    },
    {
      path: '/ajankohtaista/joulukinkku-mittarilla',
      key: 'story',
      template: 'article',
      title: 'Joulukinkku paistetaan mittarilla, ei kellolla',
      description:
        'Kolme lukua riittää: 125 °C uuniin, noin tunti kiloa kohden ja 77 °C sisälle. Koekeittiön ohje sulatuksesta tapaninpäivään.',
      picture: picture('joulukinkku', 'Kuorrutettu joulukinkku vadilla'),
      publishDate: '2026-11-09',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
Joka joulukuussa kuluttajapalvelumme puhelin soi saman kysymyksen takia: kauanko kinkkua paistetaan? Vastaus on vuodesta toiseen sama. Kello kertoo, milloin kannattaa ruveta kurkkimaan uuniin. Mittari kertoo, milloin kinkku on valmis.

## Kuinka iso kinkku?

Laske luutonta kinkkua noin 250 g ja luullista 350–400 g ruokailijaa kohden. Kuuden hengen aattoon riittää siis kaksikiloinen luuton kinkku, ja siitä jää vielä leivän päälle. Jos talossa syödään kinkkua tapaninpäivänäkin, ota kiloa suurempi. Sitä isompi ei enää ole viisaampi, vain hitaampi.

## Varaa sulatukseen enemmän kuin luulet

Pakastettu kinkku sulaa jääkaapissa hitaasti. Kolmikiloinen vaatii noin kaksi vuorokautta, seitsemänkiloinen neljä. Sulata kinkku omassa pakkauksessaan reunallisessa astiassa jääkaapin alimmalla hyllyllä. Keskeltä jäinen kinkku kuivuu pinnasta ennen kuin sisus on ehtinyt edes lämmetä.

## Kolme lukua jääkaapin oveen

- **125 °C** on uunin lämpötila. Matala lämpö kypsentää tasaisesti ja pitää mehun lihassa.
- **Noin tunti kiloa kohden** on arvio, jolla suunnittelet päivän. Luu, muoto ja uuni muuttavat sitä.
- **77 °C** on sisälämpötila, jossa kinkku on kypsä mutta yhä mehukas. Jos pidät murenevasta kinkusta, jatka 80–82 asteeseen.

## Näin paistat

1. Ota kinkku huoneenlämpöön noin kaksi tuntia ennen paistamista ja kuivaa pinta talouspaperilla.
2. Nosta kinkku ritilälle uunipannun päälle nahkapuoli ylöspäin. Kaada pannulle pari desilitraa vettä, jotta valuva rasva ei kärähdä.
3. Työnnä mittari lihan paksuimpaan kohtaan niin, ettei kärki osu luuhun.
4. Paista uunin alatasolla 125 asteessa, kunnes mittari näyttää 77 °C.
5. Poista verkko ja nahka, kun kinkku on vielä lämmin. Jätä pintaan ohut kerros rasvaa.
6. Sivele päälle sinappia, ripottele korppujauhoja ja fariinisokeria ja kuorruta 225 asteessa 10–15 minuuttia.
7. Anna kinkun vetäytyä ainakin puoli tuntia ennen kuin tartut veitseen.

> Kinkun pahin vihollinen on kärsimätön kokki. Toiseksi pahin on mittari, joka nojaa luuhun.
> — Marja-Leena Koskela, Kaskimaan koekeittiö

## Jos aikataulu pettää

Kinkkua ei voi kiirehtiä, mutta sen voi jättää odottamaan. Jos 77 astetta täyttyy liian aikaisin, ota kinkku uunista ja kääri se folioon ja paksuun pyyhkeeseen. Näin se pysyy lämpimänä hyvinkin tunnin. Jos taas olet myöhässä, nosta uunin lämpö 150 asteeseen, älä sen kuumemmaksi, ja tarjoa alkuruoka hitaasti.

## Tapaninpäivän varalta

Kypsä kinkku ei viihdy pöydällä koko iltaa. Leikkaa tarjolle se, mikä syödään, ja vie loput jääkaappiin kahden tunnin kuluessa. Yhtenä palana kinkku säilyy jääkaapissa kolmesta neljään päivää ja siivuina pakastimessa pari kuukautta.

Säästä luu ja paistoliemi. Liemestä siivilöidään kastike jo aattona, ja luusta keittyy tapaninpäivän hernekeitto, jossa joulu on vielä mukana. Pienimmät palat kuuluvat perunalaatikkoon, ja aivan viimeinen siivu sille, joka tiskasi uunipannun.
`),
          },
        },
        {
          type: 'image-with-text',
          props: {
            tone: 'surface',
            side: 'right',
            heading: 'Kinkulla on kotitila',
            content: richText(`
Kinkku näyttää uunissa yksinäiseltä, mutta sen takana on pitkä jono ihmisiä: viljelijä, joka kylvi rehuohran, tilan väki, kuljettaja ja suolaaja. Kaskimaan kinkut tulevat sopimustiloilta, joista moni on ollut mukana osuuskunnan ajoista asti. Kysy meiltä, niin kerromme lisää.
`),
            picture: picture('kuluttaja-story', 'Lehmiä laitumella, taustalla punainen navetta'),
          },
        },
        {
          type: 'card-grid',
          props: {
            tone: 'paper',
            heading: 'Joulupöytään muualta talosta',
            shape: 'wide',
            columns: 'Three',
            rows: 1,
            cards: [
              {
                kind: 'link',
                label: 'Lihakauppa',
                header: 'Kinkku kotiovelle',
                text: 'Valitse koko ja toimituspäivä.',
                link: 'site:lihakauppa/',
                image: picture('lihakauppa-paketti', 'Paperiin käärittyjä, narulla sidottuja lihapaketteja'),
              },
              {
                kind: 'link',
                label: 'Mestari',
                header: 'Savukinkku ilman uunia',
                text: 'Valmiiksi kypsä, lepällä savustettu.',
                link: 'site:mestari/',
                image: picture('kinkku', 'Kinkkuviipaleita leikkuulaudalla'),
              },
              {
                kind: 'link',
                label: 'Kaskimaa',
                header: 'Takaisin arkeen',
                text: 'Kolme iltaa yhdestä jauhelihapaketista.',
                link: '/#arki',
                image: picture('keitto', 'Kulhollinen lihakeittoa, jossa on juureksia ja herneitä'),
              },
            ],
          },
        },
      ],
    },
  ],
}
