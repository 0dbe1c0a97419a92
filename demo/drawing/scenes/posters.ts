import { box, fill, frame, put, range, rows, scatter, stroke } from '../draw.ts'
import { lingonberries } from '../motifs/berries.ts'
import { chanterelle, mushroom } from '../motifs/garnish.ts'
import { dill, parsley, rosemary, sprig } from '../motifs/herbs.ts'
import { cutlery } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { forest } from '../motifs/trees.ts'
import { beetSlice, carrotCoin, cherryTomato, lemonSlice, onionRing, radishSlice } from '../motifs/vegetables.ts'
import { poster } from '../painting.ts'

const sheet = box(0, 0, 1240, 1754)

/** Backgrounds of lunch menus: what is drawn lies around the edges. */
export const posterScenes = {
  'lounas-yrtit': poster(() =>
    frame(
      1240,
      1754,
      '#e7ecd8',
      cloth(sheet, { base: '#e7ecd8', line: '#dfe6cb', kind: 'leaves' }, 110),
      ...rows('60 1010 1 12, 1190 960 1.05 -14').map(([x = 0, y = 0, scale, turn]) => dill(x, y, scale, turn)),
      rosemary(170, 210, 1.3, -62),
      rosemary(1060, 1690, 1.3, 70),
      parsley(1120, 130, 1.3, 30),
      parsley(110, 1660, 1.4, -20),
      sprig(620, 120, 0.9, 80, 4),
      sprig(560, 1690, 0.9, -84, 4),
      sprig(1180, 1420, 0.9, 6, 4),
      put(lemonSlice(92), 1120, 1590, { lift: 10 }),
      put(lemonSlice(78), 1010, 1660, { lift: 8 }),
      put(lemonSlice(84), 110, 110, { lift: 10 }),
      put(radishSlice(46), 260, 90, { lift: 6 }),
      put(radishSlice(40), 330, 1680, { lift: 6 }),
    ),
  ),
  'lounas-ruutuliina': poster(() =>
    frame(
      1240,
      1754,
      '#fbf3e6',
      cloth(sheet, { base: '#fdf7ec', line: '#c6362c', kind: 'check' }, 124),
      put(cutlery('fork'), 74, 900, { scale: 1.35, lift: 12 }),
      put(cutlery('knife'), 1166, 900, { scale: 1.35, lift: 12 }),
      put(cherryTomato(58, 10), 110, 130, { lift: 12 }),
      put(cherryTomato(50, 40), 215, 96, { lift: 12 }),
      put(cherryTomato(54, -20), 1130, 1640, { lift: 12 }),
      parsley(1130, 150, 1.3, 24),
      parsley(120, 1650, 1.3, -30),
    ),
  ),
  'lounas-talvi': poster(() =>
    frame(
      1240,
      1754,
      '#17304d',
      stroke(scatter(0, 0, 1240, 1500, 240, 7), '#e8f1fa', 7, 0.8),
      stroke(scatter(0, 0, 1240, 1500, 120, 11), '#ffffff', 12, 0.9),
      forest(-60, 1300, 1500, 420, '#234a5c', '#2f5d70', 3, 0.26),
      fill('M0 1490Q340 1420 640 1480T1240 1450V1754H0Z', '#c9dcea'),
      forest(-60, 1300, 1640, 330, '#1f4250', '#2c5666', 9, 0.42),
      fill('M0 1620Q300 1560 620 1610T1240 1590V1754H0Z', '#f3f8fc'),
      lingonberries(180, 1690, 1.2, -14),
      lingonberries(1030, 1700, 1.2, 18),
    ),
  ),
  'lounas-sato': poster(() =>
    frame(
      1240,
      1754,
      '#24402f',
      cloth(sheet, { base: '#24402f', line: '#29492f', kind: 'leaves' }, 150),
      ...rows(
        '90 90 62, 210 70 44, 80 220 48, 1150 100 66, 1040 70 46, 1170 240 44, 90 1660 64, 210 1690 48, 70 1530 46, 1150 1650 62, 1030 1690 44, 1180 1520 50',
      ).map(([x = 0, y = 0, r = 40], i) => put(i % 3 === 1 ? beetSlice(r) : carrotCoin(r), x, y, { lift: 9 })),
      ...range(3).map((i) => put(chanterelle(), 70 + (i % 2) * 24, 560 + i * 190, { scale: 0.9, turn: 20 - i * 30 })),
      ...range(3).map((i) => put(mushroom(), 1175 - (i % 2) * 20, 560 + i * 190, { scale: 0.9, turn: i * 24 - 20 })),
      onionRing(420, 70, 56),
      onionRing(830, 1690, 60),
      rosemary(620, 110, 1.1, 88),
      rosemary(560, 1650, 1.1, -88),
    ),
  ),
}
