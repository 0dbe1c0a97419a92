import type { z } from 'zod'
import type { pageNavigationSchema } from './page-navigation.schema.ts'

export const pageNavigationExamples: Record<string, z.input<typeof pageNavigationSchema>> = {
  'four tabs, one open': {
    heading: 'Mitä etsit?',
    items: [
      { Name: 'Tuotteet', FriendlyUrl: '#tuotteet' },
      {
        Name: 'Reseptit',
        FriendlyUrl: '#reseptit',
        Children: [
          { Name: 'Arki', FriendlyUrl: '#arki' },
          { Name: 'Juhla', FriendlyUrl: '#juhla' },
        ],
      },
      { Name: 'Tilat', FriendlyUrl: '#tilat' },
      { Name: 'Yhteys', FriendlyUrl: '#yhteys' },
    ],
  },
  'one tab without a heading': {
    items: [{ Name: 'Suurkeittiöammattilaisten koulutusmateriaalit', FriendlyUrl: '#materiaalit' }],
  },
}
