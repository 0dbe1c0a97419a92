import { at, box, circle, fill, frame, ink, many, pairs, put, range, rows, stroke } from '../draw.ts'
import { lingonberries } from '../motifs/berries.ts'
import { chanterelle, friedEgg, rye } from '../motifs/garnish.ts'
import { cloud, lake, meadow, sun } from '../motifs/land.ts'
import { arm, person } from '../motifs/people/person.ts'
import { lights } from '../motifs/rooms.ts'
import { bacon, casings, sausage } from '../motifs/sausages.ts'
import { cottage, flame } from '../motifs/service.ts'
import { steam } from '../motifs/still.ts'
import { birch, forest, spruce } from '../motifs/trees.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

/** Burning logs in a ring of stones, their foot at x, y. */
const campfire = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    0,
    circle(0, -90, 250, '#f2913a', 0.16),
    circle(0, -90, 170, '#f8c94a', 0.18),
    flame(-60, 0, 0.9),
    flame(70, 0, 0.8),
    flame(0, 6, 1.25),
    stroke('M-130 10L110-30M130 10L-110-30', '#5d3a24', 34),
    stroke('M-126 2L100-36M126 2L-100-36', '#8a5a38', 9),
    ...rows('-170 26 46 30, -96 42 42 26, -14 48 48 28, 74 42 44 27, 152 26 46 30').map(
      ([sx = 0, sy = 0, rx = 0, ry = 0]) =>
        `<ellipse cx="${sx}" cy="${sy}" rx="${rx}" ry="${ry}" fill="#5a5f62"/><ellipse cx="${sx - 6}" cy="${sy - 7}" rx="${rx * 0.7}" ry="${ry * 0.55}" fill="#7d8487"/>`,
    ),
  )

/** A carved wooden cup. */
const kuksa = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-60 2H70l20 12H-46Z', ink, 0.22),
    stroke('M60-70q70-20 74 16q-20 22-70 16', '#8a5a38', 17),
    fill('M-74-86H74Q74 0 20 4H-20Q-74 0-74-86Z', '#a8703f'),
    fill('M24-86H74Q74 0 20 4H4Q40-20 24-86Z', ink, 0.16),
    `<ellipse cy="-86" rx="74" ry="16" fill="#7a4b28"/><ellipse cy="-84" rx="60" ry="11" fill="#3a2012"/>`,
  )

/** A steel flask with its cup, its foot on y. */
const flask = (x: number, y: number, scale: number, body: string) =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-50 2H60l24 12H-40Z', ink, 0.22),
    fill(box(-54, -270, 108, 272, 16), body),
    fill(box(14, -270, 40, 272, 14), ink, 0.16),
    fill(box(-54, -280, 108, 26, 6), '#c9cfd1'),
    fill(box(-42, -350, 84, 74, 12), '#23211f'),
    stroke('M-32-250v220', '#fff', 9, 0.35),
  )

export const eveningScenes = {
  'grilli-ilta': dish(() =>
    frame(
      1000,
      750,
      '#f2b665',
      circle(700, 350, 330, '#f6c985'),
      circle(700, 350, 190, '#f9dfa8'),
      sun(700, 360, 90, '#e8722a', '#f2a65a'),
      lake(420, 1000, 120, '#c98a62', '#f6d9a0', 5),
      forest(-30, 420, 470, 190, '#3b4f3f', '#496049', 4, 0.26),
      forest(720, 1040, 460, 150, '#3b4f3f', '#496049', 8, 0.26),
      meadow(1000, pairs('-20 520, 300 490, 700 520, 1020 490'), 770, '#566f3c', '#7b9450', 5, 70),
      lights(-10, 1010, 70, 46, 11),
      person(190, 780, 1.02, { shirt: '#2f5d6b', apron: null, hair: '#c98a3c', cut: 'ponytail', wears: 'knit' }),
      person(
        818,
        785,
        1.06,
        {
          shirt: palettes.mestari.light,
          apron: palettes.mestari.ground,
          hair: '#3a2418',
          cut: 'cropped',
          beard: 'full',
        },
        'left',
      ),
      steam(500, 420, 0.8, '#fff', 0.4),
      stroke('M400 560L340 740M600 560L660 740M500 580V740', '#23211f', 15),
      fill('M330 470H670Q670 620 500 620T330 470Z', '#a9322a'),
      fill('M560 470H670Q670 620 500 620Q600 580 560 470Z', ink, 0.2),
      fill(box(318, 456, 364, 22, 11), '#23211f'),
      ...range(4).map((i) =>
        sausage(
          { from: [362 + i * 76, 440], over: [384 + i * 76, 424], to: [408 + i * 76, 440] },
          34,
          casings.grill,
          2,
        ),
      ),
      arm([714, 630], [630, 640], [612, 446], palettes.mestari.light, '#e9b48e', 56),
      stroke('M606 438L500 408M606 446L506 420', '#c9cfd1', 8),
      arm([288, 630], [356, 650], [322, 540], '#2f5d6b', '#e9b48e', 54),
    ),
  ),
  'sauna-ilta': dish(() =>
    frame(
      1000,
      750,
      '#2f4a6b',
      circle(640, 330, 300, '#4a5f7f'),
      circle(640, 330, 200, '#c98a62', 0.5),
      circle(640, 350, 84, '#f6c66a'),
      lake(380, 1000, 240, '#27415f', '#e8b46a', 3),
      forest(-30, 1040, 388, 110, '#1b2f3d', '#243d4c', 6, 0.25),
      fill('M-20 520Q240 450 480 540T1020 600V770H-20Z', '#26392f'),
      fill('M-20 540Q240 480 460 560T760 620L-20 640Z', '#31493a'),
      birch(120, 560, 420, '#6f8a4a', '#4f6a3a'),
      cottage(340, 550, 1.15, '#8a4a2c', '#241c1c'),
      stroke('M420 300q-30-40 10-80t0-90', '#fff', 22, 0.3),
      fill('M560 590L1020 520V560L590 626Z', '#6b4a32'),
      stroke('M640 586L634 626M740 570L736 606M850 553L848 590M950 538V572', '#4d3422', 6),
      fill(box(0, 640, 1000, 110), '#7a5236'),
      stroke('M0 690H1000', '#5a3a24', 6),
      fill(box(0, 640, 1000, 12), '#a8754c'),
      `<ellipse cx="512" cy="706" rx="250" ry="42" fill="${ink}" opacity=".3"/><ellipse cx="500" cy="690" rx="250" ry="44" fill="#f7f0e3"/><ellipse cx="500" cy="684" rx="206" ry="30" fill="#e4d6bd"/>`,
      sausage({ from: [360, 668], over: [470, 632], to: [590, 668] }, 44, casings.smoked, 4),
      sausage({ from: [390, 694], over: [490, 664], to: [610, 692] }, 44, casings.red, 4),
      at(
        660,
        668,
        1,
        0,
        fill('M-40-22H40Q38 26 0 26T-40-22Z', '#23405c'),
        `<ellipse cy="-22" rx="40" ry="10" fill="#e8b023"/>`,
      ),
      kuksa(850, 712, 0.9),
      at(
        150,
        712,
        0.9,
        0,
        fill('M-60-110H60L46 0H-46Z', '#c9a06a'),
        stroke('M-56-80H56M-50-34H50', '#5d4630', 8),
        many(9, (i) =>
          stroke(`M${-44 + i * 11}-110q${-30 + i * 8}-60 ${-40 + i * 10}-110`, i % 2 === 0 ? '#5f8a3f' : '#4a7434', 15),
        ),
      ),
    ),
  ),
  'korv-pa-pinne': dish(() =>
    frame(
      1000,
      750,
      palettes.skogsgarden.deep,
      circle(500, 470, 430, '#3d5a3c', 0.9),
      circle(500, 500, 300, '#6b6a3a', 0.8),
      forest(-60, 1060, 470, 330, '#1b3023', '#24402f', 3, 0.26),
      spruce(60, 640, 620, '#14241a', '#1d3326'),
      spruce(950, 650, 640, '#14241a', '#1d3326'),
      meadow(1000, pairs('-20 560, 300 540, 700 570, 1020 540'), 770, '#2c4230', '#4f6b45', 6, 80),
      campfire(500, 650, 1.15),
      person(205, 745, 0.9, {
        shirt: palettes.skogsgarden.accent,
        apron: null,
        hair: '#e0b060',
        age: 'child',
        wears: 'hoodie',
        hat: 'beanie',
        hatColor: '#23405c',
      }),
      person(
        810,
        750,
        0.8,
        {
          shirt: palettes.skogsgarden.second,
          apron: null,
          hair: '#6b3a1c',
          cut: 'braids',
          age: 'child',
          wears: 'knit',
        },
        'left',
      ),
      stroke('M330 640L470 440', '#8a6238', 11),
      stroke('M700 650L545 462', '#8a6238', 11),
      sausage({ from: [432, 492], over: [462, 452], to: [486, 416] }, 40, casings.grill, 3),
      sausage({ from: [584, 508], over: [556, 474], to: [528, 440] }, 40, casings.red, 3),
      arm([290, 625], [330, 690], [338, 632], palettes.skogsgarden.accent, '#e9b48e', 48),
      arm([735, 640], [700, 700], [698, 648], palettes.skogsgarden.second, '#e9b48e', 44),
      stroke('M420 330h0M560 270h0M500 210h0M610 350h0M390 240h0', '#f8c94a', 9, 0.8),
    ),
  ),
  metsaaamiainen: dish(() =>
    frame(
      1000,
      750,
      '#cfe0cc',
      circle(520, 250, 210, '#f8ecc0'),
      forest(-40, 1060, 410, 280, '#9fbb9c', '#adc6a8', 3, 0.22),
      fill(box(0, 396, 1000, 120), '#adc6a8'),
      forest(-40, 1060, 520, 340, '#6b9472', '#7ba381', 9, 0.3),
      fill(box(0, 500, 1000, 260), '#5f7f55'),
      meadow(1000, pairs('-20 500, 400 480, 1020 500'), 770, '#55794e', '#7da06a', 4, 70),
      fill('M110 600Q500 520 900 600L960 770H40Z', '#7a5236'),
      `<ellipse cx="500" cy="620" rx="430" ry="110" fill="#b98a58"/><ellipse cx="500" cy="620" rx="380" ry="92" fill="none" stroke="#93693c" stroke-width="8"/><ellipse cx="500" cy="620" rx="300" ry="70" fill="none" stroke="#a0743f" stroke-width="6"/>`,
      at(
        470,
        600,
        1,
        0,
        fill('M-200 10H210l30 24H-170Z', ink, 0.25),
        fill('M180-14L420-70q22 0 22 20T424-26L180 18Z', '#202124'),
        `<ellipse rx="220" ry="66" fill="#2a2b2e"/><ellipse cy="-6" rx="200" ry="54" fill="#43464b"/>`,
        at(
          -60,
          -16,
          0.62,
          0,
          `<g transform="scale(1 .62)">${put(friedEgg(3), 0, 0, { lift: 6 })}${put(friedEgg(5), 190, 30, { lift: 6 })}</g>`,
        ),
        at(40, 14, 0.5, -4, `<g transform="scale(1 .6)">${bacon(480, 2)}${at(20, -110, 1, 6, bacon(360, 4))}</g>`),
      ),
      steam(440, 540, 0.7, '#fff', 0.6),
      flask(820, 620, 0.9, '#2f5d4a'),
      kuksa(700, 690, 0.95),
      at(210, 650, 0.8, -8, put(rye(200, 120), 0, 0, { lift: 10 })),
      lingonberries(110, 700, 0.9, -10),
    ),
  ),
  kafferast: dish(() =>
    frame(
      1000,
      750,
      '#b9cba0',
      circle(300, 230, 200, '#eef0c8'),
      forest(-40, 1060, 440, 300, '#86a67c', '#93b189', 7, 0.24),
      birch(860, 560, 520, '#c9cf6a', '#9dab48'),
      birch(120, 540, 470, '#bcc65e', '#93a443'),
      meadow(1000, pairs('-20 420, 400 400, 1020 430'), 770, '#6d8f4e', '#8fae66', 8, 90),
      fill('M220 560L190 770H810L780 560Z', '#6b4a32'),
      stroke('M300 600v150M420 610v150M540 606v150M660 604v150', '#4d3422', 9, 0.7),
      `<ellipse cx="500" cy="560" rx="290" ry="74" fill="#d8b07c"/><ellipse cx="500" cy="558" rx="230" ry="56" fill="none" stroke="#b98a58" stroke-width="7"/><ellipse cx="500" cy="558" rx="150" ry="36" fill="none" stroke="#b98a58" stroke-width="6"/>`,
      flask(340, 560, 1, palettes.skogsgarden.accent),
      kuksa(500, 590, 1.05),
      steam(490, 480, 0.5, '#fff', 0.7),
      at(
        665,
        560,
        1,
        0,
        fill('M-110 10H120l20 16H-90Z', ink, 0.22),
        fill(box(-112, -24, 224, 36, 14), '#6a4023'),
        fill('M-116-26q30-22 60-8t60-6t56 4t56 2q0 18-26 16H-96q-18 0-20-8Z', '#79a845'),
        fill(box(-104, -52, 208, 24, 11), '#e58d86'),
        stroke('M-96-46q100-12 190 0', '#fdeadb', 6),
        fill(box(-108, -74, 216, 26, 11), '#f6d27a'),
        fill(box(-110, -104, 220, 34, 15), '#7d4c2e'),
        stroke('M-90-96q80-14 170-2', '#b98a58', 6),
      ),
      cloud(640, 120, 0.9, '#fff', 0.8),
      lingonberries(880, 690, 1, 10),
      lingonberries(110, 700, 0.9, -14),
    ),
  ),
  kantareller: dish(() => {
    const basket = 'M200 470H800L730 700Q720 720 690 720H310Q280 720 270 700Z'
    return frame(
      1000,
      750,
      '#3a5a40',
      forest(-40, 1060, 420, 380, '#2c4733', '#35543d', 5, 0.24),
      circle(500, 260, 260, '#6b8a5a', 0.35),
      meadow(1000, pairs('-20 410, 400 390, 1020 410'), 770, '#2f4a34', '#5a7d50', 4, 90),
      stroke('M240 480Q260 130 500 130T760 480', '#8a5a38', 34),
      stroke('M236 474Q256 122 500 122T752 470', '#b98a58', 9, 0.8),
      ...rows(
        '330 450 -20, 430 410 8, 540 400 -6, 650 440 22, 380 470 30, 490 460 -14, 590 470 14, 690 470 -30, 300 480 -40',
      ).map(([x = 0, y = 0, turn = 0]) => put(chanterelle(), x, y, { scale: 0.95, turn, lift: 8 })),
      fill('M216 726H790l40 16H250Z', ink, 0.25),
      fill(basket, '#a8703f'),
      stroke(
        many(5, (i) => `M${212 + i * 14} ${510 + i * 46}H${788 - i * 14}`),
        '#8a5a38',
        26,
      ),
      stroke(
        many(11, (i) => `M${238 + i * 52} 484L${292 + i * 42} 716`),
        '#c9925c',
        15,
        0.9,
      ),
      fill('M640 470H800L730 700Q720 720 690 720H610Z', ink, 0.16),
      fill(box(186, 452, 628, 40, 20), '#b98050'),
      stroke('M206 466H790', '#e0b482', 7, 0.8),
      put(chanterelle(), 120, 640, { scale: 0.9, turn: -8 }),
      put(chanterelle(), 880, 660, { scale: 0.8, turn: 12 }),
      lingonberries(880, 560, 0.8, 20),
    )
  }),
} as const
