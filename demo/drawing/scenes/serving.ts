import { mash } from '../dishes/food.ts'
import { at, box, circle, fill, frame, ink, put, range, rows, stroke } from '../draw.ts'
import { parsley } from '../motifs/herbs.ts'
import { cloud } from '../motifs/land.ts'
import { ribeyeSteak } from '../motifs/meat.ts'
import { person } from '../motifs/people/person.ts'
import { lamp, lights, pane, plant } from '../motifs/rooms.ts'
import { awning, burger, steam } from '../motifs/still.ts'
import { cutlery, plate } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { birch } from '../motifs/trees.ts'
import { peas } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes, tones } from '../palette.ts'

const { ammattilaiset, foodserviceSe } = palettes

/** A container of a serving line from the front, heaped with food. */
const heaped = (x: number, y: number, color: string, deep: string) =>
  at(
    x,
    y,
    1,
    0,
    fill('M-90-30H90L80 10H-80Z', '#8d989d'),
    `<ellipse cy="-30" rx="90" ry="17" fill="${deep}"/>`,
    ...rows('-56 -34, -20 -42, 18 -42, 54 -34, -38 -26, 0 -28, 38 -26').map(
      ([dx = 0, dy = 0]) => circle(dx, dy, 18, color) + circle(dx - 5, dy - 6, 5, '#fff', 0.4),
    ),
  )

/** A pane of glass over a counter, on two posts. */
const screen = (x: number, y: number, width: number) =>
  stroke(`M${x + 20} ${y}V${y - 150}M${x + width - 20} ${y}V${y - 150}`, '#8d989d', 10) +
  fill(box(x, y - 170, width, 22, 8), '#c9cfd1') +
  fill(`M${x + 10} ${y - 148}H${x + width - 10}L${x + width + 20} ${y - 40}H${x - 20}Z`, '#e6f4f8', 0.5)

export const servingScenes = {
  linjasto: dish(() =>
    frame(
      1000,
      750,
      '#e6e2d8',
      cloth(box(0, 0, 1000, 470), { base: '#e6e2d8', line: '#dcd7ca', kind: 'check' }, 70),
      lamp(250, 120, 0.8, ammattilaiset.accent, 430),
      lamp(500, 120, 0.8, ammattilaiset.accent, 430),
      lamp(750, 120, 0.8, ammattilaiset.accent, 430),
      person(500, 480, 0.86, {
        hat: 'chef',
        shirt: '#fdf9f0',
        apron: ammattilaiset.ground,
        hair: '#5a3421',
        beard: 'full',
      }),
      screen(90, 470, 820),
      fill(box(0, 466, 1000, 30), tones.steel),
      fill(box(0, 496, 1000, 254), ammattilaiset.ground),
      stroke('M0 560H1000', '#566670', 8),
      heaped(190, 470, '#8a4426', '#5a2c14'),
      heaped(395, 470, '#f0d27a', '#c9a23c'),
      heaped(605, 470, '#86b855', '#5f8a3a'),
      heaped(810, 470, '#e8963e', '#b5641f'),
      steam(190, 400, 0.5, '#fff', 0.7),
      steam(800, 400, 0.5, '#fff', 0.7),
      person(210, 800, 0.94, { shirt: ammattilaiset.second, apron: null, hair: '#8a4a22', cut: 'long', wears: 'knit' }),
      person(
        500,
        810,
        0.94,
        { shirt: '#23405c', apron: null, hair: '#b9b2a6', cut: 'bald', age: 'old', wears: 'jacket' },
        'left',
      ),
      person(
        790,
        800,
        0.94,
        { shirt: ammattilaiset.accent, apron: null, hair: '#2b1a14', skin: '#8d5a3a', cut: 'afro', wears: 'tee' },
        'left',
      ),
    ),
  ),
  lunchrestaurang: dish(() =>
    frame(
      1000,
      750,
      '#f0e6d0',
      cloth(box(0, 0, 1000, 500), { base: '#f0e6d0', line: '#e8dcc2', kind: 'leaves' }, 110),
      pane(90, 80, 300, 260, '#bcd8e6', '#fbf6ea', birch(90, 260, 230), birch(230, 260, 190)),
      fill(box(520, 70, 380, 230, 10), '#2f3f3a'),
      stroke(box(520, 70, 380, 230, 10), '#a8783f', 12),
      stroke('M570 120h150M570 165h230M570 205h190M570 245h210', '#f3e9d2', 9, 0.9),
      circle(840, 120, 22, foodserviceSe.accent),
      lamp(450, 140, 0.7, foodserviceSe.cloth, 420),
      person(250, 660, 1, {
        shirt: foodserviceSe.cloth,
        apron: null,
        hair: '#e0b060',
        cut: 'quiff',
        wears: 'shirt',
        beard: 'full',
      }),
      person(
        760,
        660,
        1,
        {
          shirt: foodserviceSe.second,
          apron: null,
          hair: '#e9dfe0',
          cut: 'bob',
          wears: 'knit',
          age: 'old',
          glasses: 'round',
        },
        'left',
      ),
      fill(box(0, 580, 1000, 170), '#c9985c'),
      fill(box(0, 580, 1000, 20), '#e2bd8a'),
      ...[270, 730].map((x) =>
        at(
          x,
          650,
          1,
          0,
          `<ellipse cx="8" cy="12" rx="150" ry="36" fill="${ink}" opacity=".22"/><ellipse rx="150" ry="38" fill="#fdf9f0"/><ellipse cy="-3" rx="112" ry="25" fill="#e9dcc3"/>`,
          ...rows('-50 -20, -14 -28, 22 -22').map(
            ([dx = 0, dy = 0]) => circle(dx, dy, 20, '#7a3a22') + circle(dx - 6, dy - 7, 6, '#b5764c'),
          ),
          circle(62, -16, 20, '#f0d27a'),
          circle(88, -10, 17, '#e8c45e'),
          circle(-78, -12, 9, '#c2222e'),
          circle(-92, -4, 9, '#c2222e'),
          circle(-74, 0, 9, '#c2222e'),
        ),
      ),
      at(
        500,
        640,
        1,
        0,
        fill('M-40-130H40L34 10H-34Z', '#e8f4f6', 0.9),
        fill('M-38-90H38L34 10H-34Z', '#a9d3de'),
        stroke('M-22-110v90', '#fff', 7, 0.7),
      ),
      at(
        500,
        690,
        1,
        0,
        fill('M-90-10H90L70 26H-70Z', '#a8783f'),
        ...range(3).map(
          (i) =>
            `<ellipse cx="${-50 + i * 50}" cy="-16" rx="38" ry="20" fill="#8b5a36"/><ellipse cx="${-54 + i * 50}" cy="-20" rx="24" ry="10" fill="#a87448"/>`,
        ),
      ),
    ),
  ),
  katuruoka: dish(() =>
    frame(
      1000,
      750,
      '#27374a',
      circle(500, 400, 420, '#344a62'),
      stroke('M90 70h0M230 130h0M330 60h0M700 90h0M860 60h0M930 160h0', '#f6e6b4', 6, 0.8),
      lights(-10, 1010, 80, 60, 12),
      fill(box(0, 640, 1000, 110), '#4a545a'),
      fill('M110 640V240Q110 210 140 210H830Q870 210 880 250L920 430V640Z', ammattilaiset.accent),
      fill('M110 520H920V640H110Z', ammattilaiset.light),
      fill('M770 210H830Q870 210 880 250L920 430V640H760Z', ink, 0.1),
      fill('M800 260H856L890 420H800Z', '#bcdbe0'),
      fill(box(190, 290, 540, 210, 8), '#3a2a22'),
      fill(box(200, 300, 520, 190), '#f6dfae'),
      person(350, 556, 0.62, { hat: 'cap', hatColor: '#23211f', shirt: '#fdf9f0', apron: '#23211f', hair: '#5a3421' }),
      person(
        560,
        556,
        0.62,
        { shirt: '#fdf9f0', apron: '#23211f', hair: '#c98a3c', cut: 'ponytail', hat: 'headband', hatColor: '#c8412b' },
        'left',
      ),
      awning(170, 264, 580, 26, '#fdf9f0', '#c8412b'),
      fill(box(170, 488, 580, 24, 6), '#c9cfd1'),
      at(455, 490, 0.26, 0, burger(0, 0, 1)),
      at(660, 490, 0.2, 0, burger(0, 0, 1)),
      circle(260, 650, 62, '#23211f'),
      circle(260, 650, 28, '#cfc9bd'),
      circle(770, 650, 62, '#23211f'),
      circle(770, 650, 28, '#cfc9bd'),
      person(110, 800, 0.76, {
        shirt: '#3b5f7d',
        apron: null,
        hair: '#2b1a14',
        hat: 'beanie',
        hatColor: '#e0873a',
        wears: 'hoodie',
      }),
      person(
        930,
        800,
        0.76,
        { shirt: ammattilaiset.second, apron: null, hair: '#8a4a22', cut: 'wavy', wears: 'jacket', skin: '#c98d64' },
        'left',
      ),
    ),
  ),
  annospihvi: dish(() =>
    frame(
      1000,
      750,
      '#33404a',
      cloth(box(0, 0, 1000, 750), { base: '#33404a', line: '#2c3841', kind: 'check' }, 120),
      plate(430, 385, 330, '#f2efe8', '#3b4a54', '#fdfbf5'),
      mash(330, 330, 120, 96, 4),
      put(ribeyeSteak('grilled', 3), 490, 440, { scale: 1.02, turn: -8, lift: 14 }),
      peas(300, 500, 70, 50, 26, 3),
      parsley(560, 250, 0.6, 20),
      put(
        {
          outline: box(-120, -150, 240, 300, 24),
          art:
            fill(box(-120, -150, 240, 300, 24), tones.steel) +
            fill(box(-104, -134, 208, 176, 16), '#e2e6e6') +
            fill(box(-80, 62, 160, 66, 10), '#23312c') +
            stroke('M-40 110V80M-16 80h24v15h-24ZM-16 95h24v15h-24ZM28 80h24v30h-24Z', '#f6b04a', 7),
        },
        860,
        330,
        { turn: 5, lift: 14 },
      ),
      put(ribeyeSteak('raw', 2), 856, 280, { scale: 0.36, turn: 10, lift: 6 }),
      put(cutlery('fork'), 70, 420, { turn: -4 }),
      put(cutlery('knife'), 800, 640, { turn: 70, scale: 0.8 }),
    ),
  ),
  hoivalounas: dish(() =>
    frame(
      1000,
      750,
      '#e9dfe0',
      cloth(box(0, 0, 1000, 520), { base: '#efe4da', line: '#e8dacd', kind: 'leaves' }, 100),
      pane(610, 80, 290, 280, '#bcdbe0', '#fdf9f0', cloud(120, 70, 0.7), birch(210, 280, 230)),
      fill(box(110, 110, 130, 160, 8), '#a8783f'),
      fill(box(124, 124, 102, 132), '#cfe3e0'),
      circle(175, 180, 28, '#e8a838'),
      person(430, 680, 1.2, {
        shirt: '#8c6f9c',
        apron: null,
        hair: '#dcd6cc',
        cut: 'curls',
        age: 'old',
        wears: 'knit',
        glasses: 'round',
        build: 'slim',
      }),
      fill(box(0, 590, 1000, 160), '#b98a58'),
      fill(box(0, 590, 1000, 20), '#d8ae7c'),
      at(
        500,
        670,
        1,
        0,
        fill('M-260-30H260L290 50H-290Z', '#7fb7c9'),
        fill('M-244-24H244L262 34H-262Z', '#a9d3de'),
        `<ellipse cy="0" rx="140" ry="30" fill="#fdf9f0"/><ellipse cy="-4" rx="100" ry="19" fill="#efe3c8"/><ellipse cx="-40" cy="-10" rx="44" ry="15" fill="#f3d98c"/><ellipse cx="36" cy="-12" rx="50" ry="15" fill="#c9762f"/><ellipse cx="30" cy="-15" rx="26" ry="6" fill="#e8a05a"/>`,
        stroke('M-10 4h0M6 8h0M22 6h0M-4 12h0', '#5f9440', 10),
        fill(box(180, -66, 50, 66, 8), '#fffdf6'),
        fill('M-230-50H-170L-180 0H-220Z', '#c8412b'),
      ),
      steam(480, 610, 0.4, '#fff', 0.8),
      plant(930, 590, 0.8, '#c8653a'),
    ),
  ),
  kesatyo: dish(() =>
    frame(
      1000,
      750,
      '#f3d98c',
      circle(500, 330, 330, '#f8e6b0'),
      fill(box(0, 470, 1000, 280), '#87a08b'),
      fill(box(120, 250, 760, 260), '#f7f0e0'),
      fill(box(100, 226, 800, 40), palettes.yritys.cloth),
      ...range(5).map(
        (i) =>
          fill(box(160 + i * 148, 310, 90, 80), '#5f8fa0') + fill(`M${160 + i * 148} 310h46l-46 64Z`, '#fff', 0.35),
      ),
      fill(box(440, 400, 120, 110), '#3a2a22'),
      birch(60, 520, 300),
      birch(950, 520, 280),
      person(200, 790, 1, {
        shirt: '#fdf9f0',
        apron: null,
        wears: 'coat',
        hat: 'net',
        hatColor: '#7fb7d6',
        hair: '#c98a3c',
      }),
      person(420, 770, 1, {
        shirt: palettes.yritys.accent,
        apron: null,
        hair: '#23405c',
        skin: '#a8714c',
        cut: 'scarf',
        wears: 'hoodie',
      }),
      person(
        620,
        780,
        1,
        {
          shirt: palettes.yritys.second,
          apron: null,
          hat: 'cap',
          hatColor: palettes.yritys.cloth,
          hair: '#8a4a22',
          wears: 'tee',
        },
        'left',
      ),
      person(
        830,
        790,
        1,
        { shirt: '#fdf9f0', apron: palettes.yritys.cloth, hair: '#6b3a1c', cut: 'ponytail', glasses: 'square' },
        'left',
      ),
    ),
  ),
} as const
