import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'

export const questions = sectionPage({
  path: '/questions',
  key: 'questions',
  title: 'Questions and answers',
  heading: 'What people ask us every week',
  description: 'Storage, doneness, packaging, and why ham sometimes shimmers green.',
  picture: picture('voileipa', 'Two slices of rye bread with ham, salami and cucumber'),
  publishDate: '2026-10-01',
  blocks: [
    text(
      'storage',
      `
## Storage

### May I refreeze thawed meat?

Not raw, but once cooked you may. Make a dish of it and freeze the dish.

### How cold should the fridge be?

At most 6 °C for fresh meat and 4 °C for mince. The coldest place is usually at the back of the bottom shelf.
`,
    ),
    text(
      'doneness',
      `
## Doneness and colour

### When is chicken done?

When the thickest part has reached 75 °C and the juices run clear.

### Why does ham shimmer green?

Light breaks on the cut fibres, as it does on a soap bubble. Smell and date tell you whether it is good.
`,
      'surface',
    ),
    text(
      'packaging',
      `
## Packaging

Trays and film go into plastic recycling, and the label may stay on. Cardboard sleeves go with the cartons. A rinse in cold water is enough. If something is wrong with a product, keep the pack and [contact us](/en/contact).
`,
    ),
  ],
})
