import { newsOf } from '#content/news.ts'
import { picture } from '#content/pictures/pictures.ts'

const desk =
  'Export desk: [export@kaskimaa.example](mailto:export@kaskimaa.example), [+358 20 000 0160](tel:+358200000160), Mon–Fri 7.00–17.00 (EET).'

export const newsArchive = newsOf('en', '/news', [
  {
    slug: 'christmas-loading-calendar-2026',
    title: 'Christmas loading calendar: last containers on 22 December',
    description: 'Closing dates for the end of the year, plant by plant, and when the poultry line stands still.',
    picture: picture('export-satama', 'Cranes and containers in a port'),
    date: '2026-11-10',
    categories: ['shipping'],
    author: 'Laura Kivelä, export coordinator',
    body: `
The last loading day before Christmas is Tuesday 22 December. Bookings for that week close on 9 December, since carriers have cut two sailings from the holiday schedule.

- **Kauhava, pork and beef:** last slaughter 22 December, first 28 December
- **Lapua, poultry:** last cutting 21 December, first 29 December
- **Official veterinarian:** no certificates signed on 24–26 December or 1 January

The annual shutdown of the poultry line begins on 8 February and lasts nine days. We build up stocks of wings and legs in January; if you need a particular weight grade in February, tell us before 15 December.

${desk}
`,
  },
  {
    slug: 'new-blast-freezer-in-kauhava',
    title: 'New blast freezer in Kauhava takes a carton to −18 °C in 22 hours',
    description:
      'The third freezing tunnel adds 90 tonnes a day and shortens the time from cutting to core temperature by a third.',
    picture: picture('yritys-toimitalo', 'An office building and a factory with trees and a lorry'),
    date: '2026-09-30',
    categories: ['investments'],
    source: 'mynewsdesk',
    author: 'Juha Rintamäki, Executive Vice President, Production',
    body: `
Kauhava, 30 September 2026. Kaskimaa has commissioned its third blast-freezing tunnel in Kauhava. It freezes 90 tonnes a day and brings the core of a 25 kg carton to −18 °C in 22 hours, compared with 33 in the older tunnels.

Faster freezing means smaller ice crystals and less drip when the meat is thawed. In our trials the drip loss of pork bellies fell from 3.1 to 2.2 per cent.

> A buyer does not see the tunnel. He sees what is left in the tray after thawing, and so do we now.
> — Juha Rintamäki, Executive Vice President, Production

The older tunnels stay in use for trimmings. Freezing curves for each lot can be added to the document file on request.

${desk}
`,
  },
  {
    slug: 'lean-content-on-every-label',
    title: 'Measured lean content on the label of every lot of trimmings',
    description:
      'From October the chemical lean of 80/20 and 70/30 trimmings is printed on the carton, not only in the certificate of analysis.',
    picture: picture('jauheliha', 'Minced meat on a board'),
    date: '2026-08-27',
    categories: ['products'],
    author: 'Laura Kivelä, export coordinator',
    body: `
Processors blend by lean content, and until now they had to look it up. From 1 October the measured value of each lot is printed on the carton label and encoded in the GS1-128 barcode.

Every lot is scanned in line and verified in our laboratory. Over the past year, 80/20 trimmings averaged 80.6 per cent lean with a standard deviation of 0.9.

> One customer told us that he always reckoned with 79, just in case. That one per cent was his margin, and now he has it back.
> — Laura Kivelä, export coordinator

The price does not change. Label layouts are available from the export desk, and old labels may appear until stocks run out in November.

${desk}
`,
  },
  {
    slug: 'mid-joint-wings-graded-by-weight',
    title: 'Mid-joint wings now graded by weight',
    description: 'Three grades in 10 kg cartons, individually quick-frozen, from the new line in Lapua.',
    picture: picture('broilerin-siivet', 'Chicken wings and a dip on a board'),
    date: '2026-06-15',
    categories: ['products', 'markets'],
    author: 'Export desk',
    body: `
The new cutting line in Lapua weighs every wing joint on its way to the freezer. That makes it possible to offer mid-joint wings in three grades: 28–34, 34–40 and 40–48 grams.

All grades are individually quick-frozen with a glaze of at most two per cent, packed in 10 kg cartons with a poly liner. A 40-foot container takes 2,500 cartons, or 25 tonnes, and grades may be mixed by pallet.

Samples of 5 kg can be sent by air within a week to countries where our poultry is approved. Ask for your country first: the answer comes with the name of the certificate.

${desk}
`,
  },
  {
    slug: 'two-loggers-one-curve',
    title: 'Two loggers, one curve: temperature records in real time',
    description:
      'Customers can follow the temperature of their container during the voyage. The trial covered 60 shipments.',
    picture: picture('export-story', 'A lorry, a crane and containers on a quay'),
    date: '2026-03-19',
    categories: ['shipping'],
    author: 'Laura Kivelä, export coordinator',
    body: `
Two loggers have always travelled in our containers, one by the door and one at the front wall. Until last year they were read after arrival, when there was nothing left to do about what they said.

In a trial of 60 shipments the loggers reported over the mobile network at each port. In four of them the temperature rose during transhipment, and in three we reached the terminal before the core was affected.

> The fourth was a loose plug. It took one call and a person with a torch.
> — Laura Kivelä, export coordinator

Live records are now part of the service for full containers. The customer gets a link on loading day, and the finished curve is added to the file on arrival.

${desk}
`,
  },
  {
    slug: 'beef-forequarter-to-three-new-customers',
    title: 'Beef forequarter finds new buyers among producers of cured meat',
    description:
      'Chuck and brisket from dairy-cross herds went to three new customers in southern Europe during the autumn.',
    picture: picture('entrecote', 'Two raw rib-eye steaks'),
    date: '2025-12-04',
    categories: ['markets'],
    source: 'mynewsdesk',
    author: 'Export desk',
    body: `
Seinäjoki, 4 December 2025. Kaskimaa Export has agreed on annual volumes of frozen beef forequarter with three producers of cured meat in southern Europe. The contracts cover about 1,400 tonnes in 2026 with monthly call-offs.

The cuts come from dairy and dairy-cross cattle. Lean, evenly sized muscles suit slow curing, and the age and breed are stated for each lot.

> They asked for photographs of the cut from three sides. We sent them, and they sent back one with a red line four millimetres further in. That line now hangs above the cutting table.
> — Laura Kivelä, export coordinator

The first containers were loaded in November. Specifications can be requested from the export desk.

${desk}
`,
  },
])
