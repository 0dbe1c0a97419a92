import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Veckan', link: '/#veckan' },
      { label: 'Sortiment', link: '/#sortiment' },
      { label: 'Portionsmatte', link: '/#portionsmatte' },
      { label: 'Köksvardag', link: '/koksvardag' },
      { label: 'Kontakt', link: '/#kontakt' },
    ],
    footer: {
      promise: 'Kött, chark och fågel till kök som lagar mat på riktigt, fem dagar i veckan.',
      contact: {
        heading: 'Kundtjänst storkök',
        lines: ['Kaskimaa Foodservice Sverige', 'Hamnmagasinet 4, 120 00 Stockholm', 'Vardagar kl. 7–15.30'],
        phone: '+46 8 000 13 00',
        email: 'storkok@kaskimaa.example',
      },
      groups: [
        {
          label: 'I köket',
          links: [
            { label: 'Veckans fem dagar', link: '/#veckan' },
            { label: 'Portionsmatte', link: '/#portionsmatte' },
            { label: 'Köksvardag', link: '/koksvardag' },
          ],
        },
        {
          label: 'Kaskimaas webbplatser',
          links: [
            { label: 'Skogsgården', link: 'site:skogsgarden/' },
            { label: 'Delikatess', link: 'site:delikatess/' },
            { label: 'Kaskimaa Oyj', link: 'site:yritys/se/' },
            { label: 'Kaskimaa Ammattilaiset (på finska)', link: 'site:ammattilaiset/' },
            { label: 'Kaskimaa Export (på engelska)', link: 'site:export/' },
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
    },
    {
      path: '/koksvardag',
      key: 'story',
      template: 'article',
      title: 'Ärtsoppa för fyrahundra',
      description:
        'På Hyttbacksskolan börjar torsdagens ärtsoppa på onsdagen och slutar med nästan tomma kantiner. Köksmästare Amina Berg visar hur.',
      picture: picture('foodservice-se-story', 'En chaufför bär en låda till köket, lastbilen väntar'),
      publishDate: '2026-10-15',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
Onsdag, halv två. I köket på Hyttbacksskolan är lunchen över och golvet skurat. Köksmästare Amina Berg öppnar två säckar gula ärter och häller dem i grytan. Trettio kilo. Sedan kallt vatten, så att det står en dryg decimeter över.

– I morgon är de nästan dubbelt så stora. Det är det billigaste arbetet i hela huset. Vi är inte ens här.

Amina och två kollegor lagar lunch till fyrahundra elever. Torsdagar är det ärtsoppa varannan vecka, och då kommer även lärarna som annars har matlåda.

## 06.15: Fläsket går före

Det rimmade fläsket, 24 kilo bog och lägg, har kommit på morgonen. Det kokas för sig i osaltat vatten med lök, lagerblad och timjan. Skälet är enkelt: då bestämmer köket hur salt soppan blir. Buljongen späds in mot slutet, skopa för skopa.

De blötlagda ärterna får nytt vatten och kokas upp samtidigt. Skalen som flyter upp skummas av. Alla behöver inte bort.

> Rör inte för mycket. En ärtsoppa ska ha varit hel en gång, det ska man kunna se.
> — Amina Berg, köksmästare

## 08.30: En gryta till

Bredvid står en mindre gryta med ärter som aldrig har träffat något fläsk. Den räcker till sextio portioner och kryddas med samma timjan och mejram. Den har egen slev, egen skylt och egen plats i linjen, först och inte sist.

– Förr stod den vegetariska längst bort. När vi flyttade fram den gick åtgången upp, och nu slipper vi slänga av den andra.

## 10.00: Senap är en råvara

Fläsket tas upp, får svalna en stund och skärs i tärningar som får plats på en barnsked. Kött och soppa serveras var för sig. Den som vill ha mycket kött får det, den som inte vill ha något behöver inte peta.

Senapen står på borden. Den har köket lärt sig att beställa i kilon. Hela listan för fyrahundra:

- 30 kg torkade gula ärter
- 24 kg rimmat fläsk, bog och lägg
- 6 kg gul lök
- 150 g torkad timjan, 100 g torkad mejram
- 4 kg skånsk senap
- pannkakor, två per elev, och 16 kg sylt.

## 10.50: Kön

Första klassen kommer prick tio i elva. Soppan håller 78 grader i kantinen och får aldrig gå under 60. I kylen står den sista kantinen, snabbkyld, i väntan på besked om hur många sexor som är på utflykt.

Det visar sig vara en hel klass. Kantinen stannar där den är och blir fredagens extrarätt.

## 13.00: Vågen

I kantinerna finns 3,2 kilo kvar, på tallrikarna nästan ingenting. Det brukar vara så på torsdagar. Amina skriver siffran på lappen vid dörren, under förra gångens 3,9.

– Alla frågar efter hemligheten. Den är att börja på onsdagen.
            `),
          },
        },
        {
          type: 'card-grid',
          props: {
            heading: 'Till nästa vecka',
            shape: 'wide',
            columns: 'Three',
            cards: [
              {
                kind: 'link',
                header: 'Hela veckan, dag för dag',
                link: '/#veckan',
                image: picture('pyttipannu', 'Pytt i panna med stekt ägg'),
              },
              {
                kind: 'link',
                header: 'Portionsmatte för hundra',
                link: '/#portionsmatte',
                image: picture('keitto', 'En skål soppa med rotsaker'),
              },
              {
                kind: 'link',
                header: 'Skicka matsedeln till oss',
                link: '/#kontakt',
                image: picture('kuljetus', 'En kylbil på väg till köket'),
              },
            ],
          },
        },
      ],
    },
  ],
}
