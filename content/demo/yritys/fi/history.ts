import { picture } from '#content/pictures/pictures.ts'
import { pictured, sectionPage, text } from '#content/sections.ts'

export const history = sectionPage({
  path: '/historia',
  key: 'history',
  title: 'Historia',
  heading: 'Vaaka, johon kaikki luottivat',
  description: 'Osuuskunnasta konserniksi: vuosiluvut, joissa jokin oikeasti muuttui.',
  picture: picture('yritys-hero', 'Lehmiä laitumella, takana viljapelto ja punainen lato'),
  publishDate: '2026-03-02',
  blocks: [
    text(
      'osuuskunta',
      `
## 1903–1951: Osuuskunta

- **1903** Kolmekymmentäyksi viljelijää perustaa osuuskunnan ja ostaa vaa'an.
- **1904** Ensimmäinen teurastamo valmistuu Seinäjoen aseman viereen, jotta liha pääsee junaan.
- **1927** Kylmäkoneet korvaavat jään, jota on siihen asti sahattu joesta.
- **1946** Jäseniä on yli kaksituhatta. Myös pientilat saavat äänen, yhden kukin.
`,
    ),
    text(
      'merkit',
      `
## 1952–1994: Merkit

- **1952** Mestarin ensimmäinen erä. Nimi syntyi siitä, että yksi erä jäi lähettämättä.
- **1968** Kauhavan tuotantolaitos avataan.
- **1979** Siipikarja mukaan. Jyväbroilerin ensimmäiset sopimustilat aloittavat Ilmajoella.
- **1991** Herkkutiski avaa palvelutiskit kauppoihin.
`,
      'surface',
    ),
    text(
      'konserni',
      `
## 1995–: Konserni

- **1995** Osuuskunnasta tulee osakeyhtiö. Viljelijät pitävät enemmistön.
- **2007** Ruotsalainen Skogsgården liittyy konserniin savustamoineen ja yövahteineen.
- **2014** Vienti saa oman yksikön.
- **2021** Lihakauppa vie tiskin verkkoon.
- **2026** Päätös hukkalämmön talteenotosta [Kauhavalla](/uutishuone/hukkalampo-talteen-kauhavalla).
`,
    ),
    pictured('vaaka', {
      tone: 'brand',
      heading: 'Vaaka on tallella',
      picture: picture('yritys-toimitalo', 'Kaskimaan toimitalo'),
      text: `
Ensimmäinen vaaka on toimitalon aulassa Seinäjoella. Se tarkistetaan kerran vuodessa, ja tähän asti se on näyttänyt oikein. Aula on auki arkisin klo 8–16.
`,
      links: [{ label: 'Toimipaikat', link: '/toimipaikat' }],
    }),
  ],
})
