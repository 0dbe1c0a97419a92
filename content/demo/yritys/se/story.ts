import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
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
}
