import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Bolaget', link: '/se/#bolaget' },
      { label: 'Verksamhet', link: '/se/#verksamhet' },
      { label: 'Ansvar', link: '/se/#ansvar' },
      { label: 'Jobba hos oss', link: '/se/#jobb' },
      { label: 'Nyhetsrum', link: '/se/nyhetsrum/spillvarme-tas-tillvara-i-kauhava' },
    ],
    footer: {
      promise: 'Kaskimaa är ett livsmedelsföretag som grundades av bönder i Södra Österbotten 1903.',
      contact: {
        heading: 'Kaskimaa Oyj',
        lines: [
          'Kaskimaantie 3, FI-60100 Seinäjoki, Finland',
          'Växel mån–fre kl. 8–16 finsk tid',
          'För medier: viestinta@kaskimaa.example',
        ],
        phone: '+358 20 000 0100',
        email: 'konserni@kaskimaa.example',
      },
      groups: [
        {
          label: 'På den här webbplatsen',
          links: [
            { label: 'Bolaget i korthet', link: '/se/#bolaget' },
            { label: 'Ansvar', link: '/se/#ansvar' },
            { label: 'Jobba hos oss', link: '/se/#jobb' },
          ],
        },
        {
          label: 'Kaskimaas webbplatser',
          links: [
            { label: 'Kaskimaa Foodservice Sverige', link: 'site:foodservice-se/' },
            { label: 'Skogsgården', link: 'site:skogsgarden/' },
            { label: 'Delikatess', link: 'site:delikatess/' },
            { label: 'Kaskimaa International', link: 'site:international/' },
            { label: 'Kaskimaa Export', link: 'site:export/' },
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
      title: 'Kaskimaa Oyj – ett livsmedelsföretag från Södra Österbotten',
      description:
        'Kaskimaa Oyj är ett finländskt livsmedelsföretag som grundades av bönder 1903. Omkring 4 200 personer arbetar med slakt, charkuterier, fågel, foodservice och export.',
      publishDate: '2026-03-02',
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'cover',
            eyebrow: 'Kaskimaa Oyj',
            title: 'År 1903 bestämde sig bönderna för att göra det själva',
            text: 'Deras kooperativ har blivit ett livsmedelsföretag med omkring 4 200 anställda. Besluten fattas fortfarande med utsikt över åkrarna.',
            picture: picture('yritys-hero', 'Betande kor framför ett sädesfält och en röd lada'),
            links: [
              { label: 'Bolaget i korthet', link: '#bolaget' },
              { label: 'Senaste nytt', link: '/se/nyhetsrum/spillvarme-tas-tillvara-i-kauhava' },
            ],
          },
        },
        {
          type: 'rich-text',
          anchor: 'bolaget',
          props: {
            content: richText(`
## Bolaget i korthet

Kaskimaa köper in djur, slaktar, styckar och förädlar kött. Produkterna säljs i dagligvaruhandeln, till storkök, i en egen nätbutik och utanför Finland.

- **1903** Bönder i Södra Österbotten grundar ett kooperativ, så att priset på djuren inte längre hänger på en enda köpare.
- **4 200** anställda i koncernen. De flesta arbetar i produktionen.
- **5** verksamheter: slakt, charkuterier, fågel, foodservice och export.
- **2** hemmamarknader: Finland och Sverige.
            `),
          },
        },
        {
          type: 'card-grid',
          anchor: 'verksamhet',
          props: {
            tone: 'surface',
            heading: 'Verksamhet och varumärken',
            text: 'Varje verksamhet har egen ledning, egna kunder och en egen webbplats. Inköp av djur, kvalitet och logistik är gemensamma.',
            shape: 'wide',
            columns: 'Three',
            rows: 2,
            cards: [
              {
                kind: 'link',
                label: 'Sverige',
                header: 'Skogsgården',
                text: 'Rökta korvar och charkuterier från Bergslagen.',
                link: 'site:skogsgarden/',
                image: picture('skogsgarden-korv', 'Rökta korvar'),
              },
              {
                kind: 'link',
                label: 'Sverige',
                header: 'Delikatess',
                text: 'Pålägg, patéer och fat för bjudbordet.',
                link: 'site:delikatess/',
                image: picture('delikatess-smorgas', 'En välfylld smörgås'),
              },
              {
                kind: 'link',
                label: 'Foodservice',
                header: 'Kaskimaa Foodservice Sverige',
                text: 'Råvaror och portionsmått för storkök.',
                link: 'site:foodservice-se/',
                image: picture('foodservice-se-lunch', 'Lunch från ett storkök'),
              },
              {
                kind: 'link',
                label: 'Konsument',
                header: 'Kaskimaa',
                text: 'Kött och vardagsmat i finska butiker. På finska och engelska.',
                link: 'site:kuluttaja/',
                image: picture('kuluttaja-poyta', 'Ett dukat bord'),
              },
              {
                kind: 'link',
                label: 'Fågel',
                header: 'Jyväbroiler',
                text: 'Finländsk kyckling uppfödd på spannmål. På finska.',
                link: 'site:jyvabroiler/',
                image: picture('kokonainen-broileri', 'En hel stekt kyckling i panna'),
              },
              {
                kind: 'link',
                label: 'Export',
                header: 'Kaskimaa Export',
                text: 'Fryst kött till industri och grossister. På engelska.',
                link: 'site:export/',
                image: picture('export-satama', 'Containrar i en hamn'),
              },
            ],
          },
        },
        {
          type: 'image-with-text',
          anchor: 'ansvar',
          props: {
            side: 'right',
            eyebrow: 'Ansvar',
            heading: 'Tre saker som vi mäter varje månad',
            content: richText(`
För oss handlar ansvar om att hålla räkningen. Siffrorna på ledningsgruppens bord är desamma som på fabrikens anslagstavla.

- **Djuren:** välfärden bedöms på gården, under transporten och vid ankomsten. Producenten får besked om avvikelser samma dag.
- **Energin:** varje anläggning följer sin förbrukning per producerat kilo.
- **Säkerheten:** målet är noll olyckor som leder till frånvaro. Vi är inte där än, och därför står det på listan.
            `),
            picture: picture('maatila', 'En gård omgiven av åkrar'),
          },
        },
        {
          type: 'card-grid',
          anchor: 'nyheter',
          props: {
            heading: 'Aktuellt',
            shape: 'wide',
            columns: 'Two',
            cards: [
              { kind: 'page', path: '/nyhetsrum/spillvarme-tas-tillvara-i-kauhava' },
              {
                kind: 'link',
                label: 'För medier',
                header: 'Vår kommunikationsavdelning svarar på vardagar',
                text: 'Intervjuer, bilder och bakgrund, kl. 8–17 finsk tid. Vi svarar gärna på svenska.',
                link: 'mailto:viestinta@kaskimaa.example',
                image: picture('yritys-toimitalo', 'Kaskimaas huvudkontor'),
              },
            ],
          },
        },
        {
          type: 'image-with-text',
          anchor: 'jobb',
          props: {
            tone: 'deep',
            side: 'left',
            eyebrow: 'Jobba hos oss',
            heading: 'Ett yrke som sitter i händerna',
            content: richText(`
Du behöver inte vara färdig styckare när du börjar hos oss. Vi utbildar styckare, maskinoperatörer och underhållstekniker som lärlingar, med lön från första dagen.

Här arbetar också veterinärer, kockar, systemutvecklare, chaufförer och inköpare. En sak har de gemensamt: alla nya tillbringar sin första vecka i produktionen.
            `),
            picture: picture('kokki', 'En kock i arbete'),
            links: [{ label: 'Fråga om jobb', link: 'mailto:rekry@kaskimaa.example' }],
          },
        },
      ],
    },
    {
      path: '/nyhetsrum/spillvarme-tas-tillvara-i-kauhava',
      key: 'heat-recovery',
      template: 'article',
      title: 'Kaskimaa tar tillvara spillvärmen från kylanläggningen i Kauhava',
      description:
        'Kaskimaa investerar 6,4 miljoner euro i en värmepumpsanläggning som ska värma tvättvattnet i fabriken i Kauhava med spillvärme från kylmaskinerna.',
      picture: picture('yritys-story', 'Tre medarbetare utanför en fabrik'),
      publishDate: '2026-10-22',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
Kaskimaa Oyj bygger en värmepumpsanläggning vid sin fabrik i Kauhava. Den ska ta tillvara värmen från kylmaskinerna och använda den till att värma fabrikens tvättvatten. Investeringen uppgår till 6,4 miljoner euro. Bygget inleds i januari 2027 och anläggningen tas i drift i november samma år.

## Kallt och varmt under samma tak

Köttförädling kräver kyla och värme på samma gång. Luften i styckningssalarna hålls under 12 °C och fryslagren under −18 °C. Samtidigt tvättas produktionslokalerna varje natt, och för att desinficera redskapen behövs vatten som håller minst 82 °C.

Hittills har kondensorvärmen blåsts ut genom taket medan vattnet har värmts separat med ånga. Den nya anläggningen kopplar ihop de båda: värmepumpar höjer temperaturen till 85 °C, och två ackumulatortankar på 150 kubikmeter lagrar värmen till nattens tvätt.

> Vi har betalat för samma energi två gånger. Först kylde vi, sedan värmde vi. Nu går värmen genom ett rör som är 140 meter långt.
> — Juha Rintamäki, produktionsdirektör

## Så påverkas energianvändningen

Värmepumpsanläggningen beräknas

- minska fabrikens köpta värme med omkring 40 procent
- öka elförbrukningen med omkring 6 procent
- ersätta en ångpanna, som behålls i reserv för toppbelastning och underhåll.

Beräkningen bygger på produktionsvolymerna 2025. Kaskimaa redovisar det verkliga utfallet när anläggningen har varit i drift i tolv månader.

## Produktionen fortsätter som vanligt

Installationen görs i huvudsak på helger. Kylmaskinerna kopplas till det nya systemet en i taget, och leveranserna påverkas inte. Pannanläggningens sex medarbetare utbildas i drift och underhåll av värmepumparna under våren 2027.

## Fler fabriker kan följa

Kauhava blir koncernens första fabrik där tvättvattnet främst värms med egen spillvärme. En utredning om ytterligare två fabriker ska vara klar i juni 2027.

> Vi lovar ingen andra anläggning förrän vi har mätt den första.
> — Juha Rintamäki, produktionsdirektör

### Mer information

Kommunikation, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), telefon [+358 20 000 0110](tel:+358200000110), vardagar kl. 8–17 finsk tid.

Kaskimaa Oyj är ett finländskt livsmedelsföretag som grundades 1903 och har omkring 4 200 anställda.
            `),
          },
        },
      ],
    },
  ],
}
