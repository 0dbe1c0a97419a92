import type { z } from 'zod'
import type { boardPlannerSchema } from './board-planner.schema.ts'

type Props = z.input<typeof boardPlannerSchema>

const items: Props['items'] = [
  { name: 'Kinkku', link: '/tuotteet', look: 'folded', share: 1, pack: 80, note: 'Miedoin ensin.' },
  { name: 'Salami', link: '/tuotteet', look: 'round', share: 1, pack: 100, note: 'Malta toiseen puraisuun.' },
  { name: 'Juusto', look: 'cube', share: 1, note: 'Kova ja valuva.' },
  { name: 'Chilitikut', look: 'stick', share: 1, pack: 90, from: 6, note: 'Poltto viimeisenä.' },
  { name: 'Paprikadippi', look: 'bowl', gramsPerGuest: 25, pack: 180, note: 'Kastetaan kerran.' },
  { name: 'Viinirypäleitä', look: 'berry', gramsPerGuest: 40, note: 'Reunaan ei jää tyhjää.' },
]

export const boardPlannerExamples: Record<string, Props> = {
  'for four guests': {
    heading: 'Montako tulee?',
    text: 'Kerro, montako tulee ja kauanko viihdytään.',
    guests: { min: 2, max: 20, start: 4 },
    hours: { min: 1, max: 6, start: 2 },
    includedHours: 2,
    gramsPerHour: 10,
    hoursOnTable: 2,
    appetites: [
      { name: 'Alkupalaksi', grams: 80 },
      { name: 'Illallisen sijaan', grams: 150 },
    ],
    counted: 'leikkeleitä ja juustoa',
    items,
  },
  'a full board with everything that can be drawn, on the dark tone': {
    tone: 'deep',
    heading: 'Juhlat',
    guests: { min: 10, max: 40, start: 30 },
    hours: { min: 1, max: 8, start: 6 },
    includedHours: 2,
    hoursOnTable: 2,
    appetites: [
      { name: 'Lautanen ennen pitkän illan päivällistä', grams: 100 },
      { name: 'Koko ilta', grams: 200 },
    ],
    counted: 'leikkeleitä',
    items: [
      ...items,
      { name: 'Kinkkulastut', look: 'crisp', gramsPerGuest: 8, pack: 50, note: 'Juuri ennen ovikelloa.' },
      { name: 'Patee', look: 'slab', share: 1, pack: 160, note: 'Paksuina paloina.' },
      { name: 'Paahtopaisti', look: 'roast', share: 1, pack: 120, note: 'Laskoksille.' },
      { name: 'Retiisejä', look: 'radish', gramsPerGuest: 20, note: 'Kuuluu, kun puraisee.' },
      { name: 'Oliiveja', look: 'olive', gramsPerGuest: 30, note: 'Kiville oma kulho.' },
      { name: 'Leipää', look: 'bread', gramsPerGuest: 60, note: 'Paahdettuna.' },
    ],
  },
}
