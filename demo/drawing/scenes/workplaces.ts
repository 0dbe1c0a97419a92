import { at, box, circle, clip, fill, frame, ink, put, range, stroke } from '../draw.ts'
import { tiedRoast } from '../motifs/meat.ts'
import { arm, person } from '../motifs/people/person.ts'
import { pane, plant } from '../motifs/rooms.ts'
import { cloth } from '../motifs/textile.ts'
import { birch, forest } from '../motifs/trees.ts'
import { dish } from '../painting.ts'
import { palettes, tones } from '../palette.ts'

const { yritys } = palettes

/** Somebody in the white of the plant: coat and blue hair net. */
const white = { shirt: '#fdf9f0', wears: 'coat', hat: 'net', hatColor: '#7fb7d6' } as const

export const workScenes = {
  leikkaamo: dish(() =>
    frame(
      1000,
      750,
      '#dfeaec',
      cloth(box(0, 0, 1000, 480), { base: '#e4eef0', line: '#d8e5e8', kind: 'check' }, 60),
      ...[170, 500, 830].map(
        (x) =>
          fill(box(x - 110, 40, 220, 22, 11), '#fffbe6') +
          fill(`M${x - 110} 62L${x - 190} 480H${x + 190}L${x + 110} 62Z`, '#fff', 0.28),
      ),
      stroke('M0 120H1000', '#8d989d', 12),
      ...range(4).map(
        (i) =>
          stroke(`M${120 + i * 250} 120V170`, '#8d989d', 7) +
          at(
            120 + i * 250,
            170,
            0.62,
            0,
            fill('M-50 0Q-70 120-40 230Q0 270 40 230Q70 120 50 0Q0-20-50 0Z', '#b94a46'),
            fill('M-50 0Q-70 120-40 230Q-10 120-10 0Z', '#e9c0a4'),
            stroke('M10 30Q30 120 14 210', '#f5dfc3', 10, 0.8),
          ),
      ),
      person(250, 590, 0.94, { ...white, hair: '#5a3421', apron: '#2f7fb0', glasses: 'square' }),
      person(760, 590, 0.94, { ...white, hair: '#3a2418', apron: '#2f7fb0', skin: '#a8714c', beard: 'short' }, 'left'),
      person(500, 580, 0.9, { ...white, hair: '#b9b2a6', apron: '#2f7fb0', age: 'old' }),
      fill(box(0, 560, 1000, 40), tones.steel),
      fill(box(0, 560, 1000, 10), '#fff', 0.7),
      fill(box(0, 600, 1000, 150), '#8d989d'),
      fill(box(0, 600, 1000, 16), ink, 0.16),
      ...range(3).map((i) => put(tiedRoast(), 170 + i * 330, 566, { scale: 0.42, lift: 5 })),
      ...range(3).map((i) =>
        arm([170 + i * 250, 470], [140 + i * 250, 540], [210 + i * 250, 556], '#fdf9f0', '#9cc9e0', 44),
      ),
      circle(150, 690, 44, '#5d676b'),
      circle(500, 690, 44, '#5d676b'),
      circle(850, 690, 44, '#5d676b'),
    ),
  ),
  laboratorio: dish(() => {
    const tube = (x: number, color: string, level: number) =>
      at(
        x,
        560,
        1,
        0,
        fill('M-22-190H22V-20Q22 6 0 6T-22-20Z', '#f4fafa', 0.8),
        clip('M-22-190H22V-20Q22 6 0 6T-22-20Z', fill(box(-30, -level, 60, 220), color)),
        stroke('M-10-170v130', '#fff', 6, 0.7),
        fill(box(-27, -200, 54, 16, 6), '#dfe9ea'),
      )
    return frame(
      1000,
      750,
      '#d5e6e4',
      fill(box(0, 0, 1000, 560), '#dcebe8'),
      pane(640, 80, 280, 230, '#b9dbe4', '#fdf9f0', forest(-10, 300, 230, 110, '#6f9a86', '#7da892', 3, 0.3)),
      fill(box(60, 180, 260, 14), '#8d989d'),
      ...range(4).map((i) =>
        at(
          96 + i * 62,
          180,
          1,
          0,
          fill('M-22-60H22V-46L26 0H-26L-22-46Z', ['#e8a838', '#7fb7c9', '#c8412b', '#87a08b'][i] ?? '#e8a838'),
          fill(box(-12, -76, 24, 18, 4), '#fdf9f0'),
        ),
      ),
      person(450, 620, 1.15, {
        shirt: '#fdf9f0',
        apron: null,
        hair: '#2b1a14',
        skin: '#c98d64',
        cut: 'ponytail',
        wears: 'coat',
        glasses: 'round',
      }),
      fill(box(0, 560, 1000, 190), '#f4f1e6'),
      fill(box(0, 560, 1000, 18), '#fff'),
      fill(box(0, 578, 1000, 8), ink, 0.12),
      at(
        760,
        560,
        1,
        0,
        fill('M-110 0H90l30 14H-80Z', ink, 0.2),
        fill(box(-100, -30, 190, 30, 8), '#3a4a52'),
        stroke('M60-30Q100-140 20-230', '#3a4a52', 34),
        fill(box(-70, -110, 130, 16, 4), '#6b7378'),
        at(
          -10,
          -200,
          1,
          24,
          fill(box(-26, -100, 52, 150, 10), '#fdf9f0'),
          fill(box(-18, 46, 36, 36, 4), '#8d989d'),
          fill(box(-20, -130, 40, 34, 6), '#23211f'),
        ),
      ),
      tube(140, '#c8412b', 90),
      tube(200, '#e8a838', 120),
      tube(260, '#c8412b', 60),
      fill(box(104, 480, 196, 14, 5), '#b98a58'),
      fill(box(104, 548, 196, 16, 5), '#a8783f'),
      at(
        520,
        652,
        1,
        0,
        `<ellipse cx="8" cy="10" rx="120" ry="30" fill="${ink}" opacity=".2"/><ellipse rx="120" ry="30" fill="#dff1f7"/><ellipse rx="96" ry="21" fill="#fff"/>`,
        put(
          {
            outline: box(-44, -26, 88, 40, 14),
            art: fill(box(-44, -26, 88, 40, 14), tones.raw) + stroke('M-30-10q30-14 60 0', tones.fat, 7),
          },
          0,
          0,
          { lift: 4 },
        ),
      ),
      arm([550, 480], [610, 580], [540, 610], '#fdf9f0', '#7fb7d6', 58),
      put(
        {
          outline: box(-70, -90, 140, 180, 8),
          art:
            fill(box(-70, -90, 140, 180, 8), '#b98a58') +
            fill(box(-58, -72, 116, 156), '#fffdf6') +
            stroke('M-40-40h80M-40-10h60M-40 20h76M-40 50h50', '#9a9484', 7) +
            fill(box(-24, -100, 48, 22, 6), '#8d989d'),
        },
        860,
        680,
        { turn: 8, lift: 6 },
      ),
    )
  }),
  kokous: dish(() =>
    frame(
      1000,
      750,
      '#e9e6d8',
      fill(box(0, 0, 1000, 520), '#ece9dc'),
      pane(60, 80, 230, 260, '#c3dde0', '#fdf9f0', forest(-10, 260, 260, 130, '#6f9a86', '#7da892', 4, 0.28)),
      fill(box(380, 60, 420, 260, 12), '#fdfbf3'),
      stroke(box(380, 60, 420, 260, 12), yritys.cloth, 9),
      stroke('M420 280H770', '#9a9484', 6),
      ...[60, 90, 80, 130, 160].map((height, i) =>
        fill(box(440 + i * 66, 278 - height, 42, height), i === 4 ? yritys.accent : yritys.deep),
      ),
      stroke('M450 210L530 180L596 192L662 140L740 104', yritys.cloth, 8),
      plant(900, 520, 1),
      person(170, 640, 0.86, {
        shirt: '#23405c',
        apron: null,
        hair: '#b9b2a6',
        cut: 'thin',
        age: 'old',
        wears: 'jacket',
        glasses: 'square',
      }),
      person(390, 630, 0.82, { shirt: yritys.second, apron: null, hair: '#6b3a1c', cut: 'bob', wears: 'knit' }),
      person(
        610,
        630,
        0.82,
        {
          shirt: '#fdf9f0',
          apron: null,
          hair: '#2b1a14',
          skin: '#8d5a3a',
          cut: 'cropped',
          wears: 'shirt',
          beard: 'short',
        },
        'left',
      ),
      person(
        830,
        640,
        0.86,
        { shirt: yritys.cloth, apron: null, hair: '#c98a3c', cut: 'bun', wears: 'jacket' },
        'left',
      ),
      fill('M-20 590H1020V770H-20Z', '#b98a58'),
      fill('M-20 590H1020V616H-20Z', '#d8ae7c'),
      ...range(4).map((i) =>
        at(
          170 + i * 220,
          660,
          1,
          (i % 2) * 6 - 3,
          fill('M-70-24H70L86 36H-86Z', '#fffdf6'),
          stroke('M-46-4h80M-52 14h70', '#9a9484', 6),
        ),
      ),
      ...range(3).map((i) =>
        at(
          280 + i * 220,
          630,
          1,
          0,
          fill('M-20-36H20L16 10H-16Z', '#f4fafa', 0.9),
          fill('M-18-16H18L16 10H-16Z', '#a9d3de'),
        ),
      ),
    ),
  ),
  asiakaspalvelu: dish(() =>
    frame(
      1000,
      750,
      palettes.kuluttaja.light,
      cloth(box(0, 0, 1000, 560), { base: palettes.kuluttaja.light, line: '#f1e6cd', kind: 'leaves' }, 110),
      pane(90, 90, 240, 260, '#bcdbe0', '#fdf9f0', birch(130, 260, 240)),
      fill(box(660, 150, 260, 14), '#8a5a38'),
      ...range(5).map((i) =>
        fill(
          box(680 + i * 44, 74 + (i % 3) * 8, 34, 76 - (i % 3) * 8, 3),
          [
            palettes.kuluttaja.accent,
            palettes.kuluttaja.cloth,
            palettes.kuluttaja.second,
            '#3b5f7d',
            palettes.kuluttaja.accent,
          ][i] ?? '#c8412b',
        ),
      ),
      at(
        85,
        113,
        0.83,
        0,
        person(500, 640, 1.3, {
          shirt: palettes.kuluttaja.cloth,
          apron: null,
          hair: '#8a3a1c',
          cut: 'bob',
          wears: 'knit',
          tilt: 0,
        }),
        stroke('M404 250a98 110 0 0 1 192 0', '#2b2622', 14),
        fill(box(386, 236, 34, 66, 14), '#2b2622'),
        fill(box(580, 236, 34, 66, 14), '#2b2622'),
        stroke('M400 296q10 60 70 56', '#2b2622', 8),
        circle(474, 352, 10, '#2b2622'),
      ),
      fill(box(0, 600, 1000, 150), '#b98a58'),
      fill(box(0, 600, 1000, 22), '#d8ae7c'),
      at(
        280,
        640,
        1,
        0,
        fill('M-130-150H130V10H-130Z', '#3a4a52'),
        fill(box(-118, -138, 236, 130), '#dfeaea'),
        stroke('M-90-100H60M-90-70H90M-90-40H20', '#8fa9b0', 10),
        fill('M-160 10H160L176 34H-176Z', '#c9cfd1'),
      ),
      at(
        760,
        640,
        1,
        0,
        fill('M-50-90H50L42 6H-42Z', palettes.kuluttaja.accent),
        stroke('M50-70q44 0 40 30t-48 26', palettes.kuluttaja.accent, 13),
        fill('M14-90H50L42 6H6Z', ink, 0.14),
      ),
      fill(
        'M690 210Q690 170 730 170H900Q940 170 940 210V290Q940 330 900 330H800L740 380V330H730Q690 330 690 290Z',
        palettes.kuluttaja.second,
      ),
      stroke('M750 250h0M815 250h0M880 250h0', '#fdf9f0', 26),
    ),
  ),
} as const
