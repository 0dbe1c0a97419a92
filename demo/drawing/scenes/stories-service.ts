import { at, box, circle, fill, frame, ink, put, range, stroke } from '../draw.ts'
import { parsley } from '../motifs/herbs.ts'
import { apple, backpack, pencil, schoolBook, truck } from '../motifs/industry.ts'
import { cloud, sun } from '../motifs/land.ts'
import { arm, person } from '../motifs/people/person.ts'
import { awning, parcel, pot, steam } from '../motifs/still.ts'
import { cutlery } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { birch } from '../motifs/trees.ts'
import { cherryTomato } from '../motifs/vegetables.ts'
import { story } from '../painting.ts'
import { palettes } from '../palette.ts'

export const serviceStories = {
  'koulu-story': story(() =>
    frame(
      1200,
      900,
      '#cfe3e0',
      fill(box(80, 70, 700, 360, 14), '#8a5a38'),
      fill(box(100, 90, 660, 320, 6), '#3d6b5a'),
      stroke('M160 330q60-150 160-60t150-70', palettes.koulu.light, 7, 0.8),
      stroke('M560 200a70 70 0 1 1-1 0M560 200v70l60 34', palettes.koulu.cloth, 7, 0.9),
      stroke('M180 160h160M180 200h110', palettes.koulu.light, 7, 0.7),
      fill(box(880, 80, 250, 330, 8), palettes.koulu.light),
      fill(box(896, 96, 218, 298), '#a9d3de'),
      birch(1010, 394, 260),
      stroke('M1005 96V394M896 245h218', palettes.koulu.light, 12),
      person(300, 760, 1, {
        shirt: palettes.koulu.accent,
        apron: null,
        hair: '#e0b060',
        cut: 'braids',
        wears: 'stripes',
        age: 'child',
      }),
      person(600, 770, 1.02, {
        shirt: palettes.koulu.cloth,
        apron: null,
        hair: '#2b1a14',
        skin: '#8d5a3a',
        cut: 'afro',
        wears: 'tee',
        age: 'child',
      }),
      person(
        900,
        760,
        1,
        {
          shirt: palettes.koulu.second,
          apron: null,
          hair: '#b5562a',
          cut: 'tousled',
          wears: 'hoodie',
          age: 'child',
          glasses: 'round',
        },
        'left',
      ),
      fill(box(0, 710, 1200, 190), '#d8a86a'),
      fill(box(0, 710, 1200, 24), '#ecc48c'),
      at(300, 740, 0.8, 0, schoolBook('#3b5f7d')),
      at(600, 720, 0.72, 0, apple()),
      at(900, 740, 0.8, 0, schoolBook(palettes.koulu.accent)),
      at(450, 800, 0.9, -10, pencil(palettes.koulu.accent)),
      at(760, 810, 0.9, 8, pencil(palettes.koulu.second)),
      at(1110, 760, 0.8, 0, backpack('#c23b4b', palettes.koulu.accent, palettes.koulu.cloth)),
    ),
  ),
  'ammattilaiset-story': story(() =>
    frame(
      1200,
      900,
      '#e6e2d8',
      cloth(box(0, 0, 1200, 640), { base: '#e6e2d8', line: '#dad5c8', kind: 'check' }, 70),
      fill('M620 0H1100L1180 170H540Z', '#8d989d'),
      fill(box(530, 165, 660, 26), '#c9cfd1'),
      person(330, 720, 1.25, {
        hat: 'chef',
        shirt: '#fdf9f0',
        apron: palettes.ammattilaiset.ground,
        hair: '#2b1a14',
        skin: '#d99a70',
        long: true,
        glasses: 'square',
      }),
      fill(box(0, 680, 1200, 220), palettes.ammattilaiset.ground),
      fill(box(0, 680, 1200, 28), '#c9cfd1'),
      ...range(4).map(
        (i) =>
          circle(620 + i * 150, 790, 30, '#c9cfd1') +
          stroke(`M${620 + i * 150} 770v20`, palettes.ammattilaiset.deep, 7),
      ),
      fill(box(80, 760, 420, 110, 10), palettes.ammattilaiset.deep),
      pot(720, 690, 0.9, palettes.ammattilaiset.accent, palettes.ammattilaiset.light),
      pot(1040, 690, 0.66, palettes.ammattilaiset.second, palettes.ammattilaiset.light, false),
      steam(1030, 540, 0.8, '#fff', 0.7),
      steam(700, 420, 0.7, '#fff', 0.6),
      arm([430, 540], [540, 620], [520, 480], '#fdf9f0', '#d99a70', 76),
      at(530, 470, 1, 40, put(cutlery('spoon', '#b9794a'), 0, -90, { lift: 0, scale: 0.9 })),
      parsley(120, 650, 0.6, -10),
      put(cherryTomato(34, 20), 210, 670, { lift: 5 }),
    ),
  ),
  'foodservice-se-story': story(() =>
    frame(
      1200,
      900,
      '#cfdbe0',
      sun(960, 180, 80, palettes.foodserviceSe.accent, '#f6d88a'),
      cloud(800, 110, 0.8),
      fill(box(40, 210, 620, 480), '#e9c46a'),
      fill(box(600, 210, 60, 480), ink, 0.1),
      fill('M20 220L80 130H620L680 220Z', '#5a3a34'),
      ...range(4).map(
        (i) =>
          fill(box(90 + i * 140, 270, 84, 110), palettes.foodserviceSe.light) +
          fill(box(98 + i * 140, 278, 68, 94), palettes.foodserviceSe.cloth) +
          stroke(`M${132 + i * 140} 278v94`, palettes.foodserviceSe.light, 6),
      ),
      fill(box(90, 470, 250, 150), palettes.foodserviceSe.light),
      fill(box(100, 480, 230, 130), '#f6dfae'),
      fill(box(420, 470, 130, 220), palettes.foodserviceSe.cloth),
      fill(box(434, 490, 102, 90), '#f6dfae'),
      awning(70, 420, 520, 34, palettes.foodserviceSe.second, palettes.foodserviceSe.light),
      birch(780, 690, 360),
      fill(box(0, 690, 1200, 210), '#8d9394'),
      fill(box(0, 690, 1200, 20), '#b9bdbb'),
      truck(900, 830, 0.86, palettes.foodserviceSe.light, palettes.foodserviceSe.accent, palettes.foodserviceSe.cloth),
      person(330, 950, 1, {
        shirt: palettes.foodserviceSe.cloth,
        apron: null,
        hat: 'cap',
        hatColor: palettes.foodserviceSe.accent,
        hair: '#c98a3c',
        wears: 'jacket',
        beard: 'short',
      }),
      arm([228, 800], [170, 900], [250, 900], palettes.foodserviceSe.cloth, '#e9b48e', 66),
      arm([432, 800], [490, 900], [410, 900], palettes.foodserviceSe.cloth, '#e9b48e', 66),
      put(parcel(230, 150, '#d8b98a', palettes.foodserviceSe.second), 330, 850, { lift: 4 }),
    ),
  ),
} as const
