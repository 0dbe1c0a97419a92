import type { NewsRow } from '#content/news.ts'
import { picture } from '#content/pictures/pictures.ts'
import { about, investors } from './release.ts'

/** Results and governance. */
export const financeNews: NewsRow[] = [
  {
    slug: 'osavuosikatsaus-tammi-syyskuu-2026',
    key: 'news-interim-2026-q3',
    title: 'Kaskimaa Oyj:n osavuosikatsaus tammi–syyskuu 2026: liikevoitto parani siipikarjan ja viennin vetämänä',
    description:
      'Liikevaihto kasvoi 986,3 miljoonaan euroon ja liikevoitto 31,2 miljoonaan euroon. Loppuvuoden ohjeistus säilyy ennallaan.',
    picture: picture('yritys-toimitalo', 'Kaskimaan toimitalo, puita ja pihalla kuorma-auto'),
    date: '2026-11-05',
    categories: ['results'],
    source: 'cision',
    author: 'Henna Saarikivi, talousjohtaja',
    body: `
Seinäjoki, 5.11.2026 klo 8.00. Kaskimaa Oyj:n liikevaihto oli tammi–syyskuussa 986,3 miljoonaa euroa (957,1), kasvua 3,1 prosenttia. Liikevoitto oli 31,2 miljoonaa euroa (27,9), 3,2 prosenttia liikevaihdosta.

## Heinä–syyskuu lyhyesti

- Liikevaihto 334,6 miljoonaa euroa (324,7)
- Liikevoitto 14,3 miljoonaa euroa (13,1)
- Liiketoiminnan rahavirta 21,8 miljoonaa euroa (17,4)
- Nettovelkaantumisaste 41 prosenttia (46)

Siipikarjan myynti kasvoi kahdeksan prosenttia, ja Lapuan uusi leikkaamo kävi ensimmäistä kertaa koko neljänneksen suunnitellulla teholla. Vienti toimitti enemmän sianlihaa Aasiaan, mutta keskihinta laski keväästä. Lihavalmisteiden kesä jäi sateisen heinäkuun vuoksi edellisvuodesta.

> Tulos on parantunut kuusi neljännestä peräkkäin. Se ei ole sattumaa, vaan kahdensadan pienen korjauksen summa tehtaiden lattioilla.
> — Katri Ylihärsilä, toimitusjohtaja

## Näkymät ennallaan

Kaskimaa arvioi vuoden 2026 liikevoiton olevan 40–44 miljoonaa euroa (2025: 38,6). Joulusesonki ja viennin hinnat ratkaisevat, mihin kohtaan haarukkaa tulos osuu.

${investors}

${about}
`,
  },
  {
    slug: 'puolivuosikatsaus-2026',
    key: 'news-half-year-2026',
    title: 'Kaskimaa Oyj:n puolivuosikatsaus 2026: kannattavuus parani, kustannukset rauhoittuivat',
    description:
      'Tammi–kesäkuun liikevaihto oli 651,7 miljoonaa euroa ja liikevoitto 16,9 miljoonaa euroa. Ohjeistusta tarkennettiin ylöspäin.',
    picture: picture('yritys-hero', 'Lehmiä laitumella, takana viljapelto ja punainen lato'),
    date: '2026-08-13',
    categories: ['results'],
    source: 'cision',
    author: 'Henna Saarikivi, talousjohtaja',
    body: `
Seinäjoki, 13.8.2026 klo 8.00. Kaskimaa Oyj:n liikevaihto oli tammi–kesäkuussa 651,7 miljoonaa euroa (632,4). Liikevoitto oli 16,9 miljoonaa euroa (14,8).

Rehun ja energian hinnat pysyivät alkuvuoden aikana vakaina ensimmäistä kertaa viiteen vuoteen. Tuottajahintoja korotettiin maaliskuussa sialla ja kesäkuussa naudalla.

> Vakaus on lihataloudessa harvinainen ylellisyys. Käytimme sen tuottajahintoihin ja velan lyhentämiseen, tässä järjestyksessä.
> — Katri Ylihärsilä, toimitusjohtaja

Yhtiö tarkentaa vuoden 2026 ohjeistustaan: liikevoiton arvioidaan olevan 40–44 miljoonaa euroa. Aiempi arvio oli 38–44 miljoonaa euroa.

${investors}

${about}
`,
  },
  {
    slug: 'liiketoimintakatsaus-tammi-maaliskuu-2026',
    title: 'Kaskimaa Oyj:n liiketoimintakatsaus tammi–maaliskuu 2026: vuosi alkoi odotetusti',
    description: 'Ensimmäisen neljänneksen liikevaihto oli 312,4 miljoonaa euroa ja liikevoitto 6,1 miljoonaa euroa.',
    picture: picture('vilja', 'Kypsää viljaa pellolla auringon noustessa'),
    date: '2026-05-07',
    categories: ['results'],
    source: 'cision',
    author: 'Pekka Luoma, talousjohtaja',
    body: `
Seinäjoki, 7.5.2026 klo 8.00. Kaskimaa Oyj:n liikevaihto oli tammi–maaliskuussa 312,4 miljoonaa euroa (305,8) ja liikevoitto 6,1 miljoonaa euroa (5,2). Ensimmäinen neljännes on kausiluonteisesti vuoden heikoin.

Food service kasvoi Suomessa viisi ja Ruotsissa yksitoista prosenttia. Vähittäiskaupan volyymit pysyivät ennallaan, ja kuluttajat ostivat aiempaa useammin jauhelihaa ja harvemmin kokolihaa.

> Kevät kertoo, mitä ihmiset syövät, kun he laskevat rahojaan. Meidän tehtävämme on tehdä siitäkin hyvää ruokaa.
> — Katri Ylihärsilä, toimitusjohtaja

Näkymät ennallaan: vuoden 2026 liikevoiton arvioidaan olevan 38–44 miljoonaa euroa.

${investors}

${about}
`,
  },
  {
    slug: 'tilinpaatostiedote-2025',
    key: 'news-results-2025',
    title: 'Kaskimaa Oyj:n tilinpäätöstiedote 2025: liikevoitto 38,6 miljoonaa euroa, osinkoehdotus 0,42 euroa',
    description: 'Liikevaihto kasvoi 1 284 miljoonaan euroon. Hallitus ehdottaa osingoksi 0,42 euroa osakkeelta.',
    picture: picture('yritys-story', 'Kolme työntekijää tuotantolaitoksen pihalla'),
    date: '2026-02-12',
    categories: ['results'],
    source: 'cision',
    author: 'Pekka Luoma, talousjohtaja',
    body: `
Seinäjoki, 12.2.2026 klo 8.00. Kaskimaa Oyj:n liikevaihto oli vuonna 2025 yhteensä 1 284 miljoonaa euroa (1 251) ja liikevoitto 38,6 miljoonaa euroa (33,9). Osakekohtainen tulos oli 0,94 euroa (0,78).

Vuoden suurin investointi oli marraskuussa käyttöön otettu Lapuan siipikarjaleikkaamo. Nettovelka pieneni 23 miljoonaa euroa huolimatta siitä, että investoinnit olivat poistoja suuremmat.

> Rakensimme leikkaamon, lyhensimme lainaa ja maksoimme tuottajille paremman hinnan. Yhtenä vuonna harvoin onnistuu kaikki kolme.
> — Katri Ylihärsilä, toimitusjohtaja

## Hallituksen ehdotus

Hallitus ehdottaa 26. maaliskuuta kokoontuvalle varsinaiselle yhtiökokoukselle, että vuodelta 2025 maksetaan osinkoa 0,42 euroa osakkeelta (0,36). Vuoden 2026 liikevoiton arvioidaan olevan 38–44 miljoonaa euroa.

${investors}

${about}
`,
  },
  {
    slug: 'yhtiokokouksen-paatokset-2026',
    title: 'Kaskimaa Oyj:n varsinaisen yhtiökokouksen päätökset',
    description:
      'Yhtiökokous vahvisti tilinpäätöksen, päätti 0,42 euron osingosta ja valitsi hallituksen, jonka puheenjohtajana jatkaa Olli Passila.',
    picture: picture('maatila', 'Punainen navetta, lehmä ja kanoja peltojen keskellä'),
    date: '2026-03-26',
    categories: ['governance'],
    source: 'cision',
    author: 'Olli Passila, hallituksen puheenjohtaja',
    body: `
Seinäjoki, 26.3.2026 klo 16.30. Kaskimaa Oyj:n varsinainen yhtiökokous pidettiin tänään Seinäjoella. Paikalla tai edustettuna oli 614 osakkeenomistajaa, joilla oli 71 prosenttia äänistä.

Yhtiökokous vahvisti tilinpäätöksen vuodelta 2025, myönsi vastuuvapauden ja päätti, että osinkoa maksetaan 0,42 euroa osakkeelta. Osinko maksetaan 9. huhtikuuta.

## Hallitus

Hallitukseen valittiin seitsemän jäsentä. Jatkavat jäsenet ovat Olli Passila, Maarit Ojala, Sven Holmqvist, Terhi Koivumaa ja Jari Luhtasela. Uusina valittiin maatalousyrittäjä Elina Yli-Hukkala ja diplomi-insinööri Tomi Ranta. Järjestäytymiskokouksessaan hallitus valitsi puheenjohtajaksi Passilan ja varapuheenjohtajaksi Ojalan.

> Enemmistö äänistä on yhä viljelijöillä, ja kokouksen pisin keskustelu käytiin rehusta. Niin kuin vuonna 1903.
> — Olli Passila, hallituksen puheenjohtaja

${investors}

${about}
`,
  },
  {
    slug: 'henna-saarikivi-talousjohtajaksi',
    title: 'Henna Saarikivi Kaskimaan talousjohtajaksi',
    description:
      'Kauppatieteiden maisteri Henna Saarikivi aloittaa Kaskimaa Oyj:n talousjohtajana ja johtoryhmän jäsenenä 1. heinäkuuta.',
    picture: picture('international-story', 'Järvi ja mökki auringonlaskussa'),
    date: '2026-06-17',
    categories: ['appointments', 'finance'],
    source: 'cision',
    author: 'Katri Ylihärsilä, toimitusjohtaja',
    body: `
Seinäjoki, 17.6.2026 klo 9.00. Kaskimaa Oyj:n talousjohtajaksi ja johtoryhmän jäseneksi on nimitetty KTM Henna Saarikivi, 44. Hän siirtyy tehtävään konsernin liiketoimintaohjauksen johtajan paikalta 1.7.2026.

Saarikivi on työskennellyt Kaskimaalla vuodesta 2013, viimeksi vastuullaan tuottajahintojen laskenta ja Lapuan investoinnin seuranta. Nykyinen talousjohtaja Pekka Luoma jää eläkkeelle yhdentoista vuoden jälkeen ja on yhtiön käytettävissä syyskuun loppuun.

> Henna tietää, mitä kilo lihaa maksaa jokaisessa vaiheessa, ja osaa kertoa sen niin, että leikkaamossakin nyökätään.
> — Katri Ylihärsilä, toimitusjohtaja

${investors}

${about}
`,
  },
]
