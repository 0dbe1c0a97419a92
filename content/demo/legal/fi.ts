import { links } from '#content/links.ts'
import type { AuthoredPage } from '#content/site-content.ts'
import { type LegalFacts, legalPage, reach } from './legal-page.ts'

export const legalLinks = () =>
  links({ Tietosuoja: '/tietosuoja', Saavutettavuus: '/saavutettavuus', Evästeet: '/evasteet' })

const purposes = {
  orders:
    '**Tilaukset ja toimitukset.** Nimi, osoite, puhelinnumero, sähköposti, tilauksen sisältö ja maksun tila. Peruste on sopimus (6 artiklan 1 kohdan b alakohta) ja kirjanpidon osalta lakisääteinen velvoite (c alakohta). Tilaustiedot säilytetään kolme vuotta tilauksesta ja kirjanpitoaineisto kuusi vuotta sen kalenterivuoden lopusta, jonka aikana tilikausi päättyi. Korttinumeroa emme näe: maksun käsittelee maksupalvelu.',
  account:
    '**Asiakastili.** Kirjautumistiedot, tallennetut osoitteet ja tilaushistoria. Peruste on sopimus. Tili poistetaan, kun pyydät sitä tai kun siihen ei ole kirjauduttu kolmeen vuoteen.',
  business:
    '**Asiakassuhteen hoitaminen.** Yrityksen tai kunnan yhteyshenkilön nimi, tehtävä, sähköposti ja puhelinnumero sekä tilaukset ja sovitut asiat. Peruste on oikeutettu etu hoitaa asiakassuhdetta (f alakohta). Tiedot säilytetään asiakassuhteen ajan ja kaksi vuotta sen jälkeen.',
  school:
    '**Opetusmateriaalin lähettäminen.** Opettajan nimi, koulu, osoite ja sähköposti. Peruste on oikeutettu etu lähettää se, mitä pyydettiin (f alakohta). Tiedot säilytetään kuluvan ja seuraavan lukuvuoden. Oppilaiden tietoja emme kerää.',
  recruiting:
    '**Työnhaku.** Hakemus, ansioluettelo ja haastattelussa syntyneet merkinnät. Peruste on hakijan pyynnöstä tehtävät toimet ennen sopimusta (b alakohta). Hakemukset säilytetään kaksi vuotta rekrytoinnin päättymisestä.',
  media:
    '**Tiedotteet ja medialle vastaaminen.** Toimittajan nimi, tiedotusväline ja yhteystiedot. Peruste on oikeutettu etu (f alakohta). Tiedot poistetaan, kun pyydät sitä tai kun ne eivät enää pidä paikkaansa.',
}

type Facts = LegalFacts<keyof typeof purposes>

/** Privacy notice, accessibility statement and cookies of a site in Finnish. */
export const legalPages = (facts: Facts): AuthoredPage[] => [privacy(facts), accessibility(facts), cookies(facts)]

const privacy = ({ name, contact, purposes: own = [] }: Facts) =>
  legalPage({
    path: '/tietosuoja',
    key: 'privacy',
    title: 'Tietosuojaseloste',
    description: `Mitä henkilötietoja ${name} kerää, mihin niitä käytetään, kauanko ne säilyvät ja mitä oikeuksia sinulla on.`,
    text: `
Tämä seloste antaa EU:n yleisen tietosuoja-asetuksen (2016/679) 13 artiklan mukaiset tiedot sivustosta ${name}.

## Rekisterinpitäjä

Kaskimaa Oyj, Kaskimaantie 3, 60100 Seinäjoki. Tietosuojavastaavan tavoittaa osoitteesta [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example) ja postitse merkinnällä ”Tietosuoja”. Muissa asioissa ota yhteyttä tämän sivuston väkeen: ${reach(contact)}.

## Mihin tietoja käytetään, millä perusteella ja kuinka kauan

${[
  '**Yhteydenottoihin vastaaminen.** Nimi, yhteystiedot ja viestin sisältö, silloin kun kirjoitat tai soitat. Peruste on oikeutettu etu vastata siihen, mitä kysyttiin (6 artiklan 1 kohdan f alakohta). Viestit säilytetään kaksi vuotta, tuotevirheitä koskevat viisi vuotta.',
  ...own.map((purpose) => purposes[purpose]),
  '**Sivuston turvallisuus ja toiminta.** Palvelimen loki sisältää IP-osoitteen, haetun sivun ja kellonajan. Peruste on oikeutettu etu pitää palvelu pystyssä. Loki poistetaan 30 päivän kuluttua.',
  '**Tilastot ja markkinointi.** Vain jos annat suostumuksen (a alakohta). Suostumuksen voi perua milloin tahansa; katso [evästeet](/evasteet).',
]
  .map((purpose) => `- ${purpose}`)
  .join('\n')}

Yhteydenotossa tiedot ovat vapaaehtoisia, mutta ilman yhteystietoa emme voi vastata. Automaattista päätöksentekoa tai profilointia emme tee.

## Kenelle tietoja luovutetaan

Tietoja käsittelevät lukuumme palvelinten ylläpitäjä, sähköpostin toimittaja ja, kun jotain lähetetään, kuljetusyritys. Kunkin kanssa on sopimus, joka kieltää muun käytön. Viranomaiselle luovutamme tietoja vain lain perusteella. Tietoja ei myydä. Ne ovat Euroopan talousalueella; jos jokin alihankkija käsittelee niitä muualla, siirto perustuu komission päätökseen tietosuojan riittävyydestä tai vakiosopimuslausekkeisiin.

## Oikeutesi

- saada tieto siitä, mitä sinusta on tallennettu, ja jäljennös tiedoista (15 artikla)
- oikaista virheellinen tieto (16 artikla)
- saada tiedot poistetuiksi, kun niitä ei enää tarvita (17 artikla)
- rajoittaa käsittelyä, kunnes erimielisyys on selvitetty (18 artikla)
- saada antamasi tiedot siirrettävässä muodossa, kun käsittely perustuu sopimukseen tai suostumukseen (20 artikla)
- vastustaa käsittelyä, joka perustuu oikeutettuun etuun (21 artikla)
- perua suostumus, jolloin aiempi käsittely pysyy laillisena (7 artikla)

Kirjoita osoitteeseen [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example). Vastaamme kuukauden kuluessa. Jos asiaa ei voi ratkaista ilman, pyydämme sinua osoittamaan henkilöllisyytesi.

## Valitus viranomaiselle

Jos olet sitä mieltä, että käsittelemme tietojasi väärin, voit valittaa tietosuojavaltuutetulle: Tietosuojavaltuutetun toimisto, PL 800, 00531 Helsinki, [tietosuoja.fi](https://tietosuoja.fi/). Kerro mielellään ensin meille; useimmat asiat korjaantuvat viestillä.
`,
  })

const accessibility = ({ name, contact }: Facts) =>
  legalPage({
    path: '/saavutettavuus',
    key: 'accessibility',
    title: 'Saavutettavuusseloste',
    description: `Kuinka hyvin ${name} toimii näppäimistöllä, ruudunlukijalla ja suurennettuna, ja mihin kerrot, jos se ei toimi.`,
    text: `
Tämä seloste koskee sivustoa ${name}. Noudatamme digitaalisten palvelujen tarjoamisesta annettua lakia (306/2019) kaikilla sivustoillamme, myös niillä, joita laki ei velvoita.

## Mihin pyrimme

Vaatimuksena on standardi EN 301 549, joka verkkosivuilla tarkoittaa WCAG 2.1 -ohjeiston tasoja A ja AA. Rakennamme sivut niin, että

- kaikki toimii pelkällä näppäimistöllä, ja kohdistus näkyy
- otsikot, luettelot ja alueet on merkitty niin, että ruudunlukijalla voi liikkua niiden mukaan
- teksti kestää 200 prosentin suurennuksen ja kapean näytön
- sisältöä voi lukea ilman komentosarjoja
- liike pysähtyy, kun laite pyytää sitä.

## Miten tilanne on arvioitu

Arvio on omamme. Jokainen julkaistava versio tarkistetaan automaattisesti, ja uudet osat kokeillaan käsin näppäimistöllä ja puhelimella. Ulkopuolinen arviointi on tekemättä, joten emme väitä, että kaikki vaatimukset täyttyvät.

## Mitä tiedämme puuttuvan

- Kuvitusten tekstivastineet kertovat, mitä kuvassa on, mutta eivät jokaista yksityiskohtaa.
- Linkit toisille sivustoille voivat johtaa erikielisille sivuille. Yritämme mainita siitä linkin tekstissä.
- Vanhat esitteet ja muut liitetiedostot eivät aina ole saavutettavia. Pyydä sisältö meiltä, niin saat sen toisessa muodossa.

## Kerro, jos jokin ei toimi

Kirjoita osoitteeseen [saavutettavuus@kaskimaa.example](mailto:saavutettavuus@kaskimaa.example) tai ota yhteyttä sivuston väkeen: ${reach(contact)}. Kerro sivun osoite ja se, mitä yritit tehdä. Vastaamme kahden viikon kuluessa.

## Valvonta

Jos vastaus ei tyydytä tai sitä ei tule kahdessa viikossa, voit tehdä kantelun tai selvityspyynnön Liikenne- ja viestintävirasto Traficomille, joka valvoo lain noudattamista: Traficom, digitaalisen esteettömyyden ja saavutettavuuden valvonta, PL 320, 00059 TRAFICOM, [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi/).
`,
  })

const cookies = ({ name }: Facts) =>
  legalPage({
    path: '/evasteet',
    key: 'cookies',
    title: 'Evästeet ja muu tallennus',
    description: `Mitä ${name} tallentaa selaimeesi, mikä siitä on välttämätöntä ja miten muutat valintasi.`,
    text: `
Sivut voi lukea ilman, että selaimeesi tallennetaan mitään. Kun käytät toimintoja, osa niistä tarvitsee muistin. Tässä on koko luettelo.

## Välttämätön

Nämä eivät vaadi suostumusta, koska ilman niitä pyytämäsi toiminto ei onnistu (laki sähköisen viestinnän palveluista 917/2014, 205 §).

- **consent:** valintasi evästeistä. Säilyy 12 kuukautta.
- **Ostoskorin kopio:** Lihakaupan korin rivit, jotta ne eivät katoa sivua vaihtaessa. Säilyy, kunnes tyhjennät korin tai tilaus on tehty.
- **Lomakkeen luonnos:** se, mitä olet jo kirjoittanut, jos sivu sulkeutuu kesken. Säilyy 24 tuntia, vain omassa selaimessasi.
- **Tykkäykset:** mistä tuotteista olet tykännyt, jotta sama sydän ei laske kahdesti. Säilyy, kunnes tyhjennät selaimen tiedot. Eväste **likingvisitor** on satunnainen numero, joka ei kerro sinusta mitään muuta; 400 päivää.

## Tilastot

Vain suostumuksella. Laskemme, mitä sivuja luetaan ja mihin lukeminen katkeaa. Jos et anna suostumusta, kävijämittausta ei ladata lainkaan.

## Markkinointi

Vain suostumuksella. Kumppani voi tallentaa tunnisteen, jolla mainoksia kohdennetaan ja niiden näyttökertoja rajoitetaan. Jos et anna suostumusta, kumppanin ohjelmaa ei ladata.

## Näin muutat valintasi

Sivun alalaidassa on kohta *Evästeasetukset*. Siitä voit antaa suostumuksen tai perua sen yhtä helposti. Kaiken tallennetun voi poistaa myös selaimen omista asetuksista. Henkilötietojen käsittelystä kertoo [tietosuojaseloste](/tietosuoja).
`,
  })
