import { bits } from '../dishes/food.ts'
import { at, blob, box, circle, clip, fill, frame, ink, many, put, rows, seeded, specks, stroke } from '../draw.ts'
import { berry } from '../motifs/berries.ts'
import { hamCrisp } from '../motifs/charcuterie.ts'
import { olive } from '../motifs/garnish.ts'
import { rosemary, sprig } from '../motifs/herbs.ts'
import { casings, sausage } from '../motifs/sausages.ts'
import { dip } from '../motifs/still.ts'
import { board, bowl } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { cherryTomato } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

const { cincin } = palettes

/** A slice of salami rolled about cream cheese, held by a stick. */
const roll = (x: number, y: number, turn: number, seed: number) =>
  at(
    x,
    y,
    1,
    turn,
    fill('M-70-36H80q20 36 0 76H-60q-28-36-10-76Z', ink, 0.22),
    fill('M-76-44H74q22 38 0 76H-76Z', '#9c2b2e'),
    clip(
      'M-76-44H74q22 38 0 76H-76Z',
      stroke(specks(80, 36, 16, seed), '#f6dcc6', 9),
      fill(box(-90, 6, 190, 40), ink, 0.16),
      stroke('M-60-34H70', '#fff', 6, 0.35),
    ),
    `<ellipse cx="-76" cy="-6" rx="20" ry="38" fill="#fdf3e2"/><ellipse cx="-76" cy="-6" rx="20" ry="38" fill="none" stroke="#8c2226" stroke-width="8"/>`,
    stroke('M-72-12q-10 8 2 16', '#d8c4a0', 5),
    stroke('M10-100V70', '#e0bd84', 7),
    circle(10, -102, 13, cincin.accent),
  )

export const biteScenes = {
  salamirullat: dish(() =>
    frame(
      1000,
      750,
      cincin.ground,
      cloth(box(0, 0, 1000, 750), { base: cincin.ground, line: '#431834', kind: 'scallops' }, 120),
      put(board(780, 460, '#3a2a2e', '#2a1c20'), 470, 390, { turn: -4, lift: 20 }),
      ...rows('300 270 -6, 500 250 4, 690 280 -3, 260 410 5, 460 400 -4, 660 420 6, 360 540 -5, 570 550 3').map(
        ([x = 0, y = 0, turn = 0], i) => roll(x, y, turn, i + 2),
      ),
      rosemary(170, 640, 0.7, 60),
      olive(800, 560, 10),
      olive(850, 600, -20, '#4b3a52'),
      dip(130, 150, 76, cincin.cloth, '#fdf3e2'),
      put(cherryTomato(34, 20), 880, 150),
      put(cherryTomato(30, 60), 930, 210),
    ),
  ),
  cocktailnakit: dish(() => {
    const next = seeded(4)
    return frame(
      1000,
      750,
      cincin.cloth,
      cloth(box(0, 0, 1000, 560), { base: cincin.cloth, line: '#d0606a', kind: 'dots' }, 90),
      fill(box(0, 560, 1000, 190), cincin.deep),
      circle(500, 340, 310, '#f2a65a', 0.35),
      `<ellipse cx="512" cy="640" rx="330" ry="44" fill="${ink}" opacity=".3"/><ellipse cx="500" cy="630" rx="330" ry="46" fill="#fbe9d7"/>`,
      at(
        500,
        450,
        1,
        0,
        fill(blob(235, 190, 5, 0.05, 12), '#5f8a3f'),
        fill(blob(200, 160, 8, 0.06, 10), '#7ba652'),
        stroke(
          'M-10 170Q-20 40 0-150M-10 60Q-110 20-170-60M-6 40Q100 10 170-70M-8 110Q-90 100-190 40M-6 100Q90 90 190 30',
          '#c5dd95',
          8,
          0.8,
        ),
        fill('M60-180Q230-120 220 20Q190 150 90 178Q170 0 60-180Z', ink, 0.12),
      ),
      ...rows(
        '310 330 -50, 360 260 -32, 430 216 -14, 505 200 2, 580 216 16, 650 262 34, 700 332 52, 400 320 -20, 500 300 4, 600 322 22',
      ).map(([x = 0, y = 0, turn = 0], i) =>
        at(
          x,
          y,
          1,
          turn,
          stroke('M0 60V-70', '#e8c48c', 6),
          sausage(
            { from: [-34, -74], over: [0, -60], to: [34, -78] },
            40,
            i % 3 === 0 ? casings.red : casings.grill,
            0,
          ),
          circle(0, -116 + next() * 8, 14, ['#f6d27a', '#c4301f', '#6f7d34'][i % 3] ?? '#f6d27a'),
          stroke('M0-96v-20', '#e8c48c', 6),
        ),
      ),
      dip(170, 660, 64, '#fbe9d7', '#e8b023'),
      dip(850, 664, 60, cincin.accent, '#c4301f'),
    )
  }),
  rapeat: dish(() =>
    frame(
      1000,
      750,
      '#2a0f21',
      circle(500, 380, 420, cincin.ground),
      circle(500, 380, 320, '#63294e'),
      bowl(
        480,
        390,
        280,
        cincin.accent,
        '#5a2018',
        ...rows(
          '-130 -110, 0 -150, 120 -100, -170 0, -50 -30, 70 -20, 170 20, -120 110, 10 90, 120 130, -20 170, -70 60, 60 -90',
        ).map(([x = 0, y = 0], i) => put(hamCrisp((i % 3) + 3), x, y, { turn: i * 47, lift: 9 })),
      ),
      dip(840, 220, 100, '#fbe9d7', '#d8572e'),
      sprig(850, 230, 0.26, 20, 2),
      put(hamCrisp(4), 850, 540, { turn: 20 }),
      put(hamCrisp(3), 760, 650, { turn: -30 }),
      bits(140, 660, 120, 60, { count: 22, width: 15, length: 14, color: '#b84a34', deep: '#6d1f18', seed: 3 }),
      rosemary(110, 260, 0.7, 10),
    ),
  ),
  marjakannu: dish(() => {
    const jug = 'M-130-380H110L150-410L140-370L128-40Q126 6 80 6H-90Q-136 6-138-40Z'
    return frame(
      1000,
      750,
      '#f3d3c4',
      circle(480, 340, 320, '#f9e6d8'),
      fill(box(0, 560, 1000, 190), cincin.second),
      fill(box(0, 560, 1000, 14), '#fff', 0.25),
      at(
        430,
        660,
        1.2,
        0,
        fill('M-130 4H140l50 20H-90Z', ink, 0.25),
        stroke('M-134-320Q-250-320-240-190T-136-90', '#e8f2f2', 30, 0.8),
        fill(jug, '#f4fafa', 0.6),
        clip(
          jug,
          fill(box(-150, -310, 320, 330), '#c2304a'),
          fill(box(-150, -310, 320, 22), '#e0607a'),
          many(14, (i) =>
            berry(
              -110 + ((i * 53) % 220),
              -280 + ((i * 71) % 240),
              16,
              i % 3 === 0 ? '#3f4a8c' : '#c2222e',
              i % 3 === 0 ? '#262e5c' : '#8e1220',
            ),
          ),
          fill(box(-60, -270, 64, 60, 8), '#fff', 0.35),
          fill(box(20, -210, 60, 56, 8), '#fff', 0.3),
          fill('M60-400H150V10H40Q100-180 60-400Z', ink, 0.12),
        ),
        stroke('M-104-360v320', '#fff', 12, 0.55),
        stroke('M-130-380H110L150-410', '#fff', 8, 0.8),
      ),
      rosemary(440, 330, 0.9, 14),
      rosemary(400, 330, 0.8, -20),
      ...[720, 870].map((x, i) => {
        const glass = 'M-60-190H60L46 0H-46Z'
        return at(
          x,
          668 + i * 16,
          1,
          0,
          fill('M-46 4H60l20 12H-30Z', ink, 0.25),
          fill(glass, '#f4fafa', 0.6),
          clip(
            glass,
            fill(box(-70, -140, 140, 150), '#c2304a'),
            fill(box(-70, -140, 140, 14), '#e0607a'),
            berry(-16, -60, 15),
            berry(20, -96, 15, '#3f4a8c', '#262e5c'),
            fill(box(-40, -130, 44, 42, 6), '#fff', 0.35),
          ),
          stroke('M-46-176l10 150', '#fff', 7, 0.6),
          rosemary(10, -170, 0.28, 16),
        )
      }),
      ...rows('140 640, 190 670, 130 690, 230 700').map(([x = 0, y = 0], i) =>
        berry(x, y, 20, i % 2 === 0 ? '#c2222e' : '#3f4a8c', i % 2 === 0 ? '#8e1220' : '#262e5c'),
      ),
      sprig(90, 690, 0.5, -40, 3, '#3f6d45'),
    )
  }),
} as const
