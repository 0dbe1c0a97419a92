import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Oppitunnit', link: '/#tunnit' },
      { label: 'Opettajalle', link: '/#opettajalle' },
      { label: 'Oppilaalle', link: '/#oppilaalle' },
      { label: 'Tilavierailu', link: '/#vierailu' },
      { label: 'Materiaalit', link: '/materiaalit' },
    ],
    footer: {
      promise: 'Maksutonta opetusmateriaalia ruoasta, pellolta tiskialtaalle.',
      contact: {
        heading: 'Kaskimaan koulun toimitus',
        lines: ['Kaskimaa Oyj / Koulu', 'Kaskimaantie 3', '60100 Seinäjoki', 'Koulupäivinä klo 8–15'],
        phone: '+358 20 000 0270',
        email: 'koulu@kaskimaa.example',
      },
      groups: [
        {
          label: 'Kaskimaan sivustot',
          links: [
            { label: 'Kaskimaa', link: 'site:kuluttaja/' },
            { label: 'Kaskimaa Oyj', link: 'site:yritys/' },
            { label: 'Kaskimaa Ammattilaiset', link: 'site:ammattilaiset/' },
            { label: 'Jyväbroiler', link: 'site:jyvabroiler/' },
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
      title: 'Kaskimaan koulu – oppitunteja ruoasta luokille 3–9',
      description:
        'Neljä valmista oppituntia ruoasta: alkuperä, lautanen, kylmäketju ja hävikki. Maksutonta materiaalia opettajille, ei mainoksia.',
      publishDate: '2026-08-10',
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'split',
            eyebrow: 'Kaskimaan koulu, luokat 3–9',
            title: 'Mitä nakissa on? Hyvä kysymys.',
            text: 'Oppilaat kysyvät ruoasta sen, mitä aikuiset eivät enää kehtaa. Teimme kysymyksistä oppitunteja: luettavaa, laskettavaa, maistettavaa ja väiteltävää.',
            picture: picture('koulu-hero', 'Koululounas tarjottimella, vieressä kirja ja kyniä'),
            links: [
              { label: 'Avaa oppitunnit', link: '/materiaalit' },
              { label: 'Kysy itse', link: '#oppilaalle' },
            ],
          },
        },
        {
          type: 'page-navigation',
          props: {
            heading: 'Kuka sinä olet?',
            items: [
              {
                Name: 'Opettaja',
                FriendlyUrl: '#opettajalle',
                Children: [
                  { Name: 'Tunti 1: Pellolta lautaselle', FriendlyUrl: '/materiaalit#tunti-1' },
                  { Name: 'Tunti 2: Lautanen palasina', FriendlyUrl: '/materiaalit#tunti-2' },
                  { Name: 'Tunti 3: Kylmäketjun dekkari', FriendlyUrl: '/materiaalit#tunti-3' },
                  { Name: 'Tunti 4: Hävikkimatikka', FriendlyUrl: '/materiaalit#tunti-4' },
                ],
              },
              {
                Name: 'Oppilas',
                FriendlyUrl: '#oppilaalle',
                Children: [
                  { Name: 'Viisi kysymystä', FriendlyUrl: '#oppilaalle' },
                  { Name: 'Mille tilalle mennään?', FriendlyUrl: '#vierailu' },
                ],
              },
              {
                Name: 'Koulun keittiö',
                FriendlyUrl: 'site:ammattilaiset/',
              },
            ],
          },
        },
        {
          type: 'card-grid',
          anchor: 'tunnit',
          props: {
            tone: 'surface',
            heading: 'Mistä tänään aloitetaan?',
            text: 'Jokainen tunti kestää 45 minuuttia ja toimii yksinään. Aloita mistä tahansa.',
            shape: 'wide',
            columns: 'Three',
            rows: 2,
            cards: [
              {
                kind: 'link',
                label: 'Ympäristöoppi, 3–6',
                header: 'Pellolta lautaselle',
                text: 'Kuinka monta ihmistä tarvitaan yhteen lihapullaan?',
                link: '/materiaalit#tunti-1',
                image: picture('vilja', 'Kypsää viljaa pellolla'),
              },
              {
                kind: 'link',
                label: 'Kotitalous, 7–9',
                header: 'Lautanen palasina',
                text: 'Kootaan lounas, joka mahtuu budjettiin.',
                link: '/materiaalit#tunti-2',
                image: picture('koulu-ruokaympyra', 'Lautasmalli: kasviksia, perunoita ja lihapullia'),
              },
              {
                kind: 'link',
                label: 'Biologia, 7–9',
                header: 'Kylmäketjun dekkari',
                text: 'Mikä lounaalla meni vikaan? Johtolankana on lämpötilaloki.',
                link: '/materiaalit#tunti-3',
                image: picture('kuljetus', 'Kuorma-auto maantiellä'),
              },
              {
                kind: 'link',
                label: 'Matematiikka, 5–9',
                header: 'Hävikkimatikka',
                text: 'Punnitaan biojäte, lasketaan vuosi ja keksitään ratkaisu.',
                link: '/materiaalit#tunti-4',
                image: picture('lounastarjotin', 'Lounas tarjottimella: broileria, salaattia, leipää ja maitoa'),
              },
              { kind: 'page', path: '/materiaalit' },
              {
                kind: 'link',
                label: 'Retki, kaikki luokat',
                header: 'Tilavierailu',
                text: 'Kumisaappaat jalkaan ja kysymykset mukaan.',
                link: '#vierailu',
                image: picture('kuluttaja-story', 'Lehmiä laitumella, taustalla punainen navetta'),
              },
            ],
          },
        },
        {
          type: 'image-with-text',
          anchor: 'opettajalle',
          props: {
            tone: 'paper',
            side: 'right',
            eyebrow: 'Opettajalle',
            heading: 'Avaa, tulosta, aloita',
            content: richText(`
Tunnit on tehty opettajien kanssa ja kokeiltu oikeissa luokissa, myös perjantaina viimeisellä tunnilla.

- Opettajan sivu: tavoite, aikataulu ja vastaukset.
- Oppilaan sivu: tehtävät selkokielellä ja yleiskielellä.
- Ei tuotemerkkejä, ei kilpailuja eikä oppilaiden tietojen keräämistä.

Paperiset materiaalit tilataan sähköpostitse luokan kokoisena pakettina: [koulu@kaskimaa.example](mailto:koulu@kaskimaa.example). Kerro koulu, luokka-aste ja oppilasmäärä.
`),
            picture: picture('kokki', 'Kokki pilkkomassa vihanneksia'),
            links: [{ label: 'Katso tuntien sisältö', link: '/materiaalit' }],
          },
        },
        {
          type: 'rich-text',
          anchor: 'oppilaalle',
          props: {
            tone: 'brand',
            content: richText(`
## Viisi kysymystä, jotka joku uskalsi kysyä

### Mitä nakissa on?

Lihaa, vettä, suolaa, mausteita ja usein perunajauhoa. Pakkauksen kyljessä aineet luetellaan määrän mukaan, se ensin, jota on eniten. Kokeile: mikä on oman jogurttisi ensimmäinen aine?

### Miksi makkara on vaaleanpunaista?

Suolaan lisätään nitriittiä. Se reagoi lihan väriaineen, myoglobiinin, kanssa, ja väri jää. Ilman sitä makkara olisi harmaata.

### Sattuuko eläimeen?

Eläin tainnutetaan ensin, ettei se tunne kipua. Siitä määrätään laissa, ja eläinlääkäri valvoo. Kysymys on tärkeä, ja siitä saa olla montaa mieltä.

### Voiko olla syömättä lihaa?

Voi. Moni on. Silloin proteiini tulee muualta, esimerkiksi pavuista, herneistä, munista tai maidosta.

### Miksi koululounaalla on aina perunaa?

Ei aina. Laskekaa kuukauden ruokalistasta, kuinka monena päivänä sitä on. Arvatkaa ensin.
`),
          },
        },
        {
          type: 'image-with-text',
          anchor: 'vierailu',
          props: {
            tone: 'deep',
            side: 'left',
            eyebrow: 'Tilavierailu',
            heading: 'Luokka, joka haisi bussissa',
            content: richText(`
Huhtikuusta lokakuuhun kaksitoista tilaa Etelä-Pohjanmaalla ottaa luokkia vastaan. Vierailu kestää kaksi tuntia: pelto, rehuvarasto, käynti eläinten luona sen verran kuin ne jaksavat vieraita ja lopuksi eväät.

Suojavaatteet saa tilalta. Allergiat ja pelot kerrotaan etukäteen. Vuoden 2027 ajat avataan tammikuussa; ilmoittaudu sähköpostilla, niin muistutamme.
`),
            picture: picture('maatila', 'Punainen navetta, lehmä ja kanoja pellon laidalla'),
            links: [{ label: 'Ilmoita luokkasi', link: 'mailto:koulu@kaskimaa.example' }],
          },
        },
      ],
    },
    {
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
    },
  ],
}
