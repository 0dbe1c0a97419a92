import { newsOf } from '#content/news.ts'
import { picture } from '#content/pictures/pictures.ts'

const contact = `## Further information

Communications, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), tel. [+358 20 000 0110](tel:+358200000110), weekdays 8.00–17.00 Finnish time.`

const investors = `${contact} Figures in brackets are those of the corresponding period of the previous year.`

const about =
  '*Kaskimaa Oyj is a Finnish food company founded in 1903. It employs some 4,200 people, and its home markets are Finland and Sweden.*'

export const newsArchive = newsOf('en', '/newsroom', [
  {
    slug: 'interim-report-january-september-2026',
    key: 'news-interim-2026-q3',
    title: 'Kaskimaa Oyj interim report January–September 2026: operating profit improved, led by poultry and export',
    description:
      'Net sales grew to EUR 986.3 million and operating profit to EUR 31.2 million. The guidance for the year is unchanged.',
    picture: picture('yritys-toimitalo', 'The Kaskimaa head office with trees and a lorry in the yard'),
    date: '2026-11-05',
    categories: ['results'],
    source: 'cision',
    author: 'Henna Saarikivi, CFO',
    body: `
Seinäjoki, 5 November 2026, 8.00. Kaskimaa Oyj's net sales in January–September were EUR 986.3 million (957.1), up 3.1 per cent. Operating profit was EUR 31.2 million (27.9), or 3.2 per cent of net sales.

## July–September in brief

- Net sales EUR 334.6 million (324.7)
- Operating profit EUR 14.3 million (13.1)
- Cash flow from operations EUR 21.8 million (17.4)
- Gearing 41 per cent (46)

Sales of poultry grew by eight per cent, and the new cutting plant in Lapua ran at its planned capacity for a whole quarter for the first time. Export shipped more pork to Asia, although the average price has fallen since spring. A rainy July left the summer of meat products below last year's.

> The result has improved for six quarters in a row. That is no accident but the sum of two hundred small repairs on the factory floor.
> — Katri Ylihärsilä, CEO

## Outlook unchanged

Kaskimaa expects an operating profit of EUR 40–44 million for 2026 (2025: 38.6). The Christmas season and export prices will decide where in the range the result lands.

${investors}

${about}
`,
  },
  {
    slug: 'half-year-report-2026',
    key: 'news-half-year-2026',
    title: 'Kaskimaa Oyj half-year report 2026: better profitability, calmer costs',
    description:
      'Net sales in January–June were EUR 651.7 million and operating profit EUR 16.9 million. The guidance was narrowed upwards.',
    picture: picture('yritys-hero', 'Cows at pasture, a grain field and a red barn behind them'),
    date: '2026-08-13',
    categories: ['results'],
    source: 'cision',
    author: 'Henna Saarikivi, CFO',
    body: `
Seinäjoki, 13 August 2026, 8.00. Kaskimaa Oyj's net sales in January–June were EUR 651.7 million (632.4). Operating profit was EUR 16.9 million (14.8).

Feed and energy prices were stable for the first time in five years. Producer prices were raised for pigs in March and for cattle in June.

> Stability is a rare luxury in the meat business. We spent it on producer prices and on paying down debt, in that order.
> — Katri Ylihärsilä, CEO

The company narrows its guidance for 2026: operating profit is expected to be EUR 40–44 million. The earlier estimate was EUR 38–44 million.

${investors}

${about}
`,
  },
  {
    slug: 'financial-statements-2025',
    key: 'news-results-2025',
    title: 'Kaskimaa Oyj financial statements 2025: operating profit EUR 38.6 million, dividend proposal EUR 0.42',
    description: 'Net sales grew to EUR 1,284 million. The Board proposes a dividend of EUR 0.42 per share.',
    picture: picture('yritys-story', 'Three employees outside a production plant'),
    date: '2026-02-12',
    categories: ['results'],
    source: 'cision',
    author: 'Pekka Luoma, CFO',
    body: `
Seinäjoki, 12 February 2026, 8.00. Kaskimaa Oyj's net sales for 2025 were EUR 1,284 million (1,251) and its operating profit EUR 38.6 million (33.9). Earnings per share were EUR 0.94 (0.78).

The largest investment of the year was the poultry cutting plant in Lapua, commissioned in November. Net debt decreased by EUR 23 million even though investments exceeded depreciation.

> We built a cutting plant, paid down loans and paid farmers a better price. It is not often that a year allows all three.
> — Katri Ylihärsilä, CEO

## Proposal of the Board

The Board proposes to the Annual General Meeting of 26 March that a dividend of EUR 0.42 per share (0.36) be paid for 2025. Operating profit for 2026 is expected to be EUR 38–44 million.

${investors}

${about}
`,
  },
  {
    slug: 'antti-peltoniemi-to-head-poultry',
    key: 'news-poultry-director-2026',
    title: 'Antti Peltoniemi to head the poultry business of Kaskimaa',
    description: 'Antti Peltoniemi, M.Sc. (Food Technology), becomes Director of the poultry business on 1 December.',
    picture: picture('jyvabroiler-fileet', 'Chicken fillets, lemon and herbs on a board'),
    date: '2026-09-24',
    categories: ['appointments'],
    source: 'mynewsdesk',
    author: 'Mirva Kangas, Director, People',
    body: `
Seinäjoki, 24 September 2026. Antti Peltoniemi, M.Sc. (Food Technology), 39, has been appointed Director of the poultry business and a member of the Group Management Team. He takes up the post on 1 December 2026.

Peltoniemi has been in charge of the Lapua cutting plant since 2022 and led its extension. He started his career as a summer worker on the line that he now manages.

> Chicken has grown for ten years. The next ten will be decided by whether people still trust us when nobody is watching.
> — Antti Peltoniemi

The present director, Raija Kortesmaa, moves on to lead the group's procurement.

${contact}

${about}
`,
  },
  {
    slug: 'sustainability-report-2025',
    key: 'news-sustainability-report-2025',
    title: 'Kaskimaa sustainability report 2025: less energy, but no less water',
    description:
      'Energy use per kilogram produced fell by 6.2 per cent. The water target was missed, and the report says why.',
    picture: picture('metsa', 'A forest with a birch tree and lingonberry shrubs'),
    date: '2026-04-15',
    categories: ['responsibility', 'climate'],
    source: 'mynewsdesk',
    author: 'Riikka Mäkelä-Aho, Director, Sustainability',
    body: `
Seinäjoki, 15 April 2026. Kaskimaa's energy use per kilogram produced fell by 6.2 per cent in 2025. The largest saving was made in Kurikka, where exhaust air from the ovens now heats the packing hall.

Water use per kilogram was the same as the year before; the target was a decrease of four per cent. The reason is the start-up of the Lapua cutting plant, whose new lines were washed twice over during the first months.

- **Animals:** 1,873 welfare assessments, deviations in 2.1 per cent
- **Safety at work:** 96 accidents leading to absence, target zero
- **Packaging:** 22 per cent less plastic than in 2021

> A report in which every arrow points the right way was probably written before anything was measured.
> — Riikka Mäkelä-Aho, Director, Sustainability

${contact}

${about}
`,
  },
  {
    slug: 'light-and-perches-for-broiler-houses',
    key: 'news-broiler-welfare-2026',
    title: 'Light and perches: Jyväbroiler farms enrich all their houses',
    description:
      'By the end of 2028 every Jyväbroiler house will have daylight, perches and litter that the birds can scratch.',
    picture: picture('jyvabroiler-story', 'Hens and a cockerel in a yard, a red barn and grain behind them'),
    date: '2026-10-08',
    categories: ['animals'],
    source: 'mynewsdesk',
    author: 'Riikka Mäkelä-Aho, Director, Sustainability',
    body: `
Seinäjoki, 8 October 2026. Kaskimaa and its broiler farmers have agreed on changes to the houses that give the birds more opportunity to behave as their species does. The changes will be made on all 94 contract farms by the end of 2028.

- **Daylight:** windows of at least three per cent of the floor area
- **Perches and platforms:** at least two metres per thousand birds
- **Litter to scratch:** straw pellets that do not raise dust, besides peat

Kaskimaa pays half of the cost and raises the producer price when the work is done. Six farms took part in the trial. The condition of foot pads improved, and mortality fell by 0.4 percentage points.

> A bird will tell you if it is content. When the perches came, the house grew quieter. That is a good sign.
> — Sanna Niemi-Kaarle, broiler farmer

Progress is reported every year in the sustainability report, also when the schedule slips.

${contact}

${about}
`,
  },
])
