import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Savu', link: '/#savu' },
      { label: 'Grilli', link: '/#grilli' },
      { label: 'Uunilenkki', link: '/#lenkki' },
      { label: 'Joulu', link: '/#joulu' },
      { label: 'Tarina', link: '/tarina' },
    ],
    footer: {
      promise: 'Makkarat ja kinkut lepänsavusta, mestarin vastuulla vuodesta 1952.',
      contact: {
        heading: 'Mestarin puhelin',
        lines: ['Kaskimaa Oyj / Mestari', 'Kaskimaantie 3', '60100 Seinäjoki', 'Arkisin klo 9–15'],
        phone: '+358 20 000 0240',
        email: 'mestari@kaskimaa.example',
      },
      groups: [
        {
          label: 'Kaskimaan sivustot',
          links: [
            { label: 'Kaskimaa', link: 'site:kuluttaja/' },
            { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
            { label: 'Herkkutiski', link: 'site:deli/' },
            { label: 'Jyväbroiler', link: 'site:jyvabroiler/' },
            { label: 'Kaskimaa Oyj', link: 'site:yritys/' },
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
    },
    {
      path: '/tarina',
      key: 'story',
      template: 'article',
      title: 'Kolme mestaria, sama savu',
      description:
        'Mestari syntyi vuonna 1952, kun nuori makkarantekijä kieltäytyi lähettämästä erää kauppaan. Vihko, johon hän kirjoitti, on yhä käytössä.',
      picture: picture('mestari-story', 'Harmaahapsinen makkaramestari, takana makkaroita orrella'),
      publishDate: '2026-08-24',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
Toukokuussa 1952 Kaskimaan makkaraosastolla oli kiire. Helsinki odotti kesäksi vieraita koko maailmasta, ja jokainen lenkki olisi mennyt kaupaksi. Silti 26-vuotias Eino Latva-Panula jätti yhden erän lähettämättä. Kuori ei napsahtanut. ”Tämän alle en pane nimeäni”, hän sanoi työnjohtajalle, ja työnjohtaja kysyi, mikä nimi siinä sitten pitäisi lukea.

Seuraavana maanantaina paketeissa luki Mestari.

## Vihko

Eino kirjoitti kaiken muistiin mustakantiseen vihkoon: pippurin karkeuden, jään määrän, savun värin kello kuudelta ja kello kymmeneltä. Sivun reunassa on usein vain yksi sana, *lisää* tai *älä*. Vihko on tallella, ja sen ohjeista on yhä voimassa suurin osa:

- Liha jauhetaan kylmänä. Jos massa lämpenee yli 12 asteen, rasva irtoaa eikä sidos pidä.
- Suola ensin, mausteet sitten, jää viimeiseksi.
- Makkara saa kuivua ennen savua. Märkään kuoreen savu jää noeksi.
- Leppää poltetaan kituen. Savun pitää olla vaaleaa, melkein sinistä.
- Kypsä, kun sydän on 72 °C. Sitten heti kylmään suihkuun.

Einon mittari oli hänen oma kätensä. Nykyään anturi mittaa lämmön joka vaunusta, mutta aamuvuoron ensimmäinen makkara puraistaan edelleen itse.

Yksi sivu vihosta puuttuu. Tarinan mukaan siinä oli grillimakkaran ensimmäinen mausteseos, ja Eino repi sen irti, kun taloon tuli turhan uteliaita vieraita. Seosta on yritetty tavoittaa kolmesti. Neljäs yritys on parhaillaan savussa, eikä siitä saa kertoa muuta kuin että siinä on katajanmarjaa.

## Toinen mestari

Vuonna 1984 vihko siirtyi Aune Kujanpäälle, joka oli savustamon ensimmäinen nainen mestarina. Aune vaihtoi kaksi asiaa. Hän poisti grillimakkarasta jauhot, koska makkaran kuuluu olla lihaa, ja määräsi, että jokaisessa erässä on tekijän puumerkki. Kumpikin herätti vastustusta. Kumpikin jäi.

> Miehet sanoivat, ettei kukaan katso puumerkkiä. Sanoin, että minä katson.
> — Aune Kujanpää, makkaramestari 1984–2011

## Kolmas, ja se sama savu

Nykyinen mestari on Tuomo Latva-Panula, Einon pojanpoika. Hän tuli taloon kesätöihin pesemään savustuskeppejä ja luki vihon kahvitauolla kannesta kanteen. Tuomon aikana lepästäkin on tullut tarkkaa: puu ostetaan lähimetsistä, kuoritaan ja kuivataan vuosi ennen kuin siitä tehdään haketta.

Uutta makkaraa kokeillaan ehkä kymmenen kertaa vuodessa. Kauppaan niistä päätyy yksi tai kaksi. Loput syödään henkilökunnan saunassa, jossa arviointi on suullista ja armotonta.

## Mikä ei muutu

Laitteet ovat vaihtuneet neljästi, tuottajat ovat yhä samoilla pelloilla ja vihkoon on liimattu uudet kannet. Joka aamu noin kello kuusi joku avaa savustamon luukun, katsoo väriä ja kirjoittaa yhden sanan. Useimmiten se on *hyvä*. Silloin tällöin se on *älä*, ja silloin erä jää kotiin.
`),
          },
        },
        {
          type: 'card-grid',
          props: {
            tone: 'surface',
            heading: 'Tarinasta tulelle',
            shape: 'square',
            columns: 'Three',
            rows: 1,
            cards: [
              {
                kind: 'link',
                label: 'Grilli',
                header: 'Hiillos, ei liekki',
                text: 'Mestarin grillausohje.',
                link: '/#grilli',
                image: picture('mestari-grilli', 'Makkaroita pallogrillissä järven rannalla'),
              },
              {
                kind: 'link',
                label: 'Uuni',
                header: 'Uunilenkki',
                text: 'Viillot, sinappi ja 225 °C.',
                link: '/#lenkki',
                image: picture('lenkkimakkara', 'Lenkkimakkara ja viipaleita leikkuulaudalla'),
              },
              {
                kind: 'link',
                label: 'Kaskimaa',
                header: 'Koko talon tarina',
                text: 'Osuuskunnasta konserniksi, 1903–2026.',
                link: 'site:yritys/',
                image: picture('maatila', 'Punainen navetta, lehmä ja kanoja pellon laidalla'),
              },
            ],
          },
        },
      ],
    },
  ],
}
