import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Skogsgården – rökt korv och chark från Bergslagen',
  description:
    'Skogsgården röker korv, skinka och sidfläsk långsamt över al och enris i Bergslagen. Till kolbullen, kvällsmackan och kafferasten på stubben.',
  publishDate: '2026-06-01',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'poster',
        eyebrow: 'Alsjöhyttan, Bergslagen',
        title: 'Rökt i fjorton timmar, uppäten på fem minuter',
        text: 'Vi har gjort oss besväret sedan 1948. Du behöver bara en kniv, en limpa och någon att inte dela sista biten med.',
        picture: picture('skogsgarden-hero', 'Rökt skinka och korvar på ett bord vid skogsbrynet'),
        links: [
          { label: 'In i charken', link: '#charken' },
          { label: 'Läs vår berättelse', link: '/berattelse' },
        ],
      },
    },
    {
      type: 'image-with-text',
      anchor: 'roken',
      props: {
        tone: 'deep',
        side: 'right',
        eyebrow: 'Röken',
        heading: 'Al för smaken, en för det sista ordet',
        content: richText(`
Alveden är milt söt och glöder länge. Den gör det mesta av arbetet. Mot slutet lägger vi på en famn enris, färskt, och då doftar hela byn jul en vanlig tisdag.

Vi tänder klockan fyra på eftermiddagen och släcker klockan sex på morgonen. Någon sitter alltid vakt. Någon löser alltid korsord.
            `),
        picture: picture('metsa', 'Skog i kvällsljus'),
      },
    },
    {
      type: 'card-grid',
      anchor: 'charken',
      props: {
        tone: 'surface',
        heading: 'Det här hänger i charken',
        shape: 'extra-tall',
        columns: 'Three',
        rows: 2,
        cards: [
          {
            kind: 'link',
            label: 'Grovmalen',
            header: 'Alsjökorven',
            text: 'Gris, kryddpeppar och en nypa ingefära. Den med knak i skinnet.',
            link: '/berattelse',
            image: picture('skogsgarden-korv', 'Rökt grovmalen korv'),
          },
          {
            kind: 'link',
            label: 'I ring',
            header: 'Falukorv',
            text: 'Lätt rökt. Snitta, fyll med lök och ost, ugn 200 °C i en halvtimme.',
            link: '#ut',
            image: picture('lenkkimakkara', 'En ring korv och senap på en skärbräda'),
          },
          {
            kind: 'link',
            label: 'Rökt på ben',
            header: 'Skinkan',
            text: 'Rimmad i tolv dagar, rökt i fjorton timmar. Skär tjockt.',
            link: '#roken',
            image: picture('kinkku', 'Skivad skinka på en skärbräda'),
          },
          {
            kind: 'link',
            label: 'Tjocka skivor',
            header: 'Sidfläsket',
            text: 'Fyra millimeter, för den som tänker laga raggmunk på riktigt.',
            link: '#kvallsmal',
            image: picture('pekoni', 'Bacon och stekt ägg i en stekpanna'),
          },
          {
            kind: 'link',
            label: 'Kallrökt',
            header: 'Medvursten',
            text: 'Tre veckor i kallrök och mörker. Skivas tunt, äts snabbt.',
            link: '#ut',
            image: picture('meetvursti', 'En korv, delvis skivad'),
          },
          {
            kind: 'link',
            label: 'För små händer',
            header: 'Prinskorven',
            text: 'Snitta ändarna så slår den ut som en blomma i pannan.',
            link: '#kvallsmal',
            image: picture('nakit', 'Små korvar på en tallrik med senap'),
          },
        ],
      },
    },
    itemCarousel('nytt', 'Nytt ur rökeriet', 'product', { tone: 'surface' }),
    {
      type: 'rich-text',
      anchor: 'kvallsmal',
      props: {
        tone: 'brand',
        content: richText(`
## Tre kvällsmål som inte kräver något

- **Kolbulle.** Sidfläsk i tärningar, smet på mjöl, vatten och salt. Gjutjärn, öppen eld, lingon.
- **Raggmunk med fläsk.** Låt fläsket börja i kall panna. Då smälter fettet först och raggmunkarna får simma.
- **Korvgryta från sent 70-tal.** Alsjökorv, äpple, senap, grädde. Bordet tystnar.

> Man ska inte prata medan man äter korv. Man kan prata sedan, medan man funderar på en till.
> — Henning Lindkvist, grundare
            `),
      },
    },
    {
      type: 'card-grid',
      anchor: 'ut',
      props: {
        heading: 'Ta med ut',
        text: 'Smakar bäst minst en kilometer från närmaste kyl.',
        shape: 'wide',
        columns: 'Two',
        cards: [
          { kind: 'page', path: '/berattelse' },
          {
            kind: 'link',
            label: 'Stubben',
            header: 'Kafferasten',
            text: 'Medvurst på hårt bröd, kokkaffe, och en katt som inte är din.',
            link: '#charken',
            image: picture('voileipa', 'Två smörgåsar på mörkt bröd'),
          },
          {
            kind: 'link',
            label: 'Elden',
            header: 'Korv på pinne',
            text: 'Glöd, inte låga. Vrid långsamt i sex till åtta minuter.',
            link: '#roken',
            image: picture('mestari-grilli', 'Korvar på grillen'),
          },
          {
            kind: 'link',
            label: 'Svampskogen',
            header: 'När kantarellerna har hittat dig',
            text: 'Fräs dem i fläskfettet. Berätta inte var du var.',
            link: '#kvallsmal',
            image: picture('sienet', 'Nyplockad svamp'),
          },
        ],
      },
    },
    {
      type: 'page-navigation',
      props: {
        heading: 'Hitta vidare i skogen',
        items: [
          {
            Name: 'Charken',
            FriendlyUrl: '#charken',
            Children: [
              { Name: 'Kvällsmål', FriendlyUrl: '#kvallsmal' },
              { Name: 'Ta med ut', FriendlyUrl: '#ut' },
            ],
          },
          { Name: 'Rökmästarens anteckningar', FriendlyUrl: '/berattelse' },
          {
            Name: 'Våra grannar',
            FriendlyUrl: 'site:delikatess/',
            Children: [
              { Name: 'Delikatess', FriendlyUrl: 'site:delikatess/' },
              { Name: 'För storkök', FriendlyUrl: 'site:foodservice-se/' },
            ],
          },
        ],
      },
    },
  ],
}
