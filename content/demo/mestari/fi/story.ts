import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
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
}
