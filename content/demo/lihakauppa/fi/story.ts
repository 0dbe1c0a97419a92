import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/ohjeet',
  key: 'story',
  template: 'article',
  title: 'Tiskin takaa: näin tilaat, säilytät ja sulatat',
  description:
    'Lihamestarin ohjeet verkkotiskille: palan valinta, toimituspäivä, kylmäketju, pakastaminen ja mitä tehdä, jos jokin meni pieleen.',
  picture: picture('lihakauppa-story', 'Lihamestari leikkaa lihaa tiskin takana'),
  publishDate: '2026-09-14',
  blocks: [
    {
      type: 'rich-text',
      anchor: 'tilaaminen',
      props: {
        content: richText(`
Tavallisella lihatiskillä kaikki selviää puhumalla. Verkossa sinä et näe tiskiä emmekä me sinun ilmettäsi, joten tässä on kirjoitettuna se, mitä muuten kertoisimme lasin yli.

## Näin tilaat

1. **Anna postinumero.** Näet heti, ajammeko teille. Jos emme vielä aja, sanomme sen ennen kuin olet täyttänyt korin.
2. **Valitse pala ja määrä.** Hinnan vieressä on aina myös kilohinta. Epäröitkö? Katso [muistilapusta](/#muistilappu), mikä pala mihinkin kuuluu.
3. **Valitse päivä.** Jotkin tuotteet toimitetaan vain tiettyinä päivinä. Jos korissa on kaksi palaa, joilla ei ole yhteistä toimituspäivää, kassa kertoo siitä.
4. **Maksa ja sulje kone.** Vahvistus tulee sähköpostiin. Toimitus maksaa 7,90 €, ja 90 eurosta alkaen se on ilmainen.

Punaisella hintalapulla myydään paloja, joiden parasta ennen -päivä on lähellä. Ne ovat yhtä hyviä kuin eilen, mutta ne kannattaa syödä tai pakastaa heti.

## Kuinka paljon?

Luutonta lihaa menee 150–200 g syöjää kohden, luullista noin 300 g. Pataan kannattaa ottaa vähän enemmän, sillä haudutettu liha kutistuu jopa kolmanneksen ja maistuu vielä paremmalta toisena päivänä. Jauheliha on helpoin: 400 g on neljän hengen kastike, 700 g neljän hengen pihvit.
`),
      },
    },
    {
      type: 'rich-text',
      anchor: 'sailytys',
      props: {
        tone: 'surface',
        content: richText(`
## Säilytys ja sulatus

Kun laatikko saapuu, ensimmäinen osoite on jääkaappi, ei eteisen lattia. Liha viihtyy jääkaapin kylmimmässä kohdassa, 0–4 asteessa.

- **Jauheliha** käytetään ensin, viimeistään pakkauksen päivänä.
- **Vakuumipihvit ja -paistit** kestävät pidempään. Päivämäärä on etiketissä, ja se koskee avaamatonta pakkausta.
- **Avattu pakkaus** syödään parissa päivässä.

Vakuumista avattu liha voi olla tummaa ja tuoksua hetken happamalta. Se on tavallista: anna lihan hengittää vartti. Jos haju ei häviä, älä syö vaan soita.

Pakasta liha tuoreena, ohuina kerroksina ja päivämäärällä merkittynä, –18 asteessa. Nauta säilyy noin vuoden, sika puolisen vuotta ja jauheliha kolmisen kuukautta. Sulata aina jääkaapissa, lautasella: pihvi yhdessä yössä, kilon paisti vuorokaudessa. Sulanutta raakaa lihaa ei pakasteta uudelleen, mutta siitä tehdyn ruoan voi pakastaa.

> Kylmäketju on niin vahva kuin se puoli tuntia, jonka kassi seisoo auton takapenkillä.
> — Raimo Haapala, lihamestari
`),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'lahjakortti',
      props: {
        side: 'right',
        heading: 'Lahjakortti sille, jolla on jo puukko',
        content: richText(`
Lahjakortti on koodi, jonka saaja syöttää kassalla. Se ei vie tilaa jääkaapista eikä vanhene viikossa, ja pihvin paksuudesta päättää se, joka sen syö.
`),
        picture: picture('lahjakortti', 'Nauhalla sidottu punainen lahjakortti'),
      },
    },
    {
      type: 'rich-text',
      anchor: 'reklamaatio',
      props: {
        tone: 'surface',
        content: richText(`
## Jos jokin menee pieleen

Väärä pala, rikkinäinen pakkaus, lämmin laatikko? Ota kuva, säilytä etiketti ja kirjoita samana päivänä osoitteeseen [lihakauppa@kaskimaa.example](mailto:lihakauppa@kaskimaa.example). Kerro tilausnumero ja se, mitä tapahtui. Palautuksia emme pyydä postitse: raaka liha kirjekuoressa ei ilahduta ketään.

Kiireellisessä asiassa soita, [+358 20 000 0220](tel:+358200000220). Langan päässä on ihminen, joka on itse leikannut lihaa.
`),
      },
    },
  ],
}
