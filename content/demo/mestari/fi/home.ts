import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Mestari – makkarat, kinkut ja pekoni lepänsavusta',
  description:
    'Mestarin grillimakkarat, lenkit, nakit, kinkut ja pekonit. Savustettu lepällä, maustettu mestarin kirjan mukaan.',
  publishDate: '2026-09-21',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'cover',
        eyebrow: 'Mestari, vuodesta 1952',
        title: 'Makkara on vakava asia',
        text: 'Siitä saa tehdä vitsejä vasta, kun se on kunnossa. Meillä se katsotaan aamuvuorossa: maku, puraisu ja se, napsahtaako kuori.',
        picture: picture('mestari-hero', 'Makkaroita grillin ritilällä hiilloksen yllä'),
        links: [{ label: 'Lue mestarin tarina', link: '/tarina' }],
      },
    },
    {
      type: 'rich-text',
      anchor: 'savu',
      props: {
        tone: 'deep',
        content: richText(`
## Kolme asiaa, joista emme tingi

1. **Leppä.** Savu tulee leppähakkeesta, ei pullosta. Se vie tunteja ja tekee kuoresta ruskean.
2. **Kylmä massa.** Liha jauhetaan jään kanssa, alle 12 asteessa. Lämmin massa tekee makkarasta jauhoisen.
3. **Yksi vastuunimi.** Joka erässä on mestarin puumerkki. Jos makkara on huono, tiedämme, kenen ovelle koputtaa.

> Hyvä makkara ei tarvitse sinappia. Parempi makkara ansaitsee sen.
> — Tuomo Latva-Panula, makkaramestari
`),
      },
    },
    {
      type: 'card-grid',
      anchor: 'valikoima',
      props: {
        tone: 'paper',
        heading: 'Orrelta alas',
        shape: 'square',
        columns: 'Three',
        rows: 3,
        cards: [
          {
            kind: 'link',
            label: 'Grilliin',
            header: 'Grillimakkarat',
            text: 'Karkeaa lihaa, luonnonsuoli, kunnon puraisu.',
            link: '#grilli',
            image: picture('makkarat', 'Makkaroita ja sipulirenkaita paistinpannulla'),
          },
          {
            kind: 'link',
            label: 'Uuniin',
            header: 'Lenkkimakkara',
            text: 'Se kaareva. Saunan jälkeen tai maanantaina.',
            link: '#lenkki',
            image: picture('lenkkimakkara', 'Lenkkimakkara ja viipaleita leikkuulaudalla'),
          },
          {
            kind: 'link',
            label: 'Kattilaan',
            header: 'Nakit',
            text: 'Kuumenna, älä keitä. Ohje alla.',
            link: '#pikaohjeet',
            image: picture('nakit', 'Nakkeja ja sinappia lautasella'),
          },
          { kind: 'page', path: '/tarina' },
          {
            kind: 'link',
            label: 'Pannulle',
            header: 'Pekoni',
            text: 'Kylmälle pannulle. Kyllä, kylmälle.',
            link: '#pikaohjeet',
            image: picture('pekoni', 'Pekonia ja paistettu muna pannulla'),
          },
          {
            kind: 'link',
            label: 'Jouluun',
            header: 'Savukinkku',
            text: 'Valmiiksi kypsä. Sinun osuutesi on veitsi.',
            link: '#joulu',
            image: picture('kinkku', 'Kinkkuviipaleita leikkuulaudalla'),
          },
          {
            kind: 'link',
            label: 'Leivälle',
            header: 'Meetvursti',
            text: 'Viipaloidaan Herkkutiskillä.',
            link: 'site:deli/',
            image: picture('meetvursti', 'Meetvurstia tankona ja viipaleina laudalla'),
          },
          {
            kind: 'link',
            label: 'Väliin',
            header: 'Jauhelihapihvit',
            text: 'Burgerin liha tulee Lihakaupasta.',
            link: 'site:lihakauppa/',
            image: picture('hampurilainen', 'Kerroksellinen hampurilainen'),
          },
          {
            kind: 'link',
            label: 'Sadalle',
            header: 'Ammattikeittiöön',
            text: 'Makkarat tapahtumiin, linjastoon ja katukeittiöön.',
            link: 'site:ammattilaiset/',
            image: picture('lounastarjotin', 'Lounas tarjottimella: broileria, salaattia, leipää ja maitoa'),
          },
        ],
      },
    },
    itemCarousel('uusimmat', 'Uusimmat savusta', 'product', { tone: 'surface' }),
    {
      type: 'image-with-text',
      anchor: 'grilli',
      props: {
        tone: 'surface',
        side: 'left',
        eyebrow: 'Grilli',
        heading: 'Hiillos, ei liekki',
        content: richText(`
Makkara palaa liekissä ja kypsyy hiilloksella. Odota, että hiilet ovat harmaita, ja pidä toinen puoli grillistä viileämpänä.

- **8–12 minuuttia**, puolen minuutin välein pyöräyttäen.
- **Älä viillä äläkä pistele.** Mehu on maksettu.
- **Kuuma läpi**, vähintään 70 °C, kuori ruskea ja kireä.

Anna levätä hetki ennen sinappia. Kieli kiittää.
`),
        picture: picture('mestari-grilli', 'Makkaroita pallogrillissä järven rannalla'),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'lenkki',
      props: {
        tone: 'paper',
        side: 'right',
        eyebrow: 'Uuni',
        heading: 'Uunilenkki, 25 minuuttia',
        content: richText(`
Leikkaa lenkkiin syviä viiltoja sentin välein, mutta älä aivan pohjaan asti. Väliin vuorotellen tomaattia ja juustoa, päälle sinappia ja sipulia. Uuniin 225 asteeseen 20 minuutiksi.

Kaveriksi riittää perunamuusi. Jos lenkkiä jää, se kuutioidaan huomenna pyttipannuun perunan ja sipulin kanssa, ja päälle paistetaan muna.
`),
        picture: picture('pyttipannu', 'Pyttipannua ja paistettu muna pannulla'),
      },
    },
    {
      type: 'rich-text',
      anchor: 'pikaohjeet',
      props: {
        tone: 'surface',
        content: richText(`
## Pikaohjeet pakkauksen kylkeen

- **Nakit:** kuumenna vesi kiehuvaksi, ota kattila levyltä ja pane nakit veteen 5 minuutiksi. Kiehuvassa vedessä kuori halkeaa.
- **Pekoni:** kylmälle pannulle, keskilämmölle, 8–10 minuuttia. Tai uunipellille, 200 °C ja 15 minuuttia.
- **Grillimakkara pannulla:** tilkka vettä pohjalle ja kansi päälle 5 minuutiksi, sitten kansi pois ja ruskista.
- **Säilytys:** jääkaapissa alle 6 asteessa. Avattu paketti syödään parissa päivässä.
`),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'joulu',
      props: {
        tone: 'brand',
        side: 'left',
        eyebrow: 'Joulu',
        heading: 'Savukinkku, joka on jo valmis',
        content: richText(`
Suolattu, lepällä savustettu ja kypsäksi paistettu ennen kuin se tulee sinulle. Leikkaa kylmänä ohueksi tai lämmitä folion alla 150 asteessa, kunnes sisus on 70 °C ja tuoksu yltää eteiseen.

Jos haluat paistaa raa’an kinkun itse, [Kaskimaan sivuilla](site:kuluttaja/) on ohje ja kolme lukua.
`),
        picture: picture('joulukinkku', 'Kuorrutettu joulukinkku vadilla'),
      },
    },
  ],
}
