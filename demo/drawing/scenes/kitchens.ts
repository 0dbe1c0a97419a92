import { bits, crumbled, cubes, mash, ripples } from '../dishes/food.ts'
import { at, box, circle, clip, fill, frame, ink, many, put, range, rows, stroke } from '../draw.ts'
import { rye } from '../motifs/garnish.ts'
import { parsley, rosemary, strewn } from '../motifs/herbs.ts'
import { minced, roastSlice, tiedRoast } from '../motifs/meat.ts'
import { arm, person } from '../motifs/people/person.ts'
import { roastChicken } from '../motifs/poultry.ts'
import { plant } from '../motifs/rooms.ts'
import { gastro } from '../motifs/service.ts'
import { steam } from '../motifs/still.ts'
import { bowl, cutlery, plate } from '../motifs/table.ts'
import { cloth, linen } from '../motifs/textile.ts'
import { carrotCoin, cherryTomato, lemonSlice, onionRing, wedge } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes, tones } from '../palette.ts'

export const kitchenScenes = {
  'kolme-iltaa': dish(() =>
    frame(
      1000,
      750,
      palettes.kuluttaja.cloth,
      cloth(box(0, 0, 1000, 750), { base: palettes.kuluttaja.cloth, line: '#285242', kind: 'leaves' }, 130),
      linen(500, 380, 1100, 250, -8, { base: '#f3e6cb', line: palettes.kuluttaja.accent, kind: 'stripes' }, 60),
      plate(220, 250, 200, '#f7f0e3', '#c8412b'),
      mash(170, 250, 78, 100, 3),
      at(270, 256, 1, 0, fill('M-60-86Q60-100 76-6T-20 96Q-90 60-60-86Z', '#a8683a')),
      crumbled(264, 252, 58, 76, 26, 3),
      bowl(
        545,
        470,
        205,
        '#23405c',
        '#d8572e',
        crumbled(0, 0, 130, 120, 18, 5),
        ...rows('-80 -70, 50 -100, 90 30, -30 70, -110 40').map(([x = 0, y = 0]) =>
          put(carrotCoin(26), x, y, { lift: 3 }),
        ),
        bits(0, 0, 150, 140, {
          count: 12,
          width: 22,
          length: 40,
          bend: 14,
          color: '#f6df9a',
          deep: '#c9973a',
          seed: 4,
        }),
        strewn(0, 0, 140, 140, 26, 4, '#3f6d34'),
      ),
      plate(810, 210, 185, '#f7f0e3', '#e8a838'),
      put(rye(220, 170), 810, 210, { turn: -8, lift: 8 }),
      put(minced(74, 66, 3, true), 776, 196, { lift: 8 }),
      put(minced(70, 64, 5, true), 856, 226, { lift: 8 }),
      onionRing(816, 190, 30, 0.9, 10),
      put(cutlery('fork'), 80, 600, { turn: -24, scale: 0.8 }),
      put(cutlery('spoon'), 800, 580, { turn: 20, scale: 0.9 }),
      put(cherryTomato(34, 10), 450, 120),
      put(cherryTomato(30, 50), 510, 90),
      parsley(300, 680, 0.8, -20),
    ),
  ),
  'paisti-uunissa': dish(() => {
    const glass = box(170, 250, 660, 330, 30)
    return frame(
      1000,
      750,
      palettes.kuluttaja.ground,
      cloth(box(0, 0, 1000, 130), { base: palettes.kuluttaja.ground, line: '#dfcfae', kind: 'check' }, 60),
      fill(box(60, 110, 880, 640, 20), '#f4efe2'),
      fill(box(700, 110, 240, 640, 20), ink, 0.06),
      fill(box(60, 110, 880, 90, 20), '#dcd5c4'),
      ...range(4).map(
        (i) =>
          circle(180 + i * 84, 156, 28, '#3a3733') +
          stroke(`M${180 + i * 84} 156l${[0, 16, -14, 8][i]} ${[-20, -12, -14, -18][i]}`, '#f4efe2', 6),
      ),
      fill(box(560, 128, 200, 56, 8), '#23312c'),
      stroke('M600 172V142M616 142h20v15h-20v15h20M672 142h-20v14h20v16h-20M700 142a7 7 0 1 1-1 0', '#f6b04a', 6),
      fill(box(240, 214, 520, 24, 12), '#8d989d'),
      fill(box(120, 220, 760, 400, 34), '#3a3733'),
      stroke('M260 226H740', '#c9cfd1', 20),
      clip(
        glass,
        fill(glass, '#5a2412'),
        circle(500, 470, 360, '#e8722a', 0.35),
        circle(500, 470, 230, '#f6b04a', 0.4),
        stroke('M160 520H840M160 548H840', '#241310', 10),
        stroke(
          many(13, (i) => `M${190 + i * 52} 520v28`),
          '#241310',
          6,
        ),
        fill('M230 500H770L740 560H260Z', '#2b2622'),
        fill('M230 496H770v12H230Z', '#55504a'),
        put(tiedRoast(), 480, 430, { scale: 0.98, lift: 6 }),
        ...rows('300 486, 700 484, 740 492, 262 494').map(([x = 0, y = 0], i) =>
          i % 2 === 0 ? put(carrotCoin(26), x, y, { lift: 3 }) : put(wedge(i), x, y, { scale: 0.5, lift: 3 }),
        ),
        rosemary(400, 470, 0.5, 60),
        stroke('M330 360q-20-30 4-60M620 350q-20-34 4-64', '#fff', 10, 0.25),
        fill('M170 580L420 250H540L260 580Z', '#fff', 0.08),
      ),
      stroke('M520 420L760 300', '#e2e6e6', 8),
      circle(782, 288, 54, '#fdf8ec'),
      `<circle cx="782" cy="288" r="54" fill="none" stroke="#c9cfd1" stroke-width="10"/>`,
      stroke('M782 288l22-26', '#c8412b', 8),
      stroke('M748 300h0M752 270h0M772 250h0M800 250h0M818 274h0', '#2b2622', 8),
      fill(box(120, 640, 760, 110, 10), '#e7e0cf'),
      linen(300, 670, 220, 150, 0, { base: '#f3e6cb', line: palettes.kuluttaja.accent, kind: 'check' }, 50),
    )
  }),
  'broileri-ja-ohra': dish(() =>
    frame(
      1000,
      750,
      palettes.jyvabroiler.ground,
      cloth(box(0, 0, 1000, 750), { base: palettes.jyvabroiler.ground, line: '#ecb83f', kind: 'leaves' }, 120),
      linen(
        500,
        390,
        940,
        300,
        6,
        { base: palettes.jyvabroiler.light, line: palettes.jyvabroiler.second, kind: 'stripes' },
        60,
      ),
      `<ellipse cx="514" cy="404" rx="410" ry="270" fill="${ink}" opacity=".25"/><ellipse cx="500" cy="385" rx="410" ry="270" fill="#fdf9f0"/><ellipse cx="500" cy="385" rx="366" ry="232" fill="none" stroke="${palettes.jyvabroiler.accent}" stroke-width="9" stroke-dasharray="26 14"/><ellipse cx="500" cy="385" rx="330" ry="204" fill="#d9b46a"/>`,
      bits(500, 385, 320, 196, { count: 170, width: 13, length: 12, color: '#f3dca0', deep: '#b98a3c', seed: 6 }),
      strewn(500, 385, 310, 190, 60, 4, '#4f7f3c'),
      put(roastChicken(), 500, 370, { scale: 0.96, lift: 16 }),
      put(lemonSlice(46), 260, 470, { lift: 5 }),
      put(lemonSlice(42), 760, 320, { lift: 5 }),
      parsley(740, 500, 0.6, 30),
      put(cutlery('spoon'), 930, 560, { turn: 14 }),
    ),
  ),
  ugnsstek: dish(() =>
    frame(
      1000,
      750,
      palettes.foodserviceSe.ground,
      cloth(box(0, 0, 1000, 750), { base: palettes.foodserviceSe.ground, line: '#cfc4ae', kind: 'check' }, 130),
      gastro(
        490,
        380,
        820,
        560,
        '#8a5a30',
        ripples(330, '#c98f52', 3),
        ...range(10).map((i) =>
          put(wedge((i % 3) + 1), -300 + (i % 5) * 140, 90 + Math.floor(i / 5) * 100, { turn: i * 33, lift: 6 }),
        ),
        ...range(6).map((i) =>
          put(roastSlice('#c9837a', '#4a1d12', 1 + (i % 2)), -270 + i * 108, -90, {
            scale: 1.02,
            turn: -12 + (i % 3) * 8,
            lift: 10,
          }),
        ),
        rosemary(-40, 40, 0.6, 80),
        strewn(0, 60, 340, 200, 40, 4, '#4f7f3c'),
      ),
      at(900, 690, 1, -36, put(cutlery('spoon', tones.steel), 0, -60, { scale: 1.2 })),
      put(cherryTomato(34, 10), 70, 110),
      parsley(70, 680, 0.7, 10),
    ),
  ),
  'artsoppa-for-400': dish(() =>
    frame(
      1000,
      750,
      '#d7e0e0',
      cloth(box(0, 0, 1000, 560), { base: '#dbe4e4', line: '#cfd9d9', kind: 'check' }, 66),
      fill('M260 0H820L900 110H180Z', '#8d989d'),
      fill(box(170, 106, 740, 22), '#c9cfd1'),
      fill(box(0, 640, 1000, 110), palettes.foodserviceSe.cloth),
      person(250, 650, 1.02, {
        hat: 'chef',
        shirt: '#fdf9f0',
        apron: palettes.foodserviceSe.cloth,
        hair: '#2b1a14',
        skin: '#a8714c',
        long: true,
      }),
      steam(560, 320, 1, '#fff', 0.7),
      steam(720, 330, 0.9, '#fff', 0.6),
      fill(box(330, 690, 640, 60), '#6b7378'),
      fill('M340 400H940V640Q940 720 860 720H420Q340 720 340 640Z', tones.steel),
      fill('M780 400H940V640Q940 720 860 720H700Q800 600 780 400Z', ink, 0.14),
      stroke('M392 440V650', '#fff', 22, 0.6),
      stroke('M340 540H940', '#8d989d', 8),
      `<ellipse cx="640" cy="400" rx="302" ry="58" fill="#8d989d"/><ellipse cx="640" cy="404" rx="278" ry="46" fill="#c9a83a"/><ellipse cx="610" cy="398" rx="180" ry="24" fill="#dcbf58"/>`,
      cubes(640, 404, 220, 30, { count: 22, size: 30, color: '#eaa198', deep: '#c9726a', seed: 3 }),
      bits(640, 404, 240, 34, { count: 40, width: 14, color: '#8fae3f', deep: '#6a8a2c', seed: 4 }),
      arm([340, 520], [430, 560], [452, 420], '#fdf9f0', '#a8714c', 58),
      stroke('M440 300L520 400', '#a8703f', 17),
      circle(700, 620, 40, '#fdf8ec'),
      stroke('M700 620l14-22', '#c8412b', 6),
      fill(box(930, 470, 60, 24, 12), '#3a3733'),
    ),
  ),
  matsedel: dish(() =>
    frame(
      1000,
      750,
      '#c9a878',
      cloth(box(0, 0, 1000, 750), { base: '#c9a878', line: '#bf9d6c', kind: 'leaves' }, 160),
      put(
        {
          outline: box(-250, -280, 500, 560, 12),
          art:
            fill(box(-250, -280, 500, 560, 12), '#fdf8ec') +
            fill(box(-250, -280, 500, 90, 12), palettes.foodserviceSe.cloth) +
            stroke('M-150-236H150', '#fdf8ec', 18) +
            many(
              5,
              (i) =>
                circle(
                  -200,
                  -140 + i * 82,
                  24,
                  [palettes.foodserviceSe.accent, '#c8412b', '#3d7a5a', palettes.foodserviceSe.cloth, '#a8482a'][i] ??
                    '#c8412b',
                ) +
                stroke(
                  `M-150 ${-152 + i * 82}H${[160, 120, 190, 140, 170][i]}M-150 ${-126 + i * 82}H${[90, 140, 60, 110, 80][i]}`,
                  '#8a8272',
                  11,
                ),
            ),
        },
        400,
        390,
        { turn: -5, lift: 16, shade: 0.06 },
      ),
      put(
        {
          outline: box(-90, -180, 180, 360, 28),
          art:
            fill(box(-90, -180, 180, 360, 28), '#23211f') +
            fill(box(-76, -156, 152, 300, 10), '#dfeaea') +
            fill(box(-60, -136, 90, 50, 16), '#7fb7c9') +
            fill(box(-30, -70, 90, 50, 16), palettes.foodserviceSe.accent) +
            fill(box(-60, -4, 110, 50, 16), '#7fb7c9'),
        },
        790,
        420,
        { turn: 9, lift: 14 },
      ),
      at(
        820,
        150,
        1,
        0,
        circle(10, 16, 96, ink, 0.22),
        circle(0, 0, 96, '#fdf9f0'),
        circle(0, 0, 78, '#e4d6bd'),
        circle(0, 0, 68, '#4a2a18'),
        stroke('M-40-20a44 44 0 0 1 40-26', '#8a5a38', 9),
      ),
      put(
        {
          outline: 'M-150-12H120L160 0L120 12H-150Z',
          art:
            fill('M-150-12H120L160 0L120 12H-150Z', '#c8412b') +
            fill('M120-12L160 0L120 12Z', '#f3dcb4') +
            fill('M-150-12h30v24h-30Z', '#e08a80'),
        },
        560,
        640,
        { turn: -24, lift: 8 },
      ),
      plant(110, 250, 0.7),
    ),
  ),
} as const
