import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Röken', link: '/#roken' },
      { label: 'Charken', link: '/#charken' },
      { label: 'Ta med ut', link: '/#ut' },
      { label: 'Vår berättelse', link: '/berattelse' },
    ],
    footer: {
      promise: 'Skogsgården röker korv och skinka över al och en i Bergslagen, sedan 1948.',
      contact: {
        heading: 'Hör av dig till rökeriet',
        lines: ['Skogsgården', 'Rökerivägen 1, Alsjöhyttan', 'Vardagar kl. 8–15, fikarast kl. 9.30'],
        phone: '+46 8 000 48 00',
        email: 'skogsgarden@kaskimaa.example',
      },
      groups: [
        {
          label: 'Släkt och grannar',
          links: [
            { label: 'Delikatess', link: 'site:delikatess/' },
            { label: 'Kaskimaa Foodservice Sverige', link: 'site:foodservice-se/' },
            { label: 'Kaskimaa Oyj', link: 'site:yritys/se/' },
            { label: 'Mestari (på finska)', link: 'site:mestari/' },
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
    },
    {
      path: '/berattelse',
      key: 'story',
      template: 'article',
      title: 'Rökmästarens kladdbok',
      description:
        'I en vaxduksbok från 1948 står allt vi kan om rök. Bitvis är den oläslig, bitvis är den rolig, och på sidan 31 finns en fettfläck som är en måttenhet.',
      picture: picture('skogsgarden-story', 'Grisar framför rökeriet vid skogsbrynet'),
      publishDate: '2026-06-18',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
Den ligger i en plåtlåda som en gång innehöll skorpor. Svart vaxduk, blå linjer, doft av eld. På insidan av pärmen står *Lindkvist, röken, rör ej*. Alla på Skogsgården har rört den.

Henning och Elsa Lindkvist köpte gården vid Alsjön våren 1948. Där fanns en lada, en skuld och ett rökeri som föregångaren hade använt till abborre. Henning var kolare. Han kunde eld. Elsa hade stått i charkdisk i Örebro. Hon kunde folk. Det räckte ganska långt.

## Sidan 4: fel ved

De första veckorna rökte de med gran, eftersom det var vad de hade. Anteckningen är kort: *Gran. Smakar takpapp. Hunden åt inte.* Två sidor senare kommer björk, med nävern på: *Bättre. Beskt i kanten.* Och så, i juli: *Al, barkad. Elsa log.*

Sedan dess har det varit al. Vi barkar den fortfarande, för det är i barken som beskan sitter.

## Sidan 12: en famn enris

Enriset kom till av en slump. En tunna skulle rökas ur, så som man gjorde förr för att få den ren, och röken drog in till korvarna. Henning skrev upp klockslaget. Därefter provade han sig fram tills han hade det:

- enriset ska vara färskt, annars brinner det upp
- det läggs på när korven redan har färg
- en famn räcker till fyrtio kilo
- *Elsas famn, ej min*, står det inom parentes.

## Sidan 31: fettfläcken

Mitt på sidan sitter en fläck, stor som en femkrona. Kring den har någon ritat en ring och skrivit *så mycket*. Så mycket av vad framgår inte. Tre rökmästare har tolkat den, och de är inte överens. Vår nuvarande, Siv Hallberg, menar att det är en mängd kryddpeppar.

> Jag har vägt det som ryms i ringen. Det blir sju gram per kilo, vilket är alldeles för mycket. Så antingen har jag fel, eller så tyckte Henning om kryddpeppar.
> — Siv Hallberg, rökmästare

Vi använder knappt hälften. Men ringen är kvar på etiketten, om du tittar noga, runt bokstaven å.

## Sidan 88: ny ägare, samma vakt

År 2007 blev Skogsgården en del av finska Kaskimaa. Kaskimaa startades av bönder 1903 och visste att man inte flyttar ett rökeri hur som helst. Rummen blev större, ventilationen bättre och pappersarbetet längre. Nattvakten behölls. Någon sitter där från fyra på eftermiddagen till sex på morgonen, känner på röken, öppnar ett spjäll, stänger det igen.

I kladdboken skrivs det fortfarande, nu på sidan 212. Senaste raden är från i våras: *Ny al från norr. Lite fuktig. Vänta en vecka.*

Vi väntade en vecka.
            `),
          },
        },
        {
          type: 'image-with-text',
          props: {
            tone: 'surface',
            side: 'left',
            eyebrow: 'Sidan 57',
            heading: 'Elsas korvgryta, för fyra',
            content: richText(`
- 600 g Alsjökorv i tjocka slantar
- 2 syrliga äpplen i klyftor och 1 gul lök
- 2 msk grov senap och 3 dl grädde

1. Bryn korven, lyft ur. Fräs lök och äpple i fettet.
2. Rör i senap och grädde, låt sjuda i fem minuter.
3. Lägg tillbaka korven. Servera när den är genomvarm, med kokt potatis.
            `),
            picture: picture('makkarat', 'Korvar i en stekpanna'),
            links: [{ label: 'Tillbaka till charken', link: '/#charken' }],
          },
        },
      ],
    },
  ],
}
