import { newsOf } from '#content/news.ts'
import { picture } from '#content/pictures/pictures.ts'

export const newsArchive = newsOf('se', '/nyheter', [
  {
    slug: 'nytt-i-disken-rokt-skinka-pa-ben',
    title: 'Nytt i disken: rökt skinka på ben, skivad medan du väntar',
    description:
      'Från november står en hel skinka i disken på tjugofem butiker. Den skivas för hand, så tunt eller tjockt som du vill.',
    picture: picture('joulukinkku', 'En glaserad skinka på ett fat'),
    date: '2026-10-26',
    categories: ['products'],
    author: 'Delikatess',
    body: `
Skinkan torrsaltas i tolv dygn, röks över al hos kollegerna på Skogsgården och mognar sedan med benet kvar. Därför smakar skivan närmast benet mest, och därför är den först slut.

I disken skivas den för hand. Be om tunt till mackan, tjockt till pannan och en liten bit att smaka på medan du bestämmer dig.

> Frågan är aldrig hur mycket skinka man ska ha, utan vem som får den sista biten vid benet.
> — Moster Gun

Benet säljs för sig när skinkan är slut. Det räcker till en ärtsoppa för åtta, om du kommer före klockan tio på lördagen.
`,
  },
])
