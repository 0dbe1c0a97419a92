import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/keittion-arki',
  key: 'story',
  template: 'article',
  title: 'Kuusi tuntia ennen kassajonoa',
  description:
    'Henkilöstöravintola Vellikello tekee 340 lounasta neljän hengen voimin. Seurasimme aamuvuoroa paistin yökypsennyksestä viimeiseen vuokaan.',
  picture: picture('ammattilaiset-story', 'Kokki lieden ääressä, padat höyryävät'),
  publishDate: '2026-10-06',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
Kello on 4.50, ja uuni on ollut päällä yhdeksän tuntia. Keittiöpäällikkö Marjut Alanen avaa luukun, vilkaisee mittaria ja sulkee luukun. Naudan sisäpaistin sisälämpötila on 71 °C. Kolmekymmentä kiloa lihaa on kypsynyt 80 asteessa, ilman että kenellekään on maksettu siitä yölisää.

Henkilöstöravintola Vellikello tekee Kurikassa 340 lounasta päivässä. Tekijöitä on neljä. Alanen sanoo, ettei yhtälö ratkea juoksemalla.

> Jos aamulla on kiire, virhe on tehty edellisenä iltapäivänä.
> — Marjut Alanen, keittiöpäällikkö

## 5.00: Luvut ennen veitsiä

Ensimmäinen puolituntinen menee paperin ääressä. Alanen katsoo kassajärjestelmästä, montako lounasta samana viikonpäivänä on syöty neljän viime viikon aikana. Keskiarvosta vähennetään tiedossa olevat poissaolot ja lisätään kokousvieraat. Tänään luku on 328.

Paistia on varattu 150 g raakapainoa jokaista paistin valitsevaa kohti. Kokemuksesta tiedetään, että heitä on kuusi kymmenestä. Loput ottavat kasvisruoan tai keiton.

## 6.30: Paisti lepää, kastike ei

Paisti nostetaan vuokiin ja saa levätä puoli tuntia ennen viipalointia. Lepo on halvin tapa parantaa saantoa: kuumana leikatusta paistista mehu valuu laudalle, levänneestä se jää viipaleeseen. Valunut liemi menee kastikkeeseen.

Viipalepaksuus on neljä millimetriä. Viipaleet ladotaan vuokaan limittäin kymmenen annoksen riveihin, jolloin linjastosta näkee laskematta, paljonko on jäljellä.

## 8.00: Yksi raaka-aine, kaksi päivää

Paistin päätypalat eivät mene henkilökunnan lautaselle vaan kuutioitaviksi. Ne jäähdytetään neljässä tunnissa alle kuuteen asteeseen ja päätyvät huomiseen pyttipannuun. Alasen listalla jokaisella kalliilla raaka-aineella on jatko:

- maanantain uunipaisti on tiistain pyttipannu
- keskiviikon broilerin luista keitetään torstain keiton liemi
- perjantain jauheliha tilataan vasta, kun keskiviikon jäämä on punnittu.

## 10.45: Kolme neljäsosaa riittää

Kun ovet avataan, ruoasta on linjastossa ja lämpökaapissa kolme neljäsosaa. Viimeinen neljännes odottaa kylmässä, paisti viipaloituna ja lisäkkeet raakoina. Jos puolet lounaista on myyty ennen puolta kahtatoista, loputkin menevät uuniin ja kuumennetaan yli 70-asteisiksi. Jos ei, neljännes jää kylmään ja säilyy käyttökelpoisena.

Varalla on aina tuote, joka on tarjolla viidessätoista minuutissa. Vellikellossa se on kypsä lihapulla. Lämpökaapin ruoka pysyy vähintään 60-asteisena, ja lämpötila kirjataan kahdesti lounaan aikana.

## 13.15: Vaaka kertoo, miten kävi

Lopuksi punnitaan kaksi astiaa: linjaston jäämä ja lautasjäte. Vuosi sitten jäämää oli keskimäärin 14 kiloa päivässä. Syyskuussa sitä oli viisi. Mitään laitetta ei ostettu. Muutettiin kypsennyksen järjestystä ja lopetettiin varmuuden vuoksi tekeminen.

Kello 13.40 Alanen tarkistaa vielä lämpömittarin jäävedessä. Sen pitää näyttää nollaa. Vasta sitten hän riisuu esiliinan.
            `),
      },
    },
    {
      type: 'image-with-text',
      props: {
        tone: 'surface',
        side: 'right',
        eyebrow: 'Kopioi tämä',
        heading: 'Vellikellon yöpaisti, 100 annosta',
        content: richText(`
- 15 kg naudan sisäpaistia 2–2,5 kg:n paloina
- 150 g suolaa (1 % lihan painosta)
- 30 g rouhittua mustapippuria, 10 laakerinlehteä

1. Hiero suola pintaan edellisenä päivänä. Anna vetäytyä kylmässä.
2. Ruskista 220 °C:ssa 15 minuuttia, laske uuni 80 °C:seen.
3. Kypsennä 8–10 tuntia, kunnes sisälämpötila on 70–72 °C.
4. Lepuuta 30 minuuttia, viipaloi ja kuumenna liemessä ennen tarjoilua.
            `),
        picture: picture('uunipaisti', 'Paisti ja siitä leikattuja viipaleita laudalla'),
      },
    },
    {
      type: 'card-grid',
      props: {
        heading: 'Jatka tästä',
        shape: 'wide',
        columns: 'Three',
        cards: [
          {
            kind: 'link',
            header: 'Sadan annoksen muistilappu',
            text: 'Raakapainot, häviöt ja vuoat.',
            link: '/#mitoitus',
            image: picture('karjalanpaisti', 'Höyryävä pata täynnä lihaa ja porkkanaa'),
          },
          {
            kind: 'link',
            header: 'Kahdeksan tuoteryhmää',
            text: 'Annospainot ja kypsennys.',
            link: '/#tuoteryhmat',
            image: picture('lihapullat', 'Lihapullia ruskeassa kastikkeessa, perunoita ja puolukoita'),
          },
          {
            kind: 'link',
            header: 'Lähetä viikon lista',
            text: 'Laskemme kilot puolestasi.',
            link: '/#myynti',
            image: picture('kuljetus', 'Kuljetusauto matkalla keittiölle'),
          },
        ],
      },
    },
  ],
}
