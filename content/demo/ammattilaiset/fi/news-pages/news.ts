import { newsOf } from '#content/news.ts'
import { picture } from '#content/pictures/pictures.ts'

export const newsArchive = newsOf('fi', '/ajankohtaista', [
  {
    slug: 'joulun-tilausaikataulu-2026',
    title: 'Joulun tilausaikataulu: viimeinen toimitus 23.12.',
    description: 'Pikkujoulukauden ja joulun toimituspäivät, kinkkujen ennakkotilaus ja varastot vuodenvaihteessa.',
    picture: picture('kuljetus', 'Kuorma-auto maantiellä auringonlaskussa'),
    date: '2026-11-09',
    categories: ['season'],
    author: 'Ammattilaismyynti',
    body: `
Joulukuussa toimitamme normaalisti 22. päivään asti. Viimeinen jako ennen joulua on keskiviikkona 23.12., ja tilaus siihen jätetään maanantaina 21.12. klo 12 mennessä.

- **Ennakkotilaus, kinkut ja paistit:** 27.11. mennessä
- **24.–27.12.:** ei toimituksia
- **28.–30.12.:** toimitukset tiistaina ja keskiviikkona
- **4.1. alkaen:** normaalisti

Kypsät tuotteet ja pakasteet kannattaa tilata kuormaan, joka tulee viikolla 51. Silloin autoissa on vielä tilaa ja kuljettajalla aikaa viedä laatikot kylmiöön asti.

Kysy mitoitusta, jos pikkujouluväki elää: [ammattilaiset@kaskimaa.example](mailto:ammattilaiset@kaskimaa.example), [+358 20 000 0130](tel:+358200000130).
`,
  },
  {
    slug: 'kypsat-kuutiot-kurikasta',
    title: 'Uutta Kurikasta: kypsät nautakuutiot, joissa häviö on jo tapahtunut',
    description:
      'Haudutettu nautakuutio 2 × 2,5 kg säästää ammattikeittiöltä kaksi ja puoli tuntia. Paino lautasella on sama kuin pussissa.',
    picture: picture('vuoka-lihapata', 'Lihapataa ja porkkanaa teräksisessä vuoassa'),
    date: '2026-09-28',
    categories: ['products'],
    source: 'mynewsdesk',
    author: 'Pia Lahdensuo, tuotepäällikkö',
    body: `
Kurikka, 28.9.2026. Kaskimaa Ammattilaiset tuo valikoimaan haudutetun nautakuution. Kuutiot kypsennetään Kurikassa omassa liemessään 92 asteessa kuusi tuntia ja jäähdytetään pussissa.

Keittiölle jää kuumennus: pussi auki, kuutiot kastikkeeseen, 75 °C ja linjaan. Kun raaka liha menettää padassa noin kolmanneksen painostaan, kypsän kuution annos punnitaan suoraan.

> Sata annosta lihapataa vaatii raakana 12 kiloa ja kypsänä kahdeksan. Laskin teki päätöksen puolestamme.
> — Marjut Alanen, keittiöpäällikkö, henkilöstöravintola Vellikello

Tuote on gluteeniton ja maidoton, suolaa on 0,8 prosenttia. Tilattavissa viikosta 40 alkaen, pakkaus 2 × 2,5 kg.

## Lisätietoja

Ammattilaismyynti, [ammattilaiset@kaskimaa.example](mailto:ammattilaiset@kaskimaa.example), [+358 20 000 0130](tel:+358200000130).
`,
  },
  {
    slug: 'havikkikoe-kuudessa-keittiossa',
    title: 'Hävikkikoe kuudessa keittiössä: pienempi vuoka, vähemmän biojätettä',
    description:
      'Kun viimeisen puolen tunnin ruoka tuotiin linjaan puolikkaissa vuoissa, lautashävikki ei muuttunut, mutta tarjoiluhävikki laski kolmanneksen.',
    picture: picture('lounastarjotin', 'Lounas tarjottimella: broileria, salaattia ja maitoa'),
    date: '2026-06-09',
    categories: ['advice'],
    author: 'Pia Lahdensuo, tuotepäällikkö',
    body: `
Kuusi keittiötä punnitsi biojätteensä kahdeksan viikon ajan. Neljä ensimmäistä viikkoa tehtiin niin kuin ennen. Sitten muutettiin yksi asia: kello 12.15 jälkeen linjaan vietiin vain puolikkaita vuokia.

Tarjoiluhävikki laski keskimäärin 34 prosenttia. Lautashävikki pysyi samana, eli kenenkään annos ei pienentynyt. Työtä tuli lisää noin viisi minuuttia päivässä, kun vuokia vaihdettiin useammin.

> Puolikas vuoka näyttää tyhjältä vasta, kun se on melkein tyhjä. Iso näyttää tyhjältä jo puolillaan, ja silloin tuodaan uusi.
> — Marjut Alanen, keittiöpäällikkö

Sama koe toistetaan syksyllä kouluissa. Jos keittiösi haluaa mukaan, lainaamme vaa'an. Ilmoittaudu omalle myyjällesi.
`,
  },
  {
    slug: 'reseptit-punnittiin-uudelleen',
    title: 'Reseptit punnittiin uudelleen: suolaa vähemmän, häviöt tarkemmin',
    description:
      'Kävimme läpi kaikki sadan annoksen reseptit ja mittasimme painohäviöt yhdistelmäuunissa. Muutokset koskevat seitsemää ruokaa.',
    picture: picture('vuoka-makaroni', 'Makaronilaatikkoa teräksisessä vuoassa'),
    date: '2026-08-10',
    categories: ['advice'],
    author: 'Pia Lahdensuo, tuotepäällikkö',
    body: `
Vanhat reseptimme oli mitattu padassa, mutta yhä useampi keittiö kypsentää vuoissa. Kesällä punnitsimme kaikki uudelleen: raakana, kypsänä ja tunnin lämpösäilytyksen jälkeen.

Suurin ero oli koipireidessä, joka menettää yhdistelmäuunissa vain 21 prosenttia painostaan, kun vanha luku oli 28. Sadan annoksen tilaus pienenee lähes kahdella kilolla.

- **Suola:** keitoissa 0,6 ja kastikkeissa 0,8 prosenttia
- **Annoskoko:** merkitty grammoina valmista ruokaa
- **Lämpötilat:** tarkistettu, broileri aina vähintään 75 °C

Uudet määrät ovat [reseptisivuilla](/reseptit). Jos lukusi poikkeavat meidän luvuistamme, kerro: korjaamme taulukon tai tulemme katsomaan uunia.
`,
  },
])
