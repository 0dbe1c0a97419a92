import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/materiaalit',
  key: 'story',
  template: 'article',
  title: 'Neljä oppituntia, yksi lautanen',
  description:
    'Valmiit 45 minuutin tunnit luokille 3–9: pellolta lautaselle, lautanen palasina, kylmäketjun dekkari ja hävikkimatikka.',
  picture: picture('koulu-story', 'Kolme oppilasta kirjojen ääressä luokassa'),
  publishDate: '2026-08-10',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
Ruoka on aihe, josta jokaisella oppilaalla on kokemusta ja mielipide. Siksi se on hyvä oppitunnin alku ja vaikea oppitunnin loppu. Näissä neljässä tunnissa on varattu aikaa molempiin.

Tunnit voi pitää missä järjestyksessä tahansa. Jokaiseen tarvitaan taulu, kynät ja alla luetellut tavarat. Oppilaiden tietoja ei kerätä mihinkään.
`),
      },
    },
    {
      type: 'rich-text',
      anchor: 'tunti-1',
      props: {
        tone: 'surface',
        content: richText(`
## Tunti 1: Pellolta lautaselle

**Luokat 3–6, ympäristöoppi.** Tavoite: oppilas osaa kertoa yhden ruoan matkan omin sanoin.

1. **10 min:** Jokainen piirtää lihapullan ja kirjoittaa ympärille kaikki ammatit, joita siihen tarvittiin.
2. **20 min:** Ryhmät järjestävät korttinsa jonoksi: kylväjä, rehumylläri, viljelijä, eläinlääkäri, kuljettaja, teurastaja, pakkaaja, kauppias, kokki.
3. **15 min:** Poistetaan yksi kortti. Mitä tapahtuu?

Tarvitset paperia ja ammattikortit. Jatkokysymys kotiin: kenen ammattia kukaan ei muistanut?
`),
      },
    },
    {
      type: 'rich-text',
      anchor: 'tunti-2',
      props: {
        content: richText(`
## Tunti 2: Lautanen palasina

**Luokat 7–9, kotitalous.** Tavoite: oppilas tuntee ruokaryhmät ja osaa koota niistä aterian.

Ryhmät saavat budjetin, 2,50 € ruokailijaa kohden, ja kaupan hintalistan. Tehtävä on koota lounas, jossa puolet lautasesta on kasviksia, neljännes perunaa tai viljaa ja neljännes kalaa, lihaa, munaa tai papuja. Lopuksi ryhmät myyvät lounaansa toisilleen. Eniten ääniä saanut valmistetaan seuraavalla tunnilla.

Tarvitset hintalistan, paperilautasia ja sakset. Hyvä väittelyn aihe: miksi halvin lautanen ei aina ole paras, ja kuka suostuisi syömään sen huomennakin?
`),
      },
    },
    {
      type: 'rich-text',
      anchor: 'tunti-3',
      props: {
        tone: 'surface',
        content: richText(`
## Tunti 3: Kylmäketjun dekkari

**Luokat 7–9, biologia.** Tavoite: oppilas ymmärtää, miksi lämpötila ratkaisee.

Keskiviikkona 7B sai vatsataudin. Epäiltyinä ovat broilerisalaatti, riisi ja jälkiruoka. Oppilaat tutkivat lämpötilalokia ja etsivät hetken, jolloin jokin meni pieleen.

- Kylmä ruoka pidetään alle 6 asteessa ja kuuma yli 60 asteessa.
- Broileri kypsennetään vähintään 75 asteeseen.
- Kun bakteerien määrä kaksinkertaistuu 20 minuutissa, montako niitä on neljän tunnin kuluttua, jos alussa oli yksi?

Vastaus viimeiseen on 4 096, ja se hiljentää luokan joka kerta.
`),
      },
    },
    {
      type: 'rich-text',
      anchor: 'tunti-4',
      props: {
        content: richText(`
## Tunti 4: Hävikkimatikka

**Luokat 5–9, matematiikka.** Tavoite: oppilas osaa arvioida, mitata ja yleistää.

Luokka punnitsee viikon ajan oman lautashävikkinsä. Lasketaan keskiarvo oppilasta kohden, kerrotaan koulun oppilasmäärällä ja 187 koulupäivällä. Piirretään tulos sellaiseksi, että rehtori ymmärtää sen kymmenessä sekunnissa. Tarvitset keittiövaa’an ja kannellisen ämpärin.

> Meillä hävikki väheni, kun oppilaat saivat itse päättää, minkä kokoisella kauhalla otetaan. Sitä ei ollut missään oppaassa.
> — Johanna Kallio, luokanopettaja

## Näin saat materiaalit

Kirjoita osoitteeseen [koulu@kaskimaa.example](mailto:koulu@kaskimaa.example) ja kerro, mitkä tunnit haluat ja kuinka monelle oppilaalle. Paketti on maksuton ja lähtee viikossa. Palaute on tervetullutta, myös kriittinen: kolmannen tunnin vanhassa lokissa oli virhe, jonka löysi eräs seitsemäsluokkalainen.
`),
      },
    },
  ],
}
