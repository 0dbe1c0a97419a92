import { newsOf } from '#content/news.ts'
import { picture } from '#content/pictures/pictures.ts'

const contact = `## Mer information

Kommunikation, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), telefon [+358 20 000 0110](tel:+358200000110), vardagar kl. 8–17 finsk tid.`

const investors = `${contact} Siffrorna inom parentes avser motsvarande period föregående år.`

const about =
  '*Kaskimaa Oyj är ett finländskt livsmedelsbolag, grundat 1903. Koncernen har omkring 4 200 anställda och hemmamarknader i Finland och Sverige.*'

export const newsArchive = newsOf('se', '/nyhetsrum', [
  {
    slug: 'delarsrapport-januari-september-2026',
    key: 'news-interim-2026-q3',
    title: 'Kaskimaa Oyj:s delårsrapport januari–september 2026: rörelseresultatet förbättrades',
    description:
      'Omsättningen ökade till 986,3 miljoner euro och rörelseresultatet till 31,2 miljoner euro. Prognosen för året är oförändrad.',
    picture: picture('yritys-toimitalo', 'Kaskimaas huvudkontor med träd och en lastbil på gården'),
    date: '2026-11-05',
    categories: ['results'],
    source: 'cision',
    author: 'Henna Saarikivi, ekonomidirektör',
    body: `
Seinäjoki, 5.11.2026 kl. 8.00. Kaskimaa Oyj:s omsättning i januari–september var 986,3 miljoner euro (957,1), en ökning med 3,1 procent. Rörelseresultatet var 31,2 miljoner euro (27,9), vilket är 3,2 procent av omsättningen.

## Juli–september i korthet

- Omsättning 334,6 miljoner euro (324,7)
- Rörelseresultat 14,3 miljoner euro (13,1)
- Kassaflöde från verksamheten 21,8 miljoner euro (17,4)
- Nettoskuldsättningsgrad 41 procent (46)

Fjäderfäförsäljningen ökade med åtta procent, och den nya styckningen i Lappo gick för första gången ett helt kvartal med planerad kapacitet. Exporten levererade mer griskött till Asien, men snittpriset har sjunkit sedan i våras. Den regniga julimånaden gjorde att charksommaren blev svagare än i fjol.

> Resultatet har förbättrats sex kvartal i rad. Det är ingen slump, utan summan av tvåhundra små reparationer på fabriksgolven.
> — Katri Ylihärsilä, verkställande direktör

## Oförändrade utsikter

Kaskimaa bedömer att rörelseresultatet 2026 blir 40–44 miljoner euro (2025: 38,6).

${investors}

${about}
`,
  },
  {
    slug: 'bokslutskommunike-2025',
    key: 'news-results-2025',
    title:
      'Kaskimaa Oyj:s bokslutskommuniké 2025: rörelseresultat 38,6 miljoner euro, förslag om 0,42 euro i utdelning',
    description: 'Omsättningen ökade till 1 284 miljoner euro. Styrelsen föreslår en utdelning på 0,42 euro per aktie.',
    picture: picture('yritys-story', 'Tre medarbetare på gården utanför en fabrik'),
    date: '2026-02-12',
    categories: ['results'],
    source: 'cision',
    author: 'Pekka Luoma, ekonomidirektör',
    body: `
Seinäjoki, 12.2.2026 kl. 8.00. Kaskimaa Oyj:s omsättning 2025 var 1 284 miljoner euro (1 251) och rörelseresultatet 38,6 miljoner euro (33,9). Resultatet per aktie var 0,94 euro (0,78).

Årets största investering var fjäderfästyckningen i Lappo, som togs i drift i november. Nettoskulden minskade med 23 miljoner euro trots att investeringarna var större än avskrivningarna.

> Vi byggde en styckning, amorterade och betalade bönderna bättre. Det är inte ofta ett år räcker till alla tre.
> — Katri Ylihärsilä, verkställande direktör

## Styrelsens förslag

Styrelsen föreslår för den ordinarie bolagsstämman den 26 mars att 0,42 euro per aktie (0,36) delas ut för 2025. Rörelseresultatet 2026 bedöms bli 38–44 miljoner euro.

${investors}

${about}
`,
  },
  {
    slug: 'ljus-och-sittpinnar-i-alla-kycklingstallar',
    key: 'news-broiler-welfare-2026',
    title: 'Ljus och sittpinnar: mer att göra i Jyväbroilers stallar',
    description:
      'Före utgången av 2028 ska alla Jyväbroilers stallar ha dagsljus, sittpinnar och strö som fåglarna kan sprätta i.',
    picture: picture('jyvabroiler-story', 'Höns och en tupp på en gård, bakom dem en röd lada och säd'),
    date: '2026-10-08',
    categories: ['animals'],
    source: 'mynewsdesk',
    author: 'Riikka Mäkelä-Aho, hållbarhetsdirektör',
    body: `
Seinäjoki, 8.10.2026. Kaskimaa och dess kycklinguppfödare har kommit överens om förändringar i stallarna som ger fåglarna bättre möjligheter att bete sig naturligt. De genomförs på alla 94 kontraktsgårdar före utgången av 2028.

- **Dagsljus:** fönsteryta motsvarande minst tre procent av golvet
- **Sittpinnar och plattformar:** minst två meter per tusen fåglar
- **Strö att sprätta i:** halmpellets som inte dammar, vid sidan av torv

Kaskimaa betalar hälften av kostnaden och höjer avräkningspriset när arbetet är klart. Sex gårdar deltog i försöket. Där blev trampdynorna friskare, och dödligheten sjönk med 0,4 procentenheter.

> Fågeln talar om ifall den trivs. När sittpinnarna kom blev stallet tystare. Det är ett gott tecken.
> — Sanna Niemi-Kaarle, kycklinguppfödare

Framstegen redovisas varje år i hållbarhetsrapporten, också när tidtabellen spricker.

${contact}

${about}
`,
  },
  {
    slug: 'antti-peltoniemi-leder-fjaderfa',
    key: 'news-poultry-director-2026',
    title: 'Antti Peltoniemi leder Kaskimaas fjäderfäverksamhet',
    description: 'Livsmedelsvetaren Antti Peltoniemi tillträder som direktör för fjäderfä den 1 december.',
    picture: picture('jyvabroiler-fileet', 'Kycklingfiléer, citron och örter på en skärbräda'),
    date: '2026-09-24',
    categories: ['appointments'],
    source: 'mynewsdesk',
    author: 'Mirva Kangas, personaldirektör',
    body: `
Seinäjoki, 24.9.2026. Livsmedelsmagister Antti Peltoniemi, 39, har utnämnts till direktör för Kaskimaas fjäderfäverksamhet och medlem av koncernens ledningsgrupp. Han tillträder den 1 december 2026.

Peltoniemi har lett styckningen i Lappo sedan 2022 och ansvarade för utbyggnaden. Han började som sommarjobbare på samma linje som han i dag ansvarar för.

> Kyckling har vuxit i tio år. De kommande tio avgörs av om folk litar på oss också när ingen tittar.
> — Antti Peltoniemi

Nuvarande direktören Raija Kortesmaa tar över ledningen av koncernens inköp.

${contact}

${about}
`,
  },
])
