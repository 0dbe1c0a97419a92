import { newsOf } from '#content/news.ts'
import { picture } from '#content/pictures/pictures.ts'

export const newsArchive = newsOf('se', '/nyheter', [
  {
    slug: 'julkorven-hanger',
    title: 'Julkorven hänger',
    description: 'I år röks julkorven elva nätter i stället för tio. Alen var fuktig, och Siv ville inte ha bråttom.',
    picture: picture('skogsgarden-korv', 'Rökta korvar på en skärbräda med kantareller'),
    date: '2026-11-06',
    categories: ['season'],
    author: 'Siv Hallberg, rökmästare',
    body: `
Den första raden i kladdboken för säsongen är från den 26 oktober: *Julkorv in. Al från norr, fortfarande lite våt. Räkna med en natt till.* Det blev en natt till.

Julkorven är grovmald, kryddad med kryddpeppar och nejlika och rökt över barkad al. På slutet får den en famn enris, Elsas famn. I år blev det drygt fyra ton.

> Våt ved ryker mycket och värmer lite. Då får man ge den tid, annars smakar det bastu.
> — Siv Hallberg, rökmästare

Korven finns i butik från vecka 47 så länge den räcker. I fjol räckte den till den 19 december.
`,
  },
  {
    slug: 'oppet-rokeri-i-september',
    title: 'Öppet rökeri: fyrahundra besökare och en hund',
    description: 'Andra lördagen i september öppnade vi dörrarna i Alsjöhyttan. Kön till kolbullen var längst.',
    picture: picture('skogsgarden-story', 'Grisar vid ett timmerhus i skogen'),
    date: '2026-09-16',
    categories: ['kitchen'],
    author: 'Skogsgården',
    body: `
Vi hade räknat med tvåhundra och bakat bröd för det. Det kom det dubbla, plus en hund som hette Falu. Vid tolv var fläsket slut och någon åkte efter mer.

Besökarna fick känna på al, björk och gran med slutna ögon. Nio av tio pekade ut granen med näsan, precis som Hennings hund gjorde 1948.

Kolbullen gräddades på tre eldar. Receptet är [samma som alltid](/recept/kolbulle): mjöl, vatten, salt och tålamod. Tack till alla som stod i kön, och till er som hjälpte till att diska. Vi ses nästa år, andra lördagen i september.
`,
  },
])
