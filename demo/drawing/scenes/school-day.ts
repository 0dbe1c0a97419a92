import { at, box, circle, fill, frame, many, pairs, range, rows, stroke } from '../draw.ts'
import { cow } from '../motifs/animals.ts'
import { barn, cloud, field, meadow, sun } from '../motifs/land.ts'
import { arm, person } from '../motifs/people/person.ts'
import { pane } from '../motifs/rooms.ts'
import { steam } from '../motifs/still.ts'
import { birch, forest } from '../motifs/trees.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

const { koulu } = palettes

const children = [
  { age: 'child', shirt: koulu.accent, hair: '#e0b060', cut: 'braids', wears: 'stripes' },
  { age: 'child', shirt: koulu.second, hair: '#2b1a14', skin: '#8d5a3a', cut: 'curls', wears: 'hoodie' },
  { age: 'child', shirt: koulu.cloth, hair: '#b5562a', cut: 'tousled', wears: 'tee', glasses: 'round' },
  { age: 'child', shirt: '#3b5f7d', hair: '#6b3a1c', cut: 'fringe', wears: 'knit' },
] as const

export const schoolScenes = {
  tilavierailu: dish(() =>
    frame(
      1000,
      750,
      '#bfe0e6',
      sun(160, 150, 62, '#f2c14e', '#f8dc94'),
      cloud(520, 110, 1),
      forest(-20, 1040, 350, 140, '#4f7d62', '#5f8f72', 4, 0.24),
      field(1000, pairs('-20 350, 300 330, 700 360, 1020 340'), 560, '#a9c95a', '#98b848', [300, 330], 18, 8),
      barn(330, 440, 0.78),
      birch(900, 450, 280),
      meadow(1000, pairs('-20 450, 400 430, 1020 460'), 770, '#6a9a55', '#86b06c', 3, 60),
      cow(760, 600, 0.92),
      stroke('M-20 560H1020M-20 620H1020', '#b98a58', 15),
      stroke(
        many(6, (i) => `M${60 + i * 190} 520V690`),
        '#a8783f',
        20,
      ),
      ...children.map((looks, i) =>
        person(130 + i * 180, 800, 0.66, { ...looks, apron: null }, i > 1 ? 'left' : 'right'),
      ),
      person(
        880,
        810,
        0.9,
        {
          shirt: '#b8443a',
          apron: null,
          wears: 'overall',
          hat: 'cap',
          hatColor: '#34587a',
          hair: '#b9b2a6',
          age: 'old',
        },
        'left',
      ),
    ),
  ),
  koululounas: dish(() =>
    frame(
      1000,
      750,
      '#e8efe0',
      fill(box(0, 0, 1000, 420), '#e8efe0'),
      pane(90, 70, 230, 220, '#a9d3de', '#fdf6e4', birch(120, 220, 200)),
      pane(680, 70, 230, 220, '#a9d3de', '#fdf6e4', cloud(110, 60, 0.6)),
      fill(box(400, 90, 200, 150, 10), koulu.second),
      stroke('M440 130h120M440 165h90M440 200h110', '#fdf6e4', 9),
      person(230, 500, 0.82, {
        hat: 'headband',
        hatColor: '#fdf9f0',
        shirt: '#fdf9f0',
        apron: koulu.second,
        hair: '#8a4a22',
        cut: 'bun',
        wears: 'chef',
      }),
      fill('M330 300H960V330H330Z', '#8d989d'),
      fill('M340 330L300 470H980L950 330Z', '#dff1f7', 0.5),
      fill(box(0, 470, 1000, 34), '#c9cfd1'),
      fill(box(0, 504, 1000, 246), koulu.deep),
      stroke('M0 560H1000', '#fff', 6, 0.3),
      ...range(3).map((i) =>
        at(
          470 + i * 190,
          470,
          1,
          0,
          fill('M-84-34H84L76 6H-76Z', '#8d989d'),
          `<ellipse cy="-34" rx="84" ry="16" fill="${['#c9973a', '#7a3a22', '#4f7f3c'][i]}"/>`,
          bitsOf(i),
        ),
      ),
      steam(480, 400, 0.5, '#fff', 0.8),
      steam(670, 400, 0.5, '#fff', 0.8),
      arm([310, 380], [390, 420], [440, 420], '#fdf9f0', '#e9b48e', 46),
      ...children.slice(0, 3).map((looks, i) => person(330 + i * 220, 800, 0.84, { ...looks, apron: null }, 'left')),
      ...range(3).map((i) =>
        at(
          330 + i * 220,
          740,
          1,
          0,
          fill(box(-110, -14, 220, 30, 12), [koulu.cloth, koulu.accent, '#fdf6e4'][i] ?? koulu.cloth),
          `<ellipse cx="-20" cy="-18" rx="64" ry="15" fill="#fdf9f0"/>`,
          fill(box(56, -58, 34, 46, 6), '#fffdf6'),
        ),
      ),
    ),
  ),
} as const

/** What lies heaped in the containers of the canteen: potatoes, meatballs, peas. */
function bitsOf(kind: number): string {
  const spots = rows('-50 -38, -20 -44, 14 -42, 46 -38, -34 -30, 0 -32, 32 -30')
  return spots
    .map(([x = 0, y = 0], i) =>
      circle(
        x,
        y,
        kind === 2 ? 9 : 17,
        (['#f0d27a', '#8a4426', '#86b855'] as const)[kind] ?? '#f0d27a',
        i % 2 === 0 ? 1 : 0.85,
      ),
    )
    .join('')
}
