import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/uutishuone/hukkalampo-talteen-kauhavalla',
  key: 'heat-recovery',
  template: 'article',
  title: 'Kaskimaa ottaa kylmälaitosten hukkalämmön talteen Kauhavalla',
  description:
    'Kaskimaa investoi 6,4 miljoonaa euroa lämpöpumppulaitokseen, joka lämmittää Kauhavan tuotantolaitoksen pesuvedet kylmälaitosten hukkalämmöllä.',
  picture: picture('yritys-story', 'Kolme työntekijää tuotantolaitoksen pihalla'),
  publishDate: '2026-10-22',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
Kaskimaa Oyj rakentaa Kauhavan tuotantolaitokselleen lämpöpumppulaitoksen, joka ottaa talteen kylmäkoneiden tuottaman lämmön. Lämmöllä kuumennetaan laitoksen pesuvedet. Investoinnin arvo on 6,4 miljoonaa euroa. Rakennustyöt alkavat tammikuussa 2027, ja laitos otetaan käyttöön saman vuoden marraskuussa.

## Kylmä ja kuuma samassa talossa

Lihan jalostus tarvitsee yhtä aikaa kylmää ja kuumaa. Leikkaamon ilma pidetään alle 12 °C:ssa ja pakastevarastot alle −18 °C:ssa. Samaan aikaan tuotantotilat pestään joka yö, ja työvälineiden desinfiointi edellyttää vähintään 82-asteista vettä.

Tähän asti kylmäkoneiden lauhdelämpö on puhallettu katolta ulos ja vesi on kuumennettu erikseen höyryllä. Uusi laitos yhdistää nämä kaksi: lauhdelämpö nostetaan lämpöpumpuilla 85 °C:seen ja varataan kahteen 150 kuutiometrin varaajaan yön pesuja varten.

> Olemme maksaneet samasta energiasta kahdesti. Ensin jäähdytimme, sitten lämmitimme. Nyt lämpö kiertää putkessa, joka on 140 metriä pitkä.
> — Juha Rintamäki, tuotantojohtaja

## Vaikutus energiankulutukseen

Lämpöpumppulaitoksen arvioidaan

- vähentävän laitoksen ostamaa lämpöenergiaa noin 40 prosenttia nykyisestä
- lisäävän sähkönkulutusta noin 6 prosenttia
- korvaavan höyrykattilan, joka jää varalle huipputehoa ja huoltokatkoja varten.

Arvio perustuu vuoden 2025 tuotantomääriin. Kaskimaa julkaisee toteutuneet luvut, kun laitos on ollut käytössä kaksitoista kuukautta.

Laitos mitoitetaan arkiyön kulutuksen mukaan. Kesällä, jolloin kylmäkoneet käyvät eniten, lämpöä riittää yli oman tarpeen. Kaskimaa selvittää paikallisen kaukolämpöverkon kanssa, voidaanko ylijäämä siirtää verkkoon. Päätös tehdään erikseen, eikä se sisälly tähän investointiin.

## Tuotanto jatkuu rakentamisen ajan

Asennustyöt tehdään pääosin viikonloppuisin. Kylmäkoneet kytketään uuteen järjestelmään yksi kerrallaan, eikä töillä ole vaikutusta toimituksiin. Rakennusvaiheen työllistävä vaikutus on noin 25 henkilötyövuotta, ja urakoitsijat valitaan joulukuun aikana.

Käyttöhenkilöstöä ei vähennetä, vaan kattilalaitoksen kuusi työntekijää koulutetaan lämpöpumppujen käyttöön ja kunnossapitoon kevään 2027 aikana.

## Aikataulu

1. **Marras–joulukuu 2026:** urakoitsijoiden valinta ja laitetilaukset.
2. **Tammikuu 2027:** maatyöt ja varaajien perustukset tehtaan pohjoispäätyyn.
3. **Touko–syyskuu 2027:** lämpöpumppujen asennus ja kylmäkoneiden kytkennät.
4. **Lokakuu 2027:** koekäyttö, jonka aikana höyrykattila on täydessä valmiudessa.
5. **Marraskuu 2027:** käyttöönotto.

## Seuraavaksi muut laitokset

Kauhava on konsernin ensimmäinen laitos, jossa pesuvesi lämmitetään pääosin omalla hukkalämmöllä. Sama ratkaisu sopii laitoksiin, joissa kylmäteho on suuri ja pesut tehdään yöllä. Selvitys kahdesta muusta laitoksesta valmistuu kesäkuussa 2027.

> Emme lupaa seuraavaa laitosta, ennen kuin ensimmäinen on mitattu.
> — Juha Rintamäki, tuotantojohtaja

### Lisätietoja

Viestintä, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), puhelin [+358 20 000 0110](tel:+358200000110), arkisin klo 8–17.

Kaskimaa Oyj on vuonna 1903 perustettu suomalainen ruokayhtiö, jossa työskentelee noin 4 200 ihmistä.
            `),
      },
    },
  ],
}
