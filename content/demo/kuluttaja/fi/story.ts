import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
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
}
