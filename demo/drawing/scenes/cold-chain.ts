import { at, box, circle, fill, frame, ink, many, put, range, stroke } from '../draw.ts'
import { carton, pallet, reefer, snow, snowflake, thermometer } from '../motifs/cold.ts'
import { crane, ship, truck } from '../motifs/industry.ts'
import { cloud, lake } from '../motifs/land.ts'
import { arm, person } from '../motifs/people/person.ts'
import { floor, plant } from '../motifs/rooms.ts'
import { parcel } from '../motifs/still.ts'
import { cloth } from '../motifs/textile.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

const { export: trade, lihakauppa } = palettes

/** A box of ice-blue foam with its lid ajar, its foot on y. */
const coolBox = (x: number, y: number, scale: number, ...inside: string[]) =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-220 4H240l50 26H-170Z', ink, 0.24),
    ...inside,
    fill('M-220-190H220L204 4H-204Z', '#f4f8f8'),
    fill('M110-190H220L204 4H90Z', ink, 0.1),
    fill(box(-228, -206, 456, 34, 10), '#dbe9ec'),
    fill(box(-150, -140, 130, 90, 10), lihakauppa.cloth),
    snowflake(-85, -95, 34, '#f4f8f8', 8),
    stroke('M40-120h110M40-90h80M40-60h96', '#9fb8bf', 10),
  )

/** A forklift driving left, its forks at the left. */
const forklift = (x: number, y: number, scale: number, body: string) =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-230 4H190l30 18H-200Z', ink, 0.25),
    stroke('M-120 0V-330M-90 0V-330', '#3a3f42', 14),
    stroke('M-250-16H-110', '#6b7378', 16),
    fill('M-80-30V-110H20L60-150H150Q180-150 180-110V-30Z', body),
    fill('M90-150H150Q180-150 180-110V-30H80Z', ink, 0.14),
    stroke('M-70-110V-330H80L110-150', '#3a3f42', 14),
    circle(-30, -20, 40, '#23211f'),
    circle(-30, -20, 17, '#cfc9bd'),
    circle(130, -20, 40, '#23211f'),
    circle(130, -20, 17, '#cfc9bd'),
    at(
      10,
      -120,
      0.52,
      0,
      person(
        0,
        0,
        1,
        { shirt: '#2f7fb0', apron: null, hat: 'beanie', hatColor: '#f0b53c', hair: '#3a2418', wears: 'jacket' },
        'left',
      ),
    ),
    stroke('M-70-110L-34-190', '#3a3f42', 10),
  )

/** Racks of steel with pallets, filling the height above y. */
const racks = (x: number, y: number, scale: number, levels: number) =>
  at(
    x,
    y,
    scale,
    0,
    ...range(levels).map(
      (i) =>
        pallet(0, -i * 250, 0.72, 3, 2, i % 2 === 0 ? '#d3a56c' : '#c9985c', trade.second) +
        fill(box(-170, -i * 250 - 2, 340, 16), '#c8412b'),
    ),
    stroke(`M-170 10V${-levels * 250}M170 10V${-levels * 250}`, '#1d4660', 15),
  )

export const coldScenes = {
  pakastelava: dish(() =>
    frame(
      1000,
      750,
      '#a9cfd8',
      fill(box(0, 0, 1000, 530), '#bcdde4'),
      stroke(
        many(10, (i) => `M${50 + i * 100} 0V530`),
        '#a3c9d2',
        8,
      ),
      fill(box(0, 0, 1000, 60), '#8fb8bd'),
      floor(1000, 530, 220, '#8aa4ac', '#6f8b94'),
      pallet(500, 690, 1.42, 4, 4, '#dcb27c', trade.second),
      stroke('M150 250q60 10 120-6M700 160q80 16 150 0M120 420q40 8 90 0', '#fff', 12, 0.4),
      thermometer(905, 330, 0.72, 0.18, '#2f7fb0'),
      snow(1000, 520, 60, 4, 0.7),
    ),
  ),
  'reefer-laiturilla': dish(() =>
    frame(
      1000,
      750,
      '#f3dfae',
      circle(690, 300, 230, '#f8ecc8'),
      circle(690, 320, 100, '#e9b949'),
      cloud(250, 120, 1),
      lake(430, 1000, 140, trade.deep, '#cfe3dc', 4),
      ship(330, 460, 0.44, trade.second, trade.accent, [
        [trade.accent, '#e9b949', '#2f7f7a', trade.cloth],
        ['', trade.cloth, trade.accent, '#e9b949'],
      ]),
      crane(880, 560, 0.92, trade.accent),
      fill(box(0, 545, 1000, 210), '#6b7378'),
      fill(box(0, 545, 1000, 14), '#8d989d'),
      stroke('M0 730H1000', '#f3dfae', 8, 0.9, '50 34'),
      reefer(440, 690, 0.86, '#f8f5ea', trade.second, true),
      pallet(890, 700, 0.56, 2, 3, '#dcb27c', trade.second),
    ),
  ),
  pakkasvarasto: dish(() =>
    frame(
      1000,
      750,
      '#7fa9b8',
      fill(box(0, 0, 1000, 560), '#93bac7'),
      fill('M300 0H700L600 470H400Z', '#cfe6ec'),
      floor(1000, 560, 190, '#7d98a2', '#67828c'),
      fill('M400 470H600L760 750H240Z', '#9fb8c0', 0.6),
      racks(160, 600, 0.92, 3),
      racks(840, 600, 0.92, 3),
      ...[120, 250, 380].map((y) =>
        fill(box(440 - (380 - y) * 0.12, y - 60, 120 + (380 - y) * 0.24, 16, 8), '#fffbe6'),
      ),
      forklift(560, 690, 0.95, '#f0b53c'),
      pallet(270, 676, 0.62, 2, 2, '#dcb27c', trade.second),
      snow(1000, 700, 46, 8, 0.6),
    ),
  ),
  lastaus: dish(() =>
    frame(
      1000,
      750,
      '#27374a',
      circle(800, 140, 60, '#f6e6b4'),
      stroke('M90 90h0M220 150h0M340 70h0M560 110h0M640 60h0M920 60h0M480 180h0', '#f6e6b4', 6, 0.8),
      fill(box(0, 190, 600, 400), '#c9d3d6'),
      stroke(
        many(12, (i) => `M${25 + i * 50} 190V590`),
        '#b5c2c6',
        6,
      ),
      fill(box(0, 170, 620, 34), palettes.ammattilaiset.accent),
      fill(box(110, 290, 360, 300), '#3a3f42'),
      fill(box(130, 310, 320, 280), '#f6e3b0'),
      fill(box(130, 310, 320, 60), '#e6cf94'),
      person(240, 640, 0.8, {
        shirt: palettes.ammattilaiset.accent,
        apron: null,
        hat: 'cap',
        hatColor: '#3b4a54',
        hair: '#b5562a',
        beard: 'full',
        wears: 'coat',
      }),
      fill(box(0, 590, 1000, 160), '#4a545a'),
      fill(box(0, 580, 620, 26), '#8d989d'),
      stroke('M0 700H1000', '#f0c95a', 8, 0.7, '50 34'),
      at(
        690,
        690,
        0.98,
        0,
        truck(60, 0, 1, palettes.ammattilaiset.light, palettes.ammattilaiset.accent, palettes.ammattilaiset.second),
      ),
      at(
        390,
        590,
        1,
        0,
        stroke('M-70 0V-210H70V0M-70-70H70M-70-140H70', '#8d989d', 9),
        carton(-20, -8, 80, 54),
        carton(30, -74, 80, 54, '#c9985c'),
        carton(-14, -144, 96, 56),
        circle(-60, 6, 12, '#23211f'),
        circle(60, 6, 12, '#23211f'),
      ),
      circle(290, 240, 22, '#fff2c4'),
      fill('M290 240L150 590H430Z', '#fff2c4', 0.16),
    ),
  ),
  kotiovella: dish(() =>
    frame(
      1000,
      750,
      '#e3c9a4',
      fill(box(0, 0, 1000, 640), '#8e2a2f'),
      stroke(
        many(18, (i) => `M${28 + i * 58} 0V640`),
        '#7c2026',
        6,
      ),
      fill(box(330, 90, 340, 560, 6), '#fbf3e0'),
      fill(box(356, 116, 288, 534), '#234b45'),
      fill(box(396, 156, 208, 170, 6), '#f6dfae'),
      stroke('M500 156V326M396 240H604', '#fbf3e0', 9),
      fill(box(396, 370, 208, 220, 6), '#1b3c37'),
      circle(622, 420, 14, '#e3b04b'),
      circle(240, 170, 50, '#f8e6bf', 0.3),
      fill(box(218, 140, 44, 70, 10), '#f8e6bf'),
      fill(box(0, 640, 1000, 110), '#a8927a'),
      fill(box(220, 630, 560, 30), '#c9b79c'),
      plant(130, 650, 0.8),
      person(
        760,
        760,
        1.06,
        {
          shirt: lihakauppa.cloth,
          apron: null,
          hat: 'cap',
          hatColor: lihakauppa.deep,
          hair: '#5a3421',
          long: true,
          wears: 'coat',
        },
        'left',
      ),
      at(560, 700, 0.72, 0, coolBox(0, 0, 0.86)),
      arm([668, 620], [620, 690], [640, 640], lihakauppa.cloth, '#e9b48e', 54),
      fill(box(0, 0, 1000, 40), '#5d1a1e'),
    ),
  ),
  kylmalaatikko: dish(() =>
    frame(
      1000,
      750,
      palettes.jyvabroiler.light,
      fill(box(0, 0, 1000, 520), '#fbe6ae'),
      circle(500, 320, 330, '#fdf3d0'),
      cloth(box(0, 520, 1000, 230), { base: palettes.jyvabroiler.second, line: '#44724a', kind: 'check' }, 90),
      fill(box(0, 520, 1000, 14), '#fff', 0.3),
      coolBox(
        500,
        660,
        1.35,
        put(parcel(210, 150, '#f3e2c0', palettes.jyvabroiler.accent), -100, -240, { turn: -8, lift: 6 }),
        put(parcel(190, 140, '#fff8e6', palettes.jyvabroiler.second), 90, -232, { turn: 7, lift: 6 }),
        fill(box(-40, -270, 90, 70, 10), '#a9d8e6'),
        stroke('M-20-260l50 50', '#fff', 8, 0.7),
      ),
      put(
        {
          outline: box(-310, -34, 620, 68, 14),
          art: fill(box(-310, -34, 620, 68, 14), '#e6f1f3') + fill(box(-310, 8, 620, 26, 10), '#c3d8de'),
        },
        800,
        470,
        { turn: -64, lift: 10 },
      ),
      snowflake(140, 200, 60, '#8fc4d6', 12),
      snowflake(240, 120, 34, '#8fc4d6', 9),
      snowflake(860, 140, 44, '#8fc4d6', 10),
    ),
  ),
} as const
