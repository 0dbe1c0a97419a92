import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
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
    itemCarousel('meddelanden', 'Senaste meddelanden', 'news', { tone: 'surface', visible: 3 }),
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
}
