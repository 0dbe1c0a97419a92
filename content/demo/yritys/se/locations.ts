import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'

export const locations = sectionPage({
  path: '/verksamhetsorter',
  key: 'locations',
  title: 'Här finns vi',
  heading: 'Här görs maten',
  description: 'Fyra orter i Finland och två i Sverige: adresser, och vad som görs var.',
  picture: picture('yritys-toimitalo', 'Kaskimaas huvudkontor'),
  publishDate: '2026-09-15',
  blocks: [
    text(
      'sverige',
      `
## Sverige

**Stockholm, Hamnmagasinet 4:** försäljning, [Foodservice Sverige](site:foodservice-se/) och [Delikatess](site:delikatess/). **Alsjöhyttan, Rökerivägen 1:** [Skogsgårdens](site:skogsgarden/) rökeri.
`,
      'brand',
    ),
    text(
      'seinajoki',
      `
## Seinäjoki

**Kaskimaantie 3, FI-60100 Seinäjoki.** Huvudkontor, provkök, nätbutikens styckning och Mestaris rökeri. Växel [+358 20 000 0100](tel:+358200000100), vardagar kl. 8–16 finsk tid.
`,
    ),
    text(
      'kauhava',
      `
## Kauhava

Koncernens största anläggning: slakt, styckning, köttfärs och infrysning. Värmepumparna [tas i drift i november 2027](/se/nyhetsrum/spillvarme-tas-tillvara-i-kauhava). Besök endast efter överenskommelse.
`,
      'surface',
    ),
    text(
      'ovriga',
      `
## Lapua och Kurikka

I Lapua styckas och packas fågel. I Kurikka görs pålägg och färdiglagat till storkök. Bilarna går från båda klockan fyra på morgonen.
`,
    ),
  ],
})
