import { picture } from '#content/pictures/pictures.ts'
import { pictured, sectionPage, text } from '#content/sections.ts'

export const ourStory = sectionPage({
  path: '/our-story',
  key: 'our-story',
  title: 'Our story',
  heading: 'It began with a bad price',
  description:
    'In 1903 a group of farmers in western Finland decided to stop selling their cattle to whoever happened to drive by. That became Kaskimaa.',
  picture: picture('kuluttaja-story', 'Cows at pasture in front of a red barn'),
  publishDate: '2026-09-01',
  blocks: [
    text(
      'beginning',
      `
## A meeting in February 1903

What is left of the meeting is a sheet of minutes with a coffee stain and thirty-one names. The decision fits into one sentence: *we buy a pair of scales that all of us trust*. The scales came that spring, the slaughterhouse a year later.
`,
    ),
    pictured('farms', {
      tone: 'surface',
      heading: 'Farms we know by name',
      picture: picture('maatila', 'A red barn, a cow and hens by a field'),
      text: `
Our animals come from contract farms. The contract covers feed, housing and who comes to look. Many farms have been with us for four generations, and most of the feed grain grows on the farm itself or next door.
`,
    }),
    pictured('people', {
      side: 'right',
      heading: 'Some 4,200 people',
      picture: picture('kokki', 'A cook chopping vegetables'),
      text: `
Meat cutters, veterinarians, drivers, chefs, and someone who can still mend the packing machine of 1987. Every newcomer spends the first week on the production floor, managers included.
`,
      links: [{ label: 'Working at Kaskimaa', link: 'site:yritys/en/jobs' }],
    }),
  ],
})
