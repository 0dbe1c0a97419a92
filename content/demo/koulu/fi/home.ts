import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
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
      type: 'image-carousel',
      anchor: 'reitti',
      props: {
        tone: 'surface',
        heading: 'Lautaselta takaisin pellolle',
        slides: [
          {
            image: picture('lounastarjotin', 'Lounas tarjottimella: broileria, salaattia, leipää ja maitoa'),
            text: 'Koulun ruokasalissa lautanen täyttyy mallin mukaan.',
          },
          {
            image: picture('kokki', 'Kokki pilkkomassa vihanneksia'),
            text: 'Keittiössä ruoka valmistuu sadoille kerralla.',
          },
          {
            image: picture('kuljetus', 'Kuorma-auto maantiellä'),
            text: 'Sinne liha tulee kylmäautossa, samana aamuna.',
          },
          {
            image: picture('maatila', 'Punainen navetta, lehmä ja kanoja pellon laidalla'),
            text: 'Tilalla eläimet hoidetaan joka päivä, myös jouluna.',
          },
          { image: picture('vilja', 'Kypsää viljaa pellolla'), text: 'Kaikki alkaa siitä, mitä pellolla kasvaa.' },
        ],
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
}
