import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Delikatess – pålägg, patéer och plock',
  description:
    'Rostbiff, patéer, skinka och salami för brickan, smörgåsen och landgången. Med mått som räcker och tips som gör att du hinner sitta ner.',
  publishDate: '2026-05-04',
  blocks: [
    {
      type: 'hero-image-carousel',
      props: {
        title: 'Du tar brickan, vi tar disken',
        text: 'Delikatessdisken, alltså. Den andra disken får ni göra upp om sinsemellan, gärna när sista skivan rostbiff är borta.',
        slides: [
          { image: picture('delikatess-hero', 'Smörgåsar med skinka och salami på ett dukat bord') },
          { image: picture('leikkeletarjotin', 'Skivad skinka och pålägg upplagt på en bricka') },
          { image: picture('delikatess-smorgas', 'En smörgås med pålägg och grönt') },
        ],
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
    itemCarousel('i-disken', 'I disken just nu', 'product', { tone: 'surface' }),
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
}
