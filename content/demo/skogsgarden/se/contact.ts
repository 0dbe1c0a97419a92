import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/kontakt',
  key: 'contact',
  title: 'Kontakt',
  heading: 'Ring, men inte halv tio',
  description: 'Rökeriet svarar på vardagar kl. 8–15. Halv tio dricker vi kaffe och då ringer det för döva öron.',
  picture: picture('skogsgarden-story', 'Grisar framför rökeriet vid skogsbrynet'),
  publishDate: '2026-06-01',
  blocks: [
    text('rokeriet', `## Rökeriet\n\n${contactDetails(navigation, 'se')}`),
    text(
      'fel',
      `
## Om något var fel

Spara förpackningen. Där står datum, klockslag och vem som satt vakt. Skriv eller ring, så går vi till kladdboken och tittar efter.
`,
      'surface',
    ),
    text(
      'besok',
      `
## Besök

Andra lördagen i augusti är grindarna öppna. Då går det att se rökrummen, lukta på alved och köpa korv i bröd. Resten av året är det arbetsplats, och röken tål inte att man öppnar dörren.
`,
    ),
  ],
})
