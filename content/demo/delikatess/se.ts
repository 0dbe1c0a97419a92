import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'I disken', link: '/#disken' },
      { label: 'Bygg en bricka', link: '/#bricka' },
      { label: 'Tillfällen', link: '/#tillfallen' },
      { label: 'Landgång för sex', link: '/recept/landgang-for-sex' },
    ],
    footer: {
      promise: 'Skivat, bakat och upplagt för den som hellre sitter med gästerna än står i köket.',
      contact: {
        heading: 'Fråga disken',
        lines: ['Delikatess', 'Hamnmagasinet 4, 120 00 Stockholm', 'Vardagar kl. 9–16'],
        phone: '+46 8 000 22 00',
        email: 'delikatess@kaskimaa.example',
      },
      groups: [
        {
          label: 'Mer från Kaskimaa',
          links: [
            { label: 'Skogsgården', link: 'site:skogsgarden/' },
            { label: 'Kaskimaa Foodservice Sverige', link: 'site:foodservice-se/' },
            { label: 'Herkkutiski (på finska)', link: 'site:deli/' },
            { label: 'CinCin (på finska)', link: 'site:cincin/' },
            { label: 'Kaskimaa Oyj', link: 'site:yritys/se/' },
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
      title: 'Delikatess – pålägg, patéer och plock',
      description:
        'Rostbiff, patéer, skinka och salami för brickan, smörgåsen och landgången. Med mått som räcker och tips som gör att du hinner sitta ner.',
      publishDate: '2026-05-04',
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'split',
            eyebrow: 'Pålägg, patéer och plock',
            title: 'Du tar brickan, vi tar disken',
            text: 'Delikatessdisken, alltså. Den andra disken får ni göra upp om sinsemellan, gärna när sista skivan rostbiff är borta.',
            picture: picture('delikatess-hero', 'Smörgåsar med skinka och salami på ett dukat bord'),
            links: [
              { label: 'Bygg en bricka', link: '#bricka' },
              { label: 'Gör en landgång', link: '/recept/landgang-for-sex' },
            ],
          },
        },
        {
          type: 'card-grid',
          anchor: 'disken',
          props: {
            tone: 'brand',
            heading: 'Nummerlapp, tack',
            text: 'Åtta saker som försvinner först ur disken.',
            shape: 'square',
            columns: 'Four',
            rows: 2,
            cards: [
              {
                kind: 'link',
                label: '1',
                header: 'Rostbiff',
                text: 'Rosa hela vägen, kantad med peppar.',
                link: '/recept/landgang-for-sex',
                image: picture('uunipaisti', 'Stek med rosa skivor på en skärbräda'),
              },
              {
                kind: 'link',
                label: '2',
                header: 'Salami',
                text: 'Fänkål i den ena, rödvin i den andra.',
                link: '#bricka',
                image: picture('salami-ja-viini', 'Salami, ost och vinglas'),
              },
              {
                kind: 'link',
                label: '3',
                header: 'Kokt skinka',
                text: 'Hel muskel. Det syns på ådringen.',
                link: '#tillfallen',
                image: picture('kinkku', 'Skivad skinka på en skärbräda'),
              },
              {
                kind: 'link',
                label: '4',
                header: 'Medvurst',
                text: 'Lite syrlig, mycket svensk.',
                link: '#bricka',
                image: picture('meetvursti', 'En korv, delvis skivad'),
              },
              {
                kind: 'link',
                label: '5',
                header: 'Grillad kyckling',
                text: 'Plocka köttet, spara benen till buljong.',
                link: '#tillfallen',
                image: picture('kokonainen-broileri', 'En hel stekt kyckling i panna'),
              },
              {
                kind: 'link',
                label: '6',
                header: 'Kycklingsallad',
                text: 'Med selleri för knak och citron för humöret.',
                link: '#tillfallen',
                image: picture('broilerisalaatti', 'Sallad med skivad kyckling'),
              },
              {
                kind: 'link',
                label: '7',
                header: 'Rökt korv',
                text: 'Från grannen i skogen.',
                link: 'site:skogsgarden/',
                image: picture('skogsgarden-korv', 'Rökta korvar'),
              },
              {
                kind: 'link',
                label: '8',
                header: 'Bacon',
                text: 'Knaperstekt och smulat. Gör det mesta bättre.',
                link: '#bricka',
                image: picture('pekoni', 'Bacon och stekt ägg i en stekpanna'),
              },
            ],
          },
        },
        {
          type: 'image-with-text',
          anchor: 'bricka',
          props: {
            side: 'right',
            eyebrow: 'Bygg en bricka',
            heading: 'Regeln om tre, två, ett',
            content: richText(`
Tre sorters pålägg, två tillbehör som knakar, en röra. Räkna 100 g pålägg per person till plock och 150 g om det är middag.

1. Lägg röran i en skål först. Den är mitten.
2. Vik rostbiffen löst, rulla skinkan, låt salamin ligga platt.
3. Fyll hålen med cornichoner, rädisor och vindruvor.
4. Ta fram brickan 20 minuter innan. Kylskåpskalla charkuterier smakar mest kyla.
            `),
            picture: picture('leikkeletarjotin', 'Pålägg och ost på ett fat'),
          },
        },
        {
          type: 'card-grid',
          anchor: 'tillfallen',
          props: {
            tone: 'surface',
            heading: 'Fyra sätt att ha folk hemma',
            shape: 'tall',
            columns: 'Four',
            rows: 1,
            cards: [
              { kind: 'page', path: '/recept/landgang-for-sex' },
              {
                kind: 'link',
                label: 'Fredag kl. 18',
                header: 'Plocket som blev middag',
                text: 'Salami, oliver och gott bröd. Ingen saknar gratängen.',
                link: '#bricka',
                image: picture('cincin-lautanen', 'Plocktallrik'),
              },
              {
                kind: 'link',
                label: 'Söndag kl. 11',
                header: 'Mackan',
                text: 'Kokt skinka, stark senap, smör. Inget mer.',
                link: '#disken',
                image: picture('delikatess-smorgas', 'En välfylld smörgås'),
              },
              {
                kind: 'link',
                label: 'December',
                header: 'Julbordets kalla hörn',
                text: 'Skiva skinkan kall och lägg upp i sista stund.',
                link: '#disken',
                image: picture('joulukinkku', 'En hel julskinka på fat'),
              },
            ],
          },
        },
        {
          type: 'rich-text',
          anchor: 'fragor',
          props: {
            tone: 'deep',
            content: richText(`
## Det gäster frågar

**Hur länge håller brickan?** Två timmar i rumstemperatur. Ställ hellre fram halva och fyll på.

**Kan jag lägga upp dagen innan?** Patéer och salami, ja. Rostbiff och skinka skivas samma dag, annars torkar kanten.

**Vad gör jag med resterna?** Tärna, stek med potatis, lägg ett ägg på. I Sverige finns det ett ord för det och det är pytt.
            `),
          },
        },
      ],
    },
    {
      path: '/recept/landgang-for-sex',
      key: 'landgang',
      template: 'article',
      title: 'Landgång för sex, eller smörgåsen som tog över bordet',
      description:
        'En halv meter bröd, fyra sorters pålägg och en vända med pressgurka. Landgången är en smörgåstårta med bättre självförtroende.',
      picture: picture('delikatess-story', 'Stugor vid vattnet och en segelbåt på väg in'),
      publishDate: '2026-08-21',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
Min moster ägde en skärbräda som var för lång för diskmaskinen, för bred för skåpet och precis lagom för en landgång. Den kom fram två gånger om året. Ingen frågade vad som bjöds, för det syntes ända ut i hallen hur det låg till.

En landgång är en öppen smörgås på längden, uppkallad efter plankan man går i land på. Förr var den en portion, smal och avlång. Vi gör den för sex och skär upp den vid bordet. Poängen är att den har avdelningar. Man äter sig från ena änden till den andra, som en resa, och man får byta plats på vägen.

## Det här behöver du

- 1 långt ljust surdegsbröd, cirka 50 cm
- 100 g rumsvarmt smör
- 200 g skivad rostbiff
- 150 g kokt skinka i skivor
- 150 g lantpaté
- 100 g tunt skivad salami
- 300 g potatissallad
- 1 dl remouladsås och 1 dl rostad lök
- 2 kokta ägg, 1 knippe rädisor, 1 kruka dill

**Pressgurka**

- 1 gurka
- ½ tsk salt
- 2 msk ättiksprit (12 %), 2 msk socker, 1 dl vatten
- 2 msk hackad persilja

## Så gör du

1. **Börja med gurkan.** Skiva den tunt, salta och lägg något tungt på i en halvtimme. Häll av vätskan. Rör ut sockret i ättika och vatten, blanda med gurka och persilja. Låt stå kallt i minst en timme.
2. **Dela brödet på längden** och lägg halvorna efter varandra, så att du får en hel meter. Är bordet kortare, lägg dem sida vid sida.
3. **Bred smör ända ut i kanten.** Inte bara för smakens skull: smöret hindrar brödet från att suga åt sig remouladen.
4. **Rostbiffens avdelning.** Klicka ut potatissalladen, vik rostbiffen löst ovanpå. Sedan remoulad och rostad lök, löken precis innan du serverar.
5. **Patéens avdelning.** Tjocka skivor, mycket pressgurka. Krama ur den först.
6. **Skinkans avdelning.** Rulla skivorna, ställ dem tätt. Äggklyftor emellan, dill över.
7. **Salamins avdelning.** Den får rädisor i tunna skivor och inget annat. Den klarar sig.

## Vid bordet

Skär tvärs över i bitar om tre fingrars bredd och börja i båda ändarna samtidigt. Räkna med att någon kommer att argumentera för rostbiffen och att någon annan tyst äter upp patén.

> En bra landgång ser ut att vara lite för mycket. Det gör en dålig också, men den har för lite smör.
> — Moster Gun

Blir det över, och det brukar det inte bli, så plockar du av pålägget, lägger det kallt och rostar brödet dagen efter. Smöret är ju redan på.
            `),
          },
        },
        {
          type: 'card-grid',
          props: {
            heading: 'Mer att duka fram',
            shape: 'square',
            columns: 'Three',
            cards: [
              {
                kind: 'link',
                header: 'Regeln om tre, två, ett',
                link: '/#bricka',
                image: picture('leikkeletarjotin', 'Pålägg och ost på ett fat'),
              },
              {
                kind: 'link',
                header: 'Åtta favoriter ur disken',
                link: '/#disken',
                image: picture('salami-ja-viini', 'Salami, ost och vinglas'),
              },
              {
                kind: 'link',
                header: 'Rökt från Skogsgården',
                link: 'site:skogsgarden/',
                image: picture('skogsgarden-korv', 'Rökta korvar'),
              },
            ],
          },
        },
      ],
    },
  ],
}
