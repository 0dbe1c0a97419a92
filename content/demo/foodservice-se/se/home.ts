import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Kaskimaa Foodservice Sverige – kött, chark och fågel till storkök',
  description:
    'Råvaror, portionsmått och veckoplanering för skolkök, äldreomsorg och lunchrestauranger. Räknat på hundra portioner och på den tid du faktiskt har.',
  publishDate: '2026-08-17',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'cover',
        eyebrow: 'För storkök i Sverige',
        title: 'Torsdag är ärtsoppa. Resten löser vi ihop.',
        text: 'Kött, chark och fågel för skolkök, äldreomsorg och lunchrestauranger. Med mått som stämmer och någon som svarar i telefon klockan sju.',
        picture: picture('foodservice-se-hero', 'Kantiner med köttbullar, potatis, sallad och korv'),
        links: [
          { label: 'Planera veckan', link: '#veckan' },
          { label: 'Räkna portioner', link: '#portionsmatte' },
        ],
      },
    },
    {
      type: 'card-grid',
      anchor: 'veckan',
      props: {
        heading: 'En vecka som går ihop',
        text: 'Sex rätter, fem varor att beställa. Det som blir över på måndagen har en uppgift på onsdagen.',
        shape: 'wide',
        columns: 'Three',
        rows: 2,
        cards: [
          {
            kind: 'link',
            label: 'Måndag',
            header: 'Ugnsstek med klyftpotatis',
            text: '150 g råvikt per portion. Kör steken över natten i 80 °C.',
            link: '#portionsmatte',
            image: picture('lohkoperunat-ja-paisti', 'Skivad stek med klyftpotatis på tallrik'),
          },
          {
            kind: 'link',
            label: 'Tisdag',
            header: 'Köttbullar, mos och lingon',
            text: '6 köttbullar à 15 g. Värm i 160 °C, klart på en kvart.',
            link: '#sortiment',
            image: picture('lihapullat', 'Köttbullar med sås, potatis och lingon'),
          },
          {
            kind: 'link',
            label: 'Onsdag',
            header: 'Pytt på måndagens stek',
            text: 'Tärna 1 cm, stek i omgångar. Ägget för sig, rödbetorna bredvid.',
            link: '#svinn',
            image: picture('pyttipannu', 'Pytt i panna med stekt ägg'),
          },
          { kind: 'page', path: '/koksvardag' },
          {
            kind: 'link',
            label: 'Fredag',
            header: 'Hamburgare, egen bar',
            text: '120 g rå, 70 °C eller mer inuti. Låt matgästen bygga själv.',
            link: '#sortiment',
            image: picture('hampurilainen', 'Hamburgare med klyftpotatis'),
          },
          {
            kind: 'link',
            label: 'I reserv',
            header: 'Falukorv i ugn',
            text: 'Den räddar dagen när leveransen av fisk inte kommer.',
            link: 'site:skogsgarden/',
            image: picture('lenkkimakkara', 'En ring korv och senap på en skärbräda'),
          },
        ],
      },
    },
    itemCarousel('recept', 'Recept för storköket', 'recipe', { tone: 'surface' }),
    {
      type: 'rich-text',
      anchor: 'portionsmatte',
      props: {
        tone: 'deep',
        content: richText(`
## Portionsmatte för hundra

Räkna från råvikten, dra av svinnet och fördela på kantiner. Siffrorna gäller vuxna. För förskola tar du ungefär hälften, för högstadiet lika mycket som för vuxna.

- **Gryta:** 12 kg kött i bit blir cirka 8,4 kg tillagat. 20 liter färdig gryta fyller två GN 1/1-100.
- **Köttfärssås:** 9 kg färs, 4 kg lök och rotsaker, 10 liter vätska.
- **Kycklingfilé:** 13 kg rå. Innertemperaturen ska vara 75 °C i den tjockaste biten, inte i den närmaste.
- **Ärtsoppa:** 7,5 kg torkade ärter och 6 kg fläsk.

Varmhåll i minst 60 °C. Det som ska sparas kyls till under 8 °C inom fyra timmar.
            `),
      },
    },
    {
      type: 'card-grid',
      anchor: 'sortiment',
      props: {
        tone: 'surface',
        heading: 'Sortimentet på en rad',
        shape: 'square',
        columns: 'Four',
        rows: 1,
        cards: [
          {
            kind: 'link',
            header: 'Nöt och gris',
            text: 'Styckat, tärnat, strimlat eller malet.',
            link: '#portionsmatte',
            image: picture('jauheliha', 'Köttfärs på en skärbräda'),
          },
          {
            kind: 'link',
            header: 'Kyckling',
            text: 'Filé, lårfilé, strimlor och klubbor.',
            link: '#portionsmatte',
            image: picture('broilerin-koipi', 'Två stekta kycklingklubbor på tallrik'),
          },
          {
            kind: 'link',
            header: 'Korv och chark',
            text: 'Rökt hos Skogsgården i Bergslagen.',
            link: 'site:skogsgarden/',
            image: picture('skogsgarden-korv', 'Rökta korvar'),
          },
          {
            kind: 'link',
            header: 'Pålägg och fat',
            text: 'Skivat till frukosten, upplagt till mötet.',
            link: 'site:delikatess/',
            image: picture('leikkeletarjotin', 'Pålägg och ost på ett fat'),
          },
        ],
      },
    },
    {
      type: 'image-with-text',
      anchor: 'svinn',
      props: {
        side: 'right',
        eyebrow: 'Mindre svinn',
        heading: 'Laga den sista fjärdedelen sist',
        content: richText(`
När dörrarna öppnas räcker det att tre fjärdedelar av maten är klar. Resten väntar kallt tills du ser hur kön rör sig. Blir det inte ätet är det fortfarande en råvara och inte avfall.

1. Väg det som blir kvar i kantinerna i två veckor.
2. Väg tallrikssvinnet för sig. Det är ett annat problem.
3. Ändra en sak i taget.
            `),
        picture: picture('lounastarjotin', 'Lunch på bricka'),
        links: [{ label: 'Så gör köket på Hyttbacksskolan', link: '/koksvardag' }],
      },
    },
    {
      type: 'image-with-text',
      anchor: 'kontakt',
      props: {
        tone: 'brand',
        side: 'left',
        eyebrow: 'Beställning',
        heading: 'Skicka matsedeln, få tillbaka en beställning',
        content: richText(`
Mejla fyra veckors matsedel och antalet gäster. Vi räknar om den till kilon, kartonger och leveransdagar, och markerar allergener rätt för rätt. Det kostar ingenting och du har svaret inom två arbetsdagar.
            `),
        picture: picture('kuljetus', 'En kylbil på väg till köket'),
        links: [
          { label: 'Mejla matsedeln', link: 'mailto:storkok@kaskimaa.example' },
          { label: 'Ring +46 8 000 13 00', link: 'tel:+4680001300' },
        ],
      },
    },
  ],
}
