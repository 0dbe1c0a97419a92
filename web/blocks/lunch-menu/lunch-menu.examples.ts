import type { z } from 'zod'
import type { lunchMenuSchema } from './lunch-menu.schema.ts'

export const lunchMenuExamples: Record<string, z.input<typeof lunchMenuSchema>> = {
  'without an editor': {},
  'with Swedish holidays': { country: 'SE' },
  'with an editor': { editorPath: '/lounaslista/editori' },
}
