import { newsOf } from '#content/news.ts'
import { picture } from '#content/pictures/pictures.ts'

export const newsArchive = newsOf('se', '/nyheter', [
  {
    slug: 'leveranser-under-jul-och-nyar',
    title: 'Leveranser under jul och nyår 2026',
    description: 'Sista leverans före jul går den 22 december. Beställ julbordets skinka senast den 30 november.',
    picture: picture('foodservice-se-story', 'En restaurang, en lastbil och en kock på gatan'),
    date: '2026-11-02',
    categories: ['season'],
    author: 'Kundservice',
    body: `
I december kör vi som vanligt till och med tisdagen den 22. Beställningar till den turen ska vara inne måndagen den 21 december klockan 10.

- **Förbeställning av julskinka och prinskorv:** senast 30 november
- **23–27 december:** inga leveranser
- **28–30 december:** leverans måndag och onsdag
- **Från 4 januari:** som vanligt

Kylda varor med kort datum beställs säkrast till vecka 51. Då finns det fortfarande plats i bilarna, och chauffören hinner ställa in lådorna i kylen.

Har du frågor om mängder till julbordet räknar vi gärna tillsammans: skriv till oss via [kontaktsidan](/kontakt).
`,
  },
  {
    slug: 'hyttbacksskolan-halverade-tallrikssvinnet',
    title: 'Hyttbacksskolan halverade tallrikssvinnet på en termin',
    description:
      'En våg, en tavla och mindre skedar. Köksmästare Amina Berg berättar vad som fungerade och vad som inte gjorde det.',
    picture: picture('foodservice-se-lunch', 'Köttbullar, potatis, gurka och lingon på en tallrik'),
    date: '2026-06-04',
    categories: ['advice'],
    author: 'Kaskimaa Foodservice Sverige',
    body: `
I januari slängde eleverna på Hyttbacksskolan i snitt 38 gram per tallrik. I maj var det 18. Ingen rätt har bytts ut, och ingen har blivit tillsagd.

Det första köket gjorde var att ställa en våg vid disken. Varje dag skrevs siffran på en tavla, med en jämförelse: i dag slängde vi 41 köttbullar. Det andra var att byta serveringsskedarna mot mindre.

> Affischer hjälpte inte alls. Men när de såg att det var fyrtioen köttbullar blev det tyst i kön.
> — Amina Berg, köksmästare

Portionerna på linjen är desamma som i [recepten](/recept), och den som vill ta om får göra det. Skillnaden är att man nu gör det i två steg i stället för ett.
`,
  },
])
