import { at, box, circle, fill, frame, ink, many, pairs, put, range, stroke } from '../draw.ts'
import { works } from '../motifs/industry.ts'
import { cloud, field, meadow, sun } from '../motifs/land.ts'
import { person } from '../motifs/people/person.ts'
import { pane } from '../motifs/rooms.ts'
import { cloth } from '../motifs/textile.ts'
import { birch, forest } from '../motifs/trees.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

const { yritys } = palettes

export const responsibilityScenes = {
  lampo: dish(() =>
    frame(
      1000,
      750,
      '#dfe9ec',
      sun(840, 150, 60, '#f0d27a', '#f8e6b4'),
      forest(-20, 1040, 380, 150, '#7d9a92', '#8aa69e', 4, 0.24),
      fill('M-20 370H1020V770H-20Z', '#f2f5f2'),
      works(420, 470, 0.92, { wall: '#f7f0e0', side: yritys.accent, glass: '#5f8fa0', roof: yritys.cloth }),
      stroke('M800 190q-20-40 14-70t-4-80M850 200q-24-44 10-80', '#fff', 24, 0.8),
      fill(box(0, 470, 1000, 280), '#e2e9e4'),
      fill('M-20 600Q500 540 1020 600V770H-20Z', '#c9d4cc'),
      stroke('M180 650V540Q180 510 210 510H330M330 560H240Q230 560 230 570V650', '#c8412b', 24),
      stroke('M700 520H820Q850 520 850 550V650M700 570H780Q796 570 796 586V650', '#2f7fb0', 24),
      at(
        515,
        680,
        1,
        0,
        fill('M-210 6H240l40 22H-170Z', ink, 0.2),
        fill(box(-220, -210, 440, 216, 16), '#fdf9f0'),
        fill(box(100, -210, 120, 216, 14), ink, 0.08),
        circle(-90, -104, 76, '#3a4a52'),
        circle(-90, -104, 62, '#56666e'),
        stroke('M-90-104q40-50 56 4M-90-104q-56 30-8 58M-90-104q-30-56 30-58M-90-104q56 30 10 56', '#dfe9ea', 15),
        circle(-90, -104, 14, '#fdf9f0'),
        fill('M70-70q-40-30-10-76q4 20 20 18q-6-40 30-66q0 34 24 54t2 62q-12 22-66 8Z', '#e8722a'),
        fill('M92-66q-20-20 2-46q4 14 16 10q22 22 2 38Z', '#f8c94a'),
        fill(box(-220, -20, 440, 26, 8), yritys.cloth),
      ),
      birch(70, 560, 260, '#dfe6d8', '#c3cfc0'),
    ),
  ),
  aurinkopaneelit: dish(() =>
    frame(
      1000,
      750,
      '#cfe6ea',
      sun(780, 170, 84, '#f2c14e', '#f8dc94'),
      cloud(260, 130, 1.1),
      forest(-20, 1040, 400, 160, '#4f7d62', '#5f8f72', 6, 0.24),
      field(1000, pairs('-20 390, 400 360, 1020 400'), 600, '#d8c65a', '#c7b448', [640, 380], 20, 8),
      fill(box(80, 470, 840, 190), yritys.accent),
      stroke(
        many(20, (i) => `M${100 + i * 42} 470V660`),
        '#b5431f',
        5,
      ),
      fill('M40 480L190 300H960L1000 480Z', '#4a5a5e'),
      ...range(10).map((i) => {
        const [column, row] = [i % 5, Math.floor(i / 5)]
        const [x, y] = [205 + column * 148 - row * 40, 316 + row * 82]
        return (
          fill(`M${x} ${y}h132l-12 70h-140Z`, '#1f3a5f') +
          stroke(`M${x + 44} ${y}l-18 70M${x + 88} ${y}l-14 70M${x - 10} ${y + 35}h134`, '#5f8fb8', 4) +
          fill(`M${x} ${y}h50l-52 70h-18Z`, '#fff', 0.16)
        )
      }),
      fill(box(40, 478, 960, 18), '#fdf9f0'),
      fill(box(170, 540, 150, 120), '#fdf9f0'),
      stroke('M182 565h126M182 590h126M182 615h126M182 640h126', '#d5cfc0', 5),
      fill(box(400, 540, 70, 70), '#fdf9f0'),
      fill(box(408, 548, 54, 54), '#5f8fa0'),
      meadow(1000, pairs('-20 655, 500 640, 1020 660'), 770, '#5f8f4e', '#7dab66', 5, 60),
      birch(900, 690, 330),
    ),
  ),
  vaaka: dish(() =>
    frame(
      1000,
      750,
      '#cdb48a',
      fill(box(0, 0, 1000, 560), '#8a6a48'),
      stroke(
        many(9, (i) => `M0 ${62 * i + 30}H1000`),
        '#6f5236',
        9,
      ),
      stroke(
        many(9, (i) => `M0 ${62 * i + 20}H1000`),
        '#a8865c',
        5,
        0.6,
      ),
      pane(
        90,
        120,
        210,
        190,
        '#dfe6d0',
        '#f3e2c0',
        field(230, pairs('-20 110, 100 100, 230 112'), 200, '#d8b64f', '#c79f3a', [100, 100], 8, 5),
      ),
      fill('M300 120L760 750H300L90 310Z', '#fff2c4', 0.14),
      fill(box(0, 560, 1000, 190), '#5d4630'),
      stroke('M0 620H1000M0 690H1000', '#453322', 7),
      at(
        540,
        640,
        1,
        0,
        fill('M-240 10H280l50 26H-190Z', ink, 0.3),
        fill(box(-240, -40, 480, 50, 8), '#3a3f42'),
        fill(box(-240, -40, 480, 12, 6), '#6b7378'),
        fill(box(100, -420, 60, 380, 8), '#234b45'),
        fill(box(136, -420, 24, 380, 8), ink, 0.2),
        stroke('M-190-400H300', '#c9963c', 20),
        stroke('M-190-406H300', '#f0cf7a', 5),
        stroke(
          many(16, (i) => `M${-160 + i * 24}-400v16`),
          '#5d3a1c',
          4,
        ),
        fill(box(-60, -390, 34, 60, 6), '#3a3f42'),
        circle(130, -430, 44, '#234b45'),
        circle(130, -430, 24, '#e3b04b'),
        stroke('M-190-400V-330', '#3a3f42', 8),
        fill('M-230-330H-150L-140-270H-240Z', '#3a3f42'),
        put(
          {
            outline: 'M-130-150Q-150-40-120 0H110Q150-60 120-150Q60-180 0-160T-130-150Z',
            art:
              fill('M-130-150Q-150-40-120 0H110Q150-60 120-150Q60-180 0-160T-130-150Z', '#d8b98a') +
              stroke('M-120-120q120 30 240 0M-30-150q-20 70 0 150M50-156q20 70 0 150', '#a8865c', 6),
          },
          -80,
          -42,
          { lift: 8 },
        ),
      ),
      person(190, 790, 1, {
        shirt: '#6b5a44',
        apron: '#3a4a52',
        hat: 'cap',
        hatColor: '#3a3530',
        hair: '#b9b2a6',
        age: 'old',
        beard: 'full',
      }),
    ),
  ),
  pakkaus: dish(() => {
    const pack = (x: number, y: number, turn: number, ground: string) =>
      put(
        {
          outline: box(-130, -90, 260, 180, 16),
          art:
            fill(box(-130, -90, 260, 180, 16), ground) +
            fill(box(-110, -70, 220, 104, 10), '#b94a46') +
            stroke('M-90-50h180M-90-26h160M-90-2h180M-90 20h150', '#d8817a', 9) +
            fill(box(-130, 40, 260, 50, 14), yritys.cloth) +
            fill('M0 52q-20 14 0 30q20-16 0-30Z', '#a9d38a'),
        },
        x,
        y,
        { turn, lift: 12 },
      )
    const arrow = (turn: number) =>
      at(
        500,
        380,
        1,
        turn,
        stroke('M-250-80A262 262 0 0 1-20-262', yritys.cloth, 44),
        fill('M0-330L86-262L-6-190Z', yritys.cloth),
      )
    return frame(
      1000,
      750,
      '#d8e6cf',
      cloth(box(0, 0, 1000, 750), { base: '#d8e6cf', line: '#cbdcc0', kind: 'leaves' }, 120),
      circle(500, 380, 200, '#eef4e6'),
      arrow(0),
      arrow(120),
      arrow(240),
      pack(500, 380, -5, '#f4efe2'),
      at(
        110,
        660,
        0.8,
        0,
        fill('M-80-120H80L64 40H-64Z', yritys.second),
        fill(box(-92, -146, 184, 34, 8), '#c9963c'),
        stroke('M-30-80V10M0-80V10M30-80V10', '#c9963c', 9),
      ),
      at(
        895,
        664,
        0.8,
        0,
        fill('M-80-120H80L64 40H-64Z', '#3b5f7d'),
        fill(box(-92, -146, 184, 34, 8), '#2a4a66'),
        stroke('M-30-80V10M0-80V10M30-80V10', '#2a4a66', 9),
      ),
    )
  }),
} as const
