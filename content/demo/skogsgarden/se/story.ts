import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
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
}
