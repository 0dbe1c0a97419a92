import { eggHalf } from '../dishes/pieces.ts'
import { at, box, circle, fill, frame, ink, many, put, range, rows, stroke } from '../draw.ts'
import { berry, lingonberries } from '../motifs/berries.ts'
import { hamFold, wholeHam } from '../motifs/charcuterie.ts'
import { snow } from '../motifs/cold.ts'
import { dill, lettuce, sprig } from '../motifs/herbs.ts'
import { roastSlice } from '../motifs/meat.ts'
import { candle, pane } from '../motifs/rooms.ts'
import { pot } from '../motifs/still.ts'
import { knife } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { spruce } from '../motifs/trees.ts'
import { cucumberSlice, lemonSlice, potato, radishSlice } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

const { delikatess } = palettes

/** A dish of china from the side, its foot on y. */
const platter = (x: number, y: number, rx: number, glaze: string, ...on: string[]) =>
  at(
    x,
    y,
    1,
    0,
    `<ellipse cx="10" cy="12" rx="${rx}" ry="${rx * 0.17}" fill="${ink}" opacity=".25"/><ellipse rx="${rx}" ry="${rx * 0.17}" fill="${glaze}"/><ellipse cy="-5" rx="${rx * 0.82}" ry="${rx * 0.12}" fill="${ink}" opacity=".1"/>`,
    ...on,
  )

export const feastScenes = {
  joulupoyta: dish(() =>
    frame(
      1000,
      750,
      '#6d1420',
      cloth(box(0, 0, 1000, 520), { base: '#7c1a27', line: '#74161f', kind: 'scallops' }, 90),
      pane(
        340,
        70,
        320,
        270,
        '#22384f',
        '#f3e2c0',
        spruce(90, 270, 210, '#16283a', '#1d3346'),
        spruce(240, 270, 160, '#16283a', '#1d3346'),
        fill('M0 250Q160 220 320 250V280H0Z', '#dfe8ec'),
        snow(320, 260, 40, 5),
      ),
      stroke('M0 40Q250 110 500 50T1000 40', '#2f5a3a', 34),
      many(14, (i) => berry(40 + i * 72, 62 + Math.sin(i * 1.1) * 14, 11)),
      fill(box(0, 500, 1000, 250), '#f5ead6'),
      fill(box(0, 500, 1000, 16), '#fff', 0.6),
      cloth('M0 690H1000V750H0Z', { base: '#f5ead6', line: '#a9322a', kind: 'check' }, 60),
      candle(190, 500, 150),
      candle(260, 512, 110),
      candle(790, 505, 140),
      platter(
        520,
        620,
        300,
        '#fdf9f0',
        lettuce(-190, -16, 0.7, 8),
        lettuce(190, -14, 0.7, -8),
        put(wholeHam(), -10, -150, { scale: 0.92, lift: 10, depth: 14 }),
        lingonberries(-210, 0, 0.6, -20),
        lingonberries(220, 4, 0.6, 20),
      ),
      pot(890, 640, 0.46, '#2f5d4a', '#f3e2c0'),
      at(
        110,
        660,
        1,
        0,
        fill('M-84-60H84Q80 20 0 24T-84-60Z', '#23405c'),
        `<ellipse cy="-60" rx="84" ry="20" fill="#8c1f4a"/><ellipse cx="-10" cy="-64" rx="50" ry="9" fill="#b23a66"/>`,
      ),
      put(potato(40, 32, 3), 250, 690, { lift: 6 }),
      put(potato(36, 30, 5), 320, 706, { lift: 6 }),
      sprig(760, 700, 0.5, -70, 4, '#2f5a3a'),
    ),
  ),
  julbord: dish(() =>
    frame(
      1000,
      750,
      '#3a1a28',
      cloth(box(0, 0, 1000, 470), { base: '#432031', line: '#3c1b2a', kind: 'leaves' }, 110),
      fill(
        'M500 40L560 130L664 108L600 194L656 284L552 262L500 352L448 262L344 284L400 194L336 108L440 130Z',
        '#f8d67a',
        0.22,
      ),
      fill(
        'M500 76L544 146L622 132L572 194L616 262L538 246L500 316L462 246L384 262L428 194L378 132L456 146Z',
        '#f6c65a',
      ),
      stroke('M500 0V76', '#f8e6bf', 4),
      fill(box(0, 450, 1000, 300), delikatess.light),
      fill(box(0, 450, 1000, 14), '#fff', 0.7),
      stroke('M0 560H1000M0 690H1000', '#efd8c6', 5),
      candle(110, 470, 120),
      candle(890, 470, 120),
      platter(
        250,
        560,
        190,
        '#3f6b5c',
        ...range(5).map((i) =>
          put(hamFold(1 + (i % 2)), -120 + i * 60, -34 - (i % 2) * 20, { scale: 0.62, turn: -10 + i * 6, lift: 5 }),
        ),
      ),
      platter(
        720,
        550,
        200,
        '#fdf9f0',
        ...range(5).map((i) =>
          put(roastSlice('#d8817a', '#4a1d12', 1 + (i % 2)), -120 + i * 60, -34, {
            scale: 0.52,
            turn: -14 + i * 7,
            lift: 5,
          }),
        ),
      ),
      platter(
        480,
        660,
        210,
        '#f0c95a',
        ...range(6).map((i) => put(eggHalf(), -130 + i * 52, -24 - (i % 2) * 10, { scale: 0.5, lift: 4 })),
        dill(120, 0, 0.3, 40),
      ),
      at(
        160,
        690,
        1,
        0,
        fill('M-90-70H90Q84 16 0 20T-90-70Z', delikatess.accent),
        `<ellipse cy="-70" rx="90" ry="20" fill="#8c1f4a"/><ellipse cx="-12" cy="-74" rx="52" ry="9" fill="#b23a66"/>`,
      ),
      at(
        860,
        700,
        1,
        0,
        fill('M-90-74H90Q84 16 0 20T-90-74Z', '#23405c'),
        `<ellipse cy="-74" rx="90" ry="20" fill="#e8b023"/><ellipse cx="-12" cy="-78" rx="48" ry="8" fill="#f4d060"/>`,
      ),
      sprig(330, 720, 0.5, -60, 4, '#2f5a3a'),
      lingonberries(680, 716, 0.5, 10),
    ),
  ),
  voileipakakku: dish(() => {
    const layer = (y: number, height: number, color: string) => fill(box(-270, y, 540, height), color)
    return frame(
      1000,
      750,
      '#e9b5a0',
      cloth(box(0, 0, 1000, 520), { base: '#e9b5a0', line: '#e2a88f', kind: 'leaves' }, 110),
      fill(box(0, 520, 1000, 230), palettes.deli.ground),
      fill(box(0, 520, 1000, 16), palettes.deli.accent),
      circle(500, 330, 300, '#f8dccb', 0.5),
      `<ellipse cx="512" cy="650" rx="370" ry="56" fill="${ink}" opacity=".28"/>`,
      fill('M440 590H560L600 690H400Z', '#f8efdf'),
      `<ellipse cx="500" cy="690" rx="120" ry="22" fill="#e4d6bd"/><ellipse cx="500" cy="590" rx="360" ry="52" fill="#e4d6bd"/><ellipse cx="500" cy="580" rx="360" ry="52" fill="#fdf9f0"/>`,
      at(
        500,
        570,
        1,
        0,
        fill('M-280-230V-20Q-280 26 0 30T280-20V-230Z', '#fdf6e6'),
        layer(-176, 26, '#e58d86'),
        layer(-118, 26, '#c9b088'),
        layer(-60, 26, '#e58d86'),
        fill('M90-230H280V-20Q280 18 120 27Q150-100 90-230Z', ink, 0.08),
        fill('M-280-230V-20Q-280 26 0 30T280-20V-230Z', '#fdf6e6', 0.35),
        `<ellipse cy="-230" rx="280" ry="62" fill="#fffaf0"/><ellipse cy="-228" rx="236" ry="46" fill="#f6ebd4"/>`,
      ),
      many(
        18,
        (i) =>
          circle(500 + Math.cos(i * 0.349) * 256, 342 + Math.sin(i * 0.349) * 50, 17, '#fffdf6') +
          circle(496 + Math.cos(i * 0.349) * 256, 337 + Math.sin(i * 0.349) * 50, 7, '#fff'),
      ),
      ...rows('400 330 -16, 500 318 8, 596 332 -6, 450 350 12, 552 354 -10').map(([x = 0, y = 0, turn = 0], i) =>
        put(hamFold(i + 1), x, y - 14, { scale: 0.66, turn, lift: 6 }),
      ),
      put(cucumberSlice(32), 330, 330, { lift: 4 }),
      put(cucumberSlice(32), 672, 334, { lift: 4 }),
      put(lemonSlice(34), 500, 370, { lift: 4 }),
      put(radishSlice(24), 390, 372, { lift: 4 }),
      put(radishSlice(24), 612, 374, { lift: 4 }),
      dill(540, 330, 0.4, 20),
      dill(450, 330, 0.36, -30),
      ...range(5).map((i) => put(cucumberSlice(24), 290 + i * 105, 520 - Math.abs(i - 2) * -6, { lift: 3 })),
      put(knife(), 860, 690, { scale: 0.5, turn: 8, lift: 6 }),
    )
  }),
} as const
