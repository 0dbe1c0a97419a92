import type { z } from 'zod'
import type { dayDialSchema } from './day-dial.schema.ts'

export const dayDialExamples: Record<string, z.input<typeof dayDialSchema>> = {
  'a day in the smokehouse': {
    heading: 'Ett dygn i röken',
    text: 'Visaren står där den står just nu. Vrid om du är nyfiken.',
    zone: 'Europe/Stockholm',
    measured: '{degrees} °C i röken',
    stages: [
      { from: '06:00', name: 'Vi släcker', text: 'Korven tas ut.', glow: 0 },
      { from: '16:00', name: 'Vi tänder', text: 'Ytan torkar.', degrees: 45, fuel: 'Barkad al', glow: 1 },
      {
        from: '18:30',
        name: 'Draget stryps',
        text: 'Färgen går inte att skynda på.',
        degrees: 60,
        fuel: 'Barkad al, lite i taget',
        glow: 2,
        products: [{ label: 'Falukorv', link: '/tuotteet' }],
      },
      { from: '22:30', name: 'Natten', text: 'Någon löser korsord.', degrees: 75, glow: 3 },
    ],
  },
  'two stages, on paper': {
    tone: 'paper',
    heading: 'Päivä ja yö',
    zone: 'Europe/Helsinki',
    measured: '{degrees} °C',
    stages: [
      { from: '00:00', name: 'Yö', text: 'Hiljaista.', glow: 0 },
      { from: '12:00', name: 'Päivä, jolla on tavallista pidempi nimi ja kerrottavaa', text: 'Savua.', glow: 3 },
    ],
  },
}
