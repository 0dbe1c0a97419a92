import type { NewsRow } from '#content/news.ts'
import { picture } from '#content/pictures/pictures.ts'
import { about, media } from './release.ts'

/** Sustainability, people and production. */
export const releases: NewsRow[] = [
  {
    slug: 'takaisinveto-herkkutiski-palvikinkku-300-g',
    title: 'Takaisinveto: Herkkutiski palvikinkku 300 g, yksi erä',
    description: 'Erän 7314 pakkauksista puuttuu maitomerkintä. Tuote on vaaraton niille, jotka voivat syödä maitoa.',
    picture: picture('kinkku', 'Kinkkuviipaleita leikkuulaudalla'),
    date: '2026-11-13',
    categories: ['safety'],
    source: 'mynewsdesk',
    author: 'Tapio Lehtimäki, laatujohtaja',
    body: `
Seinäjoki, 13.11.2026 klo 7.00. Kaskimaa vetää kaupoista yhden erän tuotetta **Herkkutiski palvikinkku 300 g siivutettu**. Osaan pakkauksista on käytetty väärää etikettiä, josta puuttuu ainesosa maito.

- **Erä:** 7314, viimeinen käyttöpäivä 28.11.2026
- **Syy:** merkitsemätön allergeeni, maito
- **Myynnissä:** 9.–12.11. Etelä-Pohjanmaan, Pirkanmaan ja Satakunnan kaupoissa

Jos olet allerginen maidolle, älä syö tuotetta. Palauta pakkaus ostopaikkaan tai lähetä etiketistä kuva [kuluttajapalveluun](site:kuluttaja/ota-yhteytta). Hyvitämme hinnan ilman kuittia.

> Virhe oli etikettirullan vaihdossa ja koskee 1 140 pakkausta. Rulla tarkistetaan nyt viivakoodista ennen kuin linja käynnistyy.
> — Tapio Lehtimäki, laatujohtaja

Muut Herkkutiskin tuotteet ja muut erät on merkitty oikein. Asiasta on ilmoitettu viranomaiselle.

${media}
`,
  },
  {
    slug: 'valoa-ja-orsia-broilerihalleihin',
    key: 'news-broiler-welfare-2026',
    title: 'Valoa ja orsia: Jyväbroilerin tilat lisäävät virikkeitä kaikkiin halleihin',
    description:
      'Vuoden 2028 loppuun mennessä jokaisessa Jyväbroilerin hallissa on luonnonvaloa, orsia ja kuiviketta, jota lintu voi kuopia.',
    picture: picture('jyvabroiler-story', 'Kanoja ja kukko pihalla, takana punainen lato ja viljaa'),
    date: '2026-10-08',
    categories: ['animals'],
    source: 'mynewsdesk',
    author: 'Riikka Mäkelä-Aho, vastuullisuusjohtaja',
    body: `
Seinäjoki, 8.10.2026. Kaskimaa ja sen broilerinkasvattajat ovat sopineet hallien muutoksista, jotka lisäävät lintujen mahdollisuuksia käyttäytyä lajilleen tyypillisesti. Muutokset tehdään kaikilla 94 sopimustilalla vuoden 2028 loppuun mennessä.

- **Luonnonvalo:** ikkunapinta-ala vähintään kolme prosenttia lattian alasta
- **Orret ja tasot:** vähintään kaksi metriä tuhatta lintua kohden
- **Kuoputtava kuivike:** turpeen rinnalle olkipelletti, joka ei pölyä

Kaskimaa maksaa muutoksista puolet ja korottaa tuottajahintaa niiden valmistuttua. Kokeilussa oli mukana kuusi tilaa. Niillä jalkapohjien kunto parani ja kuolleisuus laski 0,4 prosenttiyksikköä.

> Lintu kertoo kyllä, jos se viihtyy. Kun orret tulivat, halli muuttui hiljaisemmaksi. Se on hyvä merkki.
> — Sanna Niemi-Kaarle, broilerinkasvattaja

Edistymisestä raportoidaan vuosittain vastuullisuusraportissa, myös silloin, kun aikataulu pettää.

${media}

${about}
`,
  },
  {
    slug: 'antti-peltoniemi-siipikarjan-johtajaksi',
    key: 'news-poultry-director-2026',
    title: 'Antti Peltoniemi johtamaan Kaskimaan siipikarjaliiketoimintaa',
    description:
      'Elintarviketieteiden maisteri Antti Peltoniemi aloittaa siipikarjan liiketoimintajohtajana 1. joulukuuta.',
    picture: picture('jyvabroiler-fileet', 'Broilerin fileitä, sitruunaa ja yrttejä laudalla'),
    date: '2026-09-24',
    categories: ['appointments'],
    source: 'mynewsdesk',
    author: 'Mirva Kangas, henkilöstöjohtaja',
    body: `
Seinäjoki, 24.9.2026. Elintarviketieteiden maisteri Antti Peltoniemi, 39, on nimitetty Kaskimaan siipikarjan liiketoimintajohtajaksi ja konsernin johtoryhmän jäseneksi. Hän aloittaa tehtävässä 1.12.2026.

Peltoniemi on johtanut Lapuan leikkaamoa vuodesta 2022 ja vastasi sen laajennuksesta. Uransa hän aloitti kesätyöntekijänä samalla linjalla, jota nyt johtaa.

> Broileri on kasvanut kymmenen vuotta. Seuraavat kymmenen ratkaistaan sillä, uskotaanko meihin vielä, kun kukaan ei katso.
> — Antti Peltoniemi

Nykyinen liiketoimintajohtaja Raija Kortesmaa siirtyy johtamaan konsernin hankintaa.

${media}

${about}
`,
  },
  {
    slug: 'neljakymmenta-uutta-lihanleikkaajaa',
    title: 'Neljäkymmentä uutta lihanleikkaajaa aloitti oppisopimuksella',
    description: 'Syksyn oppisopimusryhmä on Kaskimaan historian suurin. Nuorin aloittaja on 18-vuotias, vanhin 57.',
    picture: picture('lihakauppa-story', 'Lihamestari leikkaa lihaa tiskin takana'),
    date: '2026-09-03',
    categories: ['work'],
    source: 'mynewsdesk',
    author: 'Mirva Kangas, henkilöstöjohtaja',
    body: `
Kauhava, 3.9.2026. Kaskimaan Kauhavan ja Seinäjoen leikkaamoissa aloitti tällä viikolla 40 uutta oppisopimusopiskelijaa. Hakijoita oli 312, enemmän kuin koskaan.

Koulutus kestää noin puolitoista vuotta. Työpaikkaohjaaja on vierellä, koulupäiviä on kuukaudessa neljä, ja palkkaa maksetaan ensimmäisestä päivästä. Edellisestä ryhmästä 31 sai vakituisen työn.

> Olin kaksikymmentä vuotta kirjanpitäjänä. Nyt näen työpäivän päätteeksi, mitä olen tehnyt.
> — Outi Harjula, oppisopimusopiskelija

Ryhmässä puhutaan yhdeksää äidinkieltä. Työturvallisuus opetetaan ensimmäisellä viikolla kuvilla ja käsillä, sitten vasta sanoilla.

${media}

${about}
`,
  },
  {
    slug: 'tapaturmat-vahenivat-viidenneksen',
    title: 'Tapaturmat vähenivät viidenneksen, nollaan on vielä matkaa',
    description:
      'Poissaoloon johtaneita tapaturmia sattui alkuvuonna 41, kun vuotta aiemmin niitä oli 52. Eniten auttoi jono hansikasvarastolla.',
    picture: picture('kokki', 'Kokki esiliinassa leikkaa kasviksia pöydän ääressä'),
    date: '2026-07-02',
    categories: ['work', 'responsibility'],
    author: 'Viestintä',
    body: `
Samat kolme lukua ovat johtoryhmän pöydällä ja tehtaan ilmoitustaululla. Yksi niistä on poissaoloon johtaneiden tapaturmien määrä. Tammi–kesäkuussa se oli 41, vuotta aiemmin 52.

Yli puolet vähennyksestä tuli yhdestä muutoksesta. Viiltosuojahansikkaat vaihdetaan nyt joka vuoron alussa samassa paikassa, jossa veitset teroitetaan. Aiemmin hansikas haettiin, kun vanha oli rikki. Joskus se oli rikki liian myöhään.

> Emme keksineet uutta hansikasta. Siirsimme hyllyn.
> — Juha Rintamäki, tuotantojohtaja

Loukkaantumisista kolmannes on edelleen liukastumisia lastauslaitureilla. Niille tehdään syksyllä uusi lattiapinnoite, ensin Kurikassa. Tavoite on nolla, ja siksi luku pysyy taululla.
`,
  },
  {
    slug: 'harkapapu-korvaa-soijaa-sikojen-rehussa',
    title: 'Härkäpapu korvaa tuontisoijaa Kaskimaan sikojen rehussa',
    description:
      'Kotimaisen valkuaisen osuus sikojen rehussa nousee 62 prosenttiin. Viljelysopimukset kattavat 5 400 hehtaaria.',
    picture: picture('kuluttaja-story', 'Lehmiä laitumella, taustalla punainen navetta'),
    date: '2026-05-21',
    categories: ['climate', 'animals'],
    source: 'mynewsdesk',
    author: 'Riikka Mäkelä-Aho, vastuullisuusjohtaja',
    body: `
Seinäjoki, 21.5.2026. Kaskimaan sopimustilojen sikojen rehussa käytetään tästä kesästä alkaen kotimaista härkäpapua ja rypsiä siten, että tuontisoijan osuus valkuaisesta laskee 38 prosenttiin. Vuonna 2022 osuus oli 71 prosenttia.

Viljelysopimuksia on tehty 148 tilan kanssa yhteensä 5 400 hehtaarista. Sopimus takaa papuerälle vähimmäishinnan kolmeksi vuodeksi, mikä oli viljelijöiden tärkein ehto.

> Papu sitoo typpeä seuraavan vuoden ohralle. Sika saa valkuaista ja pelto lomaa.
> — Heikki Yli-Rahko, sopimustuottaja neljännessä polvessa

Muutos pienentää sianlihan hiilijalanjälkeä arviolta yhdeksän prosenttia. Laskelman on tarkastanut ulkopuolinen arvioija, ja se julkaistaan vuoden 2026 vastuullisuusraportissa.

${media}

${about}
`,
  },
  {
    slug: 'vastuullisuusraportti-2025',
    key: 'news-sustainability-report-2025',
    title: 'Kaskimaan vastuullisuusraportti 2025: energia väheni, vesi ei',
    description:
      'Energiankulutus tuotettua kiloa kohti laski 6,2 prosenttia. Vedenkulutuksen tavoite jäi saavuttamatta, ja raportti kertoo miksi.',
    picture: picture('metsa', 'Metsää, koivu ja puolukanvarpuja'),
    date: '2026-04-15',
    categories: ['responsibility', 'climate'],
    source: 'mynewsdesk',
    author: 'Riikka Mäkelä-Aho, vastuullisuusjohtaja',
    body: `
Seinäjoki, 15.4.2026. Kaskimaan energiankulutus tuotettua kiloa kohti laski vuonna 2025 yhteensä 6,2 prosenttia. Eniten säästyi Kurikassa, jossa kypsennysuunien poistoilma lämmittää nyt pakkaamon.

Vettä kului kiloa kohti yhtä paljon kuin vuotta aiemmin. Tavoite oli neljän prosentin lasku. Syy on Lapuan leikkaamon käyttöönotto: uudet linjat pestiin ensimmäisten kuukausien ajan kahteen kertaan.

- **Eläimet:** hyvinvointiarviointeja 1 873, poikkeamia 2,1 prosentissa
- **Työturvallisuus:** 96 poissaoloon johtanutta tapaturmaa, tavoite nolla
- **Pakkaukset:** muovia 22 prosenttia vähemmän kuin vuonna 2021

> Raportti, jossa kaikki nuolet osoittavat oikeaan suuntaan, on luultavasti kirjoitettu ennen mittaamista.
> — Riikka Mäkelä-Aho, vastuullisuusjohtaja

${media}

${about}
`,
  },
  {
    slug: 'kesatyohaku-2026-alkaa',
    title: 'Kaskimaan kesätyöhaku alkaa: 350 paikkaa kuudella paikkakunnalla',
    description: 'Haku on auki helmikuun loppuun. Joka kolmas viime kesän työntekijöistä on tulossa takaisin.',
    picture: picture('koulu-story', 'Kolme nuorta pöydän ääressä, takana liitutaulu'),
    date: '2026-01-22',
    categories: ['work'],
    source: 'mynewsdesk',
    author: 'Mirva Kangas, henkilöstöjohtaja',
    body: `
Seinäjoki, 22.1.2026. Kaskimaa palkkaa kesäksi 2026 noin 350 työntekijää tuotantoon, pakkaamoihin, kunnossapitoon, laboratorioon ja toimistoihin. Paikkoja on Seinäjoella, Kauhavalla, Lapualla, Kurikassa, Tukholmassa ja Alsjöhyttanissa.

Alaikäraja on tuotannossa 18 ja pakkaamossa 16 vuotta. Kesätyöntekijä saa saman tutustumisviikon ja saman palkkataulukon kuin muutkin.

> Parasta palautetta on se, että ihminen hakee uudelleen. Viime kesän väestä niin teki 118.
> — Mirva Kangas, henkilöstöjohtaja

Hakemus lähetetään osoitteeseen [rekry@kaskimaa.example](mailto:rekry@kaskimaa.example) helmikuun loppuun mennessä. Kaikille vastataan. Ohjeet ovat [työpaikkasivulla](/avoimet-tyopaikat).

${media}
`,
  },
  {
    slug: 'lapuan-siipikarjaleikkaamo-valmistui',
    title: 'Lapuan uusi siipikarjaleikkaamo otettiin käyttöön',
    description:
      'Kaskimaan 48 miljoonan euron investointi kasvattaa leikkaamon kapasiteettia kolmanneksella ja tuo Lapualle 60 työpaikkaa.',
    picture: picture('kokonainen-broileri', 'Kokonainen paistettu broileri pannulla, vieressä sitruunaa'),
    date: '2025-11-20',
    categories: ['investments'],
    source: 'mynewsdesk',
    author: 'Juha Rintamäki, tuotantojohtaja',
    body: `
Lapua, 20.11.2025. Kaskimaan siipikarjaleikkaamon laajennus otettiin tänään käyttöön Lapualla. Investoinnin arvo oli 48 miljoonaa euroa, ja se valmistui kaksi viikkoa etuajassa.

Uudella linjalla broileri kulkee leikkuusta pakkaukseen 38 minuutissa, kun aikaa kului aiemmin tunti ja vartti. Lyhyempi aika pitää lihan kylmempänä ja lisää myyntiaikaa päivällä.

> Mittasimme vanhan linjan askeleet. Pakkaaja käveli vuorossa yksitoista kilometriä. Uudella linjalla kävelee hihna.
> — Juha Rintamäki, tuotantojohtaja

Laajennus työllistää 60 uutta ihmistä kahdessa vuorossa. Rakentaminen kesti 19 kuukautta, eikä toimituksia keskeytetty päiväksikään.

${media}

${about}
`,
  },
  {
    slug: 'pakkausmuovi-vaheni-viidenneksen',
    title: 'Kaskimaa vähensi pakkausmuovia 22 prosenttia neljässä vuodessa',
    description: 'Suurin osa säästöstä tuli jauhelihapakkauksesta, jonka rasia vaihtui ohueen kalvoon.',
    picture: picture('lihakauppa-paketti', 'Paperiin käärittyjä, narulla sidottuja lihapaketteja'),
    date: '2025-09-18',
    categories: ['climate', 'products'],
    source: 'mynewsdesk',
    author: 'Riikka Mäkelä-Aho, vastuullisuusjohtaja',
    body: `
Seinäjoki, 18.9.2025. Kaskimaa käyttää pakkauksissaan tuotettua kiloa kohti 22 prosenttia vähemmän muovia kuin vuonna 2021. Tavoite, 20 prosenttia vuoden 2025 loppuun mennessä, ylittyi.

Eniten keveni 400 gramman jauhelihapakkaus. Jäykkä rasia vaihtui kalvoon, joka painaa viisi grammaa rasian kuudentoista sijasta. Pakkaus vie hyllyssä ja roskissa kolmanneksen vähemmän tilaa.

> Ensimmäinen palaute oli, että paketti näyttää pieneltä. Toinen oli, että jääkaappiin mahtuu nyt maito.
> — Riikka Mäkelä-Aho, vastuullisuusjohtaja

Seuraavaksi vuorossa ovat leikkeleet. Niiden avattava ja suljettava kansi on vaikea tehdä ohuesta materiaalista, ja siksi muutos testataan ensin kolmessa tuotteessa.

${media}

${about}
`,
  },
]
