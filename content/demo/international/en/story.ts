import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/our-way',
  key: 'story',
  template: 'article',
  title: 'Our way: salt, smoke and patience',
  description:
    'Before there were cold stores there was the smoke sauna. How the habits of a Finnish farmyard became the way we make ham for the rest of Europe.',
  picture: picture('international-story', 'A red cottage by a forest lake at sunset'),
  publishDate: '2026-05-19',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
On the farms of South Ostrobothnia, the pig was slaughtered in late autumn. There was a reason for the date. The frosts had come, so the meat would keep while it was being worked, and the harvest was in, so there were hands to work it. What the family did in those two weeks decided what they would eat until midsummer.

They salted the hams in wooden tubs. They hung them in the smoke sauna, the same small building in which they washed, and in which some of them had been born. Then they waited.

We have larger buildings now. The order of things is the same.

## Salt: by weight, not by feeling

Salt does two jobs: it seasons and it preserves. Too little and the ham does not keep, too much and nobody wants to keep it. Our hams are dry-salted with a measured share of their own weight, then rest in the cold for ten days. In that time the salt travels from the surface to the bone.

It can be done in two days, by injecting brine. Many good products are made that way, some of ours among them. But the ham that carries our oldest recipe gains no water, and it shows in the pan: it fries, it does not simmer.

## Smoke: alder, and the right amount

Alder is the smoking wood of Finland. It grows along every ditch, it burns evenly, and its smoke is mild and slightly sweet. We use alder chips without bark, because bark turns the smoke bitter.

- **Cold smoke** stays below 30 °C. It takes days, and it is meant for products that are cured and eaten raw.
- **Warm smoke** rises slowly to 75 °C and cooks the ham as it colours it.
- **Sauna smoke** is the old way: a stove without a chimney, and a door left ajar. We still do it for a few weeks before Christmas.

> You smell when the wood is wet before any instrument tells you. Then you stop, open the doors and start again. It costs a day, and I have never regretted one.
> — Eino Harju, smokemaster

## Patience: the ingredient nobody lists

Most of the time it takes to make a ham, nothing seems to happen. It hangs, it rests, it cools. It is tempting to shorten those hours, since no label would need to change. We have tried. In blind tastings at the plant, the panel picked out the shortened ham almost every time.

So the calendar stays. A ham ordered for the first of December goes into salt at the end of October. If you are planning your Christmas shelf, September is the month to call us.

## What it means for you

We can tell you, for each batch, the farm region, the day of salting and the hours in the smoke. Not because a rule demands it all, but because someone wrote it down on the day. They did so in 1903 as well, in pencil, on the sauna wall.
            `),
      },
    },
    {
      type: 'card-grid',
      props: {
        heading: 'From the same smoke',
        shape: 'wide',
        columns: 'Three',
        cards: [
          {
            kind: 'link',
            header: 'Alder-smoked ham',
            link: '/#larder',
            image: picture('kinkku', 'Slices of ham on a board'),
          },
          {
            kind: 'link',
            header: 'Skogsgården, our Swedish smokehouse',
            link: 'site:skogsgarden/',
            image: picture('metsa', 'A Nordic forest'),
          },
          {
            kind: 'link',
            header: 'Ask for samples',
            link: '/#contact',
            image: picture('international-platter', 'A platter of cold cuts'),
          },
        ],
      },
    },
  ],
}
