import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Kaskimaa Oyj – ruokayhtiö Etelä-Pohjanmaalta',
  description:
    'Kaskimaa Oyj on eteläpohjalaisten viljelijöiden vuonna 1903 perustama ruokayhtiö. Noin 4 200 ihmistä työskentelee teurastuksessa, lihavalmisteissa, siipikarjassa, food servicessä ja viennissä.',
  publishDate: '2026-03-02',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'cover',
        eyebrow: 'Kaskimaa Oyj',
        title: 'Vuonna 1903 viljelijät päättivät tehdä sen itse',
        text: 'Osuuskunnasta kasvoi ruokayhtiö, jossa työskentelee noin 4 200 ihmistä. Päätöksiä tehdään yhä siellä, missä karja kasvaa.',
        picture: picture('yritys-hero', 'Lehmiä laitumella, takana viljapelto ja punainen lato'),
        links: [
          { label: 'Yhtiö lyhyesti', link: '#yhtio' },
          { label: 'Uusin tiedote', link: '/uutishuone/hukkalampo-talteen-kauhavalla' },
        ],
      },
    },
    {
      type: 'rich-text',
      anchor: 'yhtio',
      props: {
        content: richText(`
## Yhtiö lyhyesti

Kaskimaa hankkii, teurastaa, leikkaa ja jalostaa lihaa. Tuotteita myydään vähittäiskaupassa, ammattikeittiöille ja omassa verkkokaupassa sekä Suomen rajojen ulkopuolella.

- **1903** Viljelijät perustavat osuuskunnan Etelä-Pohjanmaalla, jotta eläimistä saatava hinta ei riippuisi yhdestä ostajasta.
- **4 200** ihmistä konsernissa. Suurin ammattiryhmä on tuotannon työntekijät.
- **5** liiketoimintaa: teurastus, lihavalmisteet, siipikarja, food service ja vienti.
- **2** kotimarkkinaa: Suomi ja Ruotsi.
            `),
      },
    },
    {
      type: 'card-grid',
      anchor: 'liiketoiminta',
      props: {
        tone: 'surface',
        heading: 'Liiketoiminta ja brändit',
        text: 'Jokaisella liiketoiminnalla on oma johto, omat asiakkaat ja oma sivusto. Eläinten hankinta, laatu ja logistiikka ovat yhteisiä.',
        shape: 'wide',
        columns: 'Three',
        rows: 3,
        cards: [
          {
            kind: 'link',
            label: 'Kuluttajat',
            header: 'Kaskimaa',
            text: 'Liha ja arkiruoka vähittäiskaupassa.',
            link: 'site:kuluttaja/',
            image: picture('kuluttaja-poyta', 'Katettu ruokapöytä'),
          },
          {
            kind: 'link',
            label: 'Verkkokauppa',
            header: 'Kaskimaan Lihakauppa',
            text: 'Lihatiski, joka toimittaa kotiin.',
            link: 'site:lihakauppa/',
            image: picture('lihakauppa-paketti', 'Lihakaupan paketti'),
          },
          {
            kind: 'link',
            label: 'Siipikarja',
            header: 'Jyväbroiler',
            text: 'Viljalla ruokittu kotimainen broileri.',
            link: 'site:jyvabroiler/',
            image: picture('kokonainen-broileri', 'Kokonainen broileri ja lohkoperunoita pannussa'),
          },
          {
            kind: 'link',
            label: 'Lihavalmisteet',
            header: 'Mestari',
            text: 'Makkarat ja grillattavat.',
            link: 'site:mestari/',
            image: picture('lenkkimakkara', 'Lenkkimakkara ja sinappia laudalla'),
          },
          {
            kind: 'link',
            label: 'Lihavalmisteet',
            header: 'Herkkutiski',
            text: 'Leikkeleet ja palvelutiskin tuotteet.',
            link: 'site:deli/',
            image: picture('deli-tiski', 'Herkkutiskin tuotteita'),
          },
          {
            kind: 'link',
            label: 'Food service',
            header: 'Kaskimaa Ammattilaiset',
            text: 'Raaka-aineet ja mitoitus ammattikeittiöille.',
            link: 'site:ammattilaiset/',
            image: picture('ammattilaiset-keittio', 'Ammattikeittiö'),
          },
          {
            kind: 'link',
            label: 'Ruotsi',
            header: 'Skogsgården',
            text: 'Savustetut makkarat ja leikkeleet Bergslagenista.',
            link: 'site:skogsgarden/',
            image: picture('skogsgarden-korv', 'Savustettua makkaraa'),
          },
          {
            kind: 'link',
            label: 'Ruotsi',
            header: 'Delikatess',
            text: 'Leikkeleet ja pateet ruotsalaiseen pöytään.',
            link: 'site:delikatess/',
            image: picture('delikatess-smorgas', 'Runsas voileipä'),
          },
          {
            kind: 'link',
            label: 'Vienti',
            header: 'Kaskimaa Export',
            text: 'Pakastettu liha teollisuudelle ja tukkukaupalle.',
            link: 'site:export/',
            image: picture('export-satama', 'Kontteja satamassa'),
          },
        ],
      },
    },
    itemCarousel('tiedotteet', 'Tuoreimmat tiedotteet', 'news', { tone: 'surface', visible: 3 }),
    {
      type: 'image-with-text',
      anchor: 'vastuullisuus',
      props: {
        side: 'right',
        eyebrow: 'Vastuullisuus',
        heading: 'Kolme asiaa, jotka mittaamme joka kuukausi',
        content: richText(`
Vastuullisuus on meillä tuotannon seurantaa. Samat luvut ovat johtoryhmän pöydällä ja tehtaan ilmoitustaululla.

- **Eläimet:** hyvinvointi arvioidaan tilalla, kuljetuksessa ja teurastamon vastaanotossa. Poikkeamista kerrotaan tuottajalle samana päivänä.
- **Energia:** seuraamme kulutusta tuotettua kiloa kohti jokaisella laitoksella.
- **Työturvallisuus:** tavoite on nolla poissaoloon johtavaa tapaturmaa. Siihen on vielä matkaa, ja siksi se on listalla.
            `),
        picture: picture('maatila', 'Maatila peltojen keskellä'),
      },
    },
    {
      type: 'card-grid',
      anchor: 'uutishuone',
      props: {
        heading: 'Ajankohtaista',
        shape: 'wide',
        columns: 'Two',
        cards: [
          { kind: 'page', path: '/uutishuone/hukkalampo-talteen-kauhavalla' },
          {
            kind: 'link',
            label: 'Medialle',
            header: 'Viestintä vastaa arkisin klo 8–17',
            text: 'Haastattelupyynnöt, kuvat ja taustatiedot.',
            link: 'mailto:viestinta@kaskimaa.example',
            image: picture('yritys-toimitalo', 'Kaskimaan toimitalo'),
          },
        ],
      },
    },
    {
      type: 'image-with-text',
      anchor: 'tyo',
      props: {
        tone: 'deep',
        side: 'left',
        eyebrow: 'Työ Kaskimaalla',
        heading: 'Ammatti, jonka oppii tekemällä',
        content: richText(`
Lihanleikkaajaksi ei tarvitse olla valmis tullessaan. Koulutamme leikkaajia, koneenkäyttäjiä ja kunnossapitäjiä oppisopimuksella, ja palkkaa maksetaan ensimmäisestä päivästä.

Lisäksi meillä työskentelee muun muassa eläinlääkäreitä, kokkeja, ohjelmistokehittäjiä, kuljettajia ja ostajia. Yhteistä on se, että kaikki ovat nähneet tuotantotilan sisältä: jokainen uusi kaskimaalainen viettää siellä ensimmäisen viikkonsa.
            `),
        picture: picture('kokki', 'Kokki työssään'),
        links: [{ label: 'Kysy työstä', link: 'mailto:rekry@kaskimaa.example' }],
      },
    },
    {
      type: 'page-navigation',
      props: {
        heading: 'Löydä oikea osoite',
        items: [
          {
            Name: 'Ostan ruokaa',
            FriendlyUrl: 'site:kuluttaja/',
            Children: [
              { Name: 'Verkkokauppa', FriendlyUrl: 'site:lihakauppa/' },
              { Name: 'CinCin', FriendlyUrl: 'site:cincin/' },
            ],
          },
          {
            Name: 'Ostan työkseni',
            FriendlyUrl: 'site:ammattilaiset/',
            Children: [
              { Name: 'Vienti', FriendlyUrl: 'site:export/' },
              { Name: 'Food service Ruotsissa', FriendlyUrl: 'site:foodservice-se/' },
            ],
          },
          { Name: 'Opetan', FriendlyUrl: 'site:koulu/' },
          { Name: 'Etsin työtä', FriendlyUrl: '#tyo' },
        ],
      },
    },
  ],
}
