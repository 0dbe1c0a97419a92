import { at, blob, box, circle, clip, fill, ink, type Motif, many, seeded, smooth, specks, stroke } from '../draw.ts'
import type { Flesh } from './cuts.ts'
import { shaded } from './light.ts'

/** Lines of fat or of grain that wander about an angle, as one path. */
function grain(
  rx: number,
  ry: number,
  count: number,
  seed: number,
  length: number,
  angle: number,
  spread = 0.3,
): string {
  const next = seeded(seed)
  return many(count, () => {
    const [around, reach] = [next() * 6.28, Math.sqrt(next())]
    const turn = angle + (next() - 0.5) * spread
    const [dx, dy] = [Math.cos(turn) * length * (0.5 + next()), Math.sin(turn) * length * (0.5 + next())]
    const x = Math.cos(around) * rx * reach - dx / 2
    const y = Math.sin(around) * ry * reach - dy / 2
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(dx / 2 - dy * 0.16)} ${Math.round(dy / 2 + dx * 0.16)} ${Math.round(dx)} ${Math.round(dy)}`
  })
}

const wet = (d: string) => shaded(d, [0, 0], [1, 1], [0, '#fff', 0.26], [0.4, '#fff', 0], [1, '#2a0508', 0.3])

/** A T-bone: the loin on one side of the bone, the fillet on the other, fat along the loin. */
export function tbone({ base, deep, pale, fat }: Flesh): Motif {
  const outline = smooth(
    '-246 0, -226 -92, -130 -146, 0 -150, 120 -138, 214 -92, 240 -10, 206 64, 120 104, 50 150, -30 156, -110 120, -206 78',
  )
  const loin = smooth('-226 6, -206 -76, -122 -122, -34 -116, -22 -20, -32 110, -110 96, -196 66')
  const tender = smooth('38 -112, 124 -112, 202 -74, 222 -8, 188 48, 110 82, 50 76, 34 -20')
  const bone =
    'M-118-158Q0-132 118-146Q104-116 36-112Q24-60 28 20Q30 110 42 152Q4 170-32 158Q-18 60-22-20Q-24-90-36-114Q-100-120-118-158Z'
  const meat = (d: string, seed: number) =>
    fill(d, base) +
    clip(
      d,
      fill(blob(70, 50, seed, 0.2), pale, 0.35),
      stroke(grain(200, 120, 50, seed, 34, 0.5, 2), fat, 3.4, 0.75),
      stroke(grain(200, 120, 24, seed + 4, 30, 0.4, 2), deep, 5, 0.5),
    ) +
    wet(d)
  return {
    outline,
    art:
      fill(outline, fat) +
      stroke(outline, '#e3c193', 8) +
      meat(loin, 3) +
      meat(tender, 6) +
      fill(bone, '#e9d3ab') +
      stroke(bone, '#b98f62', 5) +
      clip(bone, stroke(specks(100, 140, 60, 4), '#b5806a', 6, 0.6), stroke('M-8-110Q8-20 4 150', '#fff6e2', 8, 0.7)),
  }
}

/** A strip of loin with its cap of fat along the upper edge. */
export function striploin({ base, deep, pale, fat }: Flesh, seed = 1): Motif {
  const outline = smooth(
    '-190 54, -196 -20, -160 -78, -60 -104, 60 -100, 160 -74, 198 -14, 186 46, 110 84, -10 92, -120 86',
  )
  const meat = smooth('-178 52, -182 -8, -148 -52, -56 -76, 58 -72, 150 -48, 184 -4, 172 42, 104 76, -10 84, -114 78')
  return {
    outline,
    art:
      fill(outline, fat) +
      fill(meat, base) +
      clip(
        meat,
        fill(blob(110, 40, seed + 2, 0.16), pale, 0.5),
        stroke(grain(170, 76, 44, seed, 30, 0.9, 1.6), fat, 3, 0.7),
        stroke(grain(170, 76, 22, seed + 3, 26, 0.9, 1.2), deep, 5, 0.5),
      ) +
      wet(meat),
  }
}

/** A lean cut with a grain that shows: `lines` lie along it. */
export function grainy(
  { base, deep, pale, fat }: Flesh,
  course: string,
  rx: number,
  ry: number,
  lines: number,
  angle = 0,
  seed = 1,
): Motif {
  const outline = smooth(course)
  return {
    outline,
    art:
      fill(outline, base) +
      clip(
        outline,
        stroke(grain(rx, ry, lines, seed, 110, angle, 0.14), deep, 7, 0.6),
        stroke(grain(rx, ry, lines, seed + 5, 90, angle, 0.14), pale, 5, 0.7),
        stroke(grain(rx, ry, Math.round(lines / 3), seed + 8, 50, angle, 0.3), fat, 3, 0.7),
      ) +
      wet(outline),
  }
}

/** A thick slab with a cap of fat on top. */
export function slab({ base, deep, pale, fat }: Flesh, seed = 1): Motif {
  const outline = smooth(
    '-256 -20, -232 -104, -120 -136, 20 -128, 150 -138, 240 -96, 258 0, 236 90, 120 128, -30 120, -150 134, -240 84',
  )
  return {
    outline,
    art:
      fill(outline, base) +
      clip(
        outline,
        fill('M-270-150H270V-10Q180-50 90-14T-90-20T-270-4Z', fat),
        stroke('M-256-60q120-30 220-4t200-18M-200-100q100-20 180 0t180-10', '#e6c9a5', 5, 0.7),
        stroke(grain(230, 60, 26, seed, 90, 0.06, 0.2), pale, 6, 0.6),
        at(0, 60, 1, 0, stroke(grain(230, 50, 22, seed + 2, 90, 0.06, 0.2), deep, 7, 0.5)),
        at(0, 50, 1, 0, stroke(grain(220, 60, 14, seed + 6, 60, 0.1, 0.6), fat, 5, 0.8)),
      ) +
      wet(outline),
  }
}

/** A whole tenderloin: thick head, thin tip. */
export function tenderloin({ base, deep, pale, fat }: Flesh, seed = 1): Motif {
  const outline = smooth(
    '-276 10, -256 -70, -170 -104, -70 -84, 60 -66, 170 -46, 250 -20, 262 14, 180 40, 60 66, -70 84, -170 104, -256 78',
  )
  return {
    outline,
    art:
      fill(outline, base) +
      clip(
        outline,
        fill(smooth('-250 -30, -160 -88, 0 -66, 200 -30, 0 -30, -160 -40'), pale, 0.55),
        stroke(grain(250, 70, 24, seed, 120, 0.02, 0.16), deep, 6, 0.5),
        stroke('M-240 30q120 40 260 10t200-24M-220-60q60 30 150 20', fat, 6, 0.7),
      ) +
      wet(outline),
  }
}

/** A shoulder joint, marbled, seen from its cut end. */
export function collar({ base, deep, pale, fat }: Flesh, seed = 1): Motif {
  const outline = smooth(
    '-226 10, -204 -86, -110 -132, 10 -138, 130 -124, 212 -74, 230 16, 190 100, 70 130, -80 132, -186 92',
  )
  return {
    outline,
    art:
      fill(outline, base) +
      clip(
        outline,
        stroke(
          'M-220-60q90 20 130 80t120 40M-60-140q30 70 110 80t120 60M-120 130q20-70 90-80t130-60M-10 20q50 40 60 110',
          fat,
          15,
        ),
        stroke('M-220-60q90 20 130 80t120 40M-60-140q30 70 110 80t120 60', '#fff', 4, 0.4),
        fill(blob(70, 40, seed, 0.2), pale, 0.6),
        stroke(grain(200, 110, 34, seed, 36, 0.7, 2), fat, 4, 0.8),
        stroke(grain(200, 110, 22, seed + 4, 34, 0.7, 2), deep, 6, 0.5),
      ) +
      stroke(outline, fat, 9, 0.8) +
      wet(outline),
  }
}

/** A leg of lamb on its bone. */
export function leg({ base, deep, pale, fat }: Flesh): Motif {
  const meat = smooth(
    '-250 20, -236 -80, -140 -134, -20 -122, 80 -84, 150 -40, 196 -18, 196 30, 130 52, 60 104, -60 140, -180 120',
  )
  const outline = `${meat}M190-20H250q4-26 30-24t24 26q20 8 14 30t-30 18q-10 20-30 10t-14-28H190Z`
  return {
    outline,
    art:
      fill('M180-20H250q4-26 30-24t24 26q20 8 14 30t-30 18q-10 20-30 10t-14-28H180Z', '#f4e6cc') +
      fill(meat, base) +
      clip(
        meat,
        fill(smooth('-240 -20, -150 -120, -20 -110, 60 -70, -20 -50, -120 -30, -200 30'), fat, 0.85),
        fill(blob(80, 34, 4, 0.2), pale, 0.6),
        stroke(grain(200, 90, 26, 4, 60, 0.4, 0.5), deep, 6, 0.5),
        stroke('M-60 130q30-70 120-96t130-30M-230 60q70 10 120 50', fat, 8, 0.8),
      ) +
      wet(meat),
  }
}

/** A lamb chop: its eye and its long bone. */
export function cutlet({ base, deep, pale, fat }: Flesh, seed = 1): Motif {
  const eye = smooth('-84 10, -70 -56, 0 -80, 66 -56, 82 8, 56 64, -10 80, -66 62')
  const bone = 'M50-40Q120-90 170-150q14-14 26-4t4 26Q160-40 66 36Z'
  return {
    outline: `${eye}${bone}`,
    art:
      fill(bone, '#f2e2c6') +
      stroke('M70-20Q130-70 186-140', '#cfae86', 5, 0.7) +
      fill(eye, fat) +
      at(
        -2,
        4,
        0.84,
        0,
        fill(eye, base),
        clip(
          eye,
          fill(blob(40, 26, seed, 0.2), pale, 0.6),
          stroke(grain(70, 66, 16, seed, 26, 0.7, 2), fat, 3.5, 0.8),
          stroke(grain(70, 66, 10, seed + 2, 26, 0.7, 2), deep, 4, 0.5),
        ),
        wet(eye),
      ),
  }
}

/** A loin steak without bone, with its rim of fat. */
export function loinSteak({ base, deep, pale, fat }: Flesh, seed = 1): Motif {
  const outline = smooth('-140 30, -138 -50, -80 -104, 14 -112, 100 -86, 142 -20, 126 58, 60 102, -40 104, -110 84')
  const meat = smooth('-130 30, -126 -34, -74 -76, 12 -82, 90 -60, 128 -10, 112 54, 54 92, -38 96, -102 78')
  return {
    outline,
    art:
      fill(outline, fat) +
      fill(meat, base) +
      clip(
        meat,
        fill(blob(70, 40, seed, 0.2), pale, 0.7),
        stroke(grain(120, 80, 16, seed, 40, 0.8, 1), deep, 5, 0.45),
        stroke('M-130 20q60-10 90 30t70 40', fat, 6, 0.8),
      ) +
      wet(meat),
  }
}

/** A rasher of belly: bands of meat and fat under the rind. */
export function bellySlice({ base, pale, fat }: Flesh): Motif {
  const outline = box(-250, -42, 500, 84, 22)
  return {
    outline,
    art:
      fill(outline, fat) +
      clip(
        outline,
        stroke('M-260-10q80 14 160 0t160 6t200-6', base, 22),
        stroke('M-260 22q100-10 200 4t320-8', pale, 13),
        stroke('M-260-38H260', '#e2b98c', 12),
        stroke('M-260 34q120-6 260 0t260 0', base, 8),
      ) +
      wet(outline),
  }
}

/** A slab of belly with its rind up, scored square. */
export function belly(): Motif {
  const outline = box(-270, -150, 540, 300, 22)
  return {
    outline,
    art:
      fill(outline, '#eecbb0') +
      clip(
        outline,
        fill('M-280 60H280V160H-280Z', '#f8e9da'),
        stroke('M-280 92q140-16 280 0t280-4', '#d9817a', 22),
        stroke('M-280 128q140-10 280 4t280-6', '#c9625f', 18),
        stroke(specks(240, 90, 60, 4), '#d6a98a', 4, 0.7),
      ) +
      stroke(
        many(9, (i) => `M${-240 + i * 60}-150V54`),
        '#d3a585',
        4,
        0.7,
      ) +
      wet(outline),
  }
}

/** A rack of ribs. */
export function rack({ base, deep, pale, fat }: Flesh, bones = 8): Motif {
  const outline = smooth(
    '-270 -70, -160 -110, 0 -96, 160 -112, 268 -74, 276 20, 250 110, 130 128, 0 120, -130 130, -254 108, -278 20',
  )
  const courses = many(
    bones,
    (i) => `M${Math.round(-236 + (i * 472) / (bones - 1))}-100q${i % 2 === 0 ? 12 : 6} 100 0 220`,
  )
  return {
    outline,
    art:
      fill(outline, base) +
      clip(
        outline,
        stroke(courses, deep, 44, 0.45),
        stroke(courses, '#f6e3d2', 24),
        stroke(courses, '#fff', 6, 0.6),
        fill('M-290-130H290V-66Q140-84 0-66T-290-70Z', fat),
        stroke(grain(240, 100, 26, 3, 40, 1.5, 0.3), pale, 6, 0.6),
      ) +
      wet(outline),
  }
}

/** A block of trimmings: pieces pressed together and frozen. */
export function block({ base, deep, pale, fat }: Flesh, lean: number): string {
  const next = seeded(Math.round(lean * 10))
  const pieces = many(46, (i) => {
    const [x, y] = [-260 + (i % 8) * 74 + (next() - 0.5) * 30, -170 + Math.floor(i / 8) * 66 + (next() - 0.5) * 26]
    const color = next() > lean ? fat : i % 3 === 0 ? pale : i % 3 === 1 ? base : deep
    return at(x, y, 1, Math.round(next() * 180), fill(blob(48, 32, (i % 5) + 1, 0.16, 7), color))
  })
  return clip(
    box(-270, -180, 540, 360, 10),
    fill(box(-270, -180, 540, 360), deep),
    pieces,
    shaded(box(-270, -180, 540, 360), [0, 0], [1, 1], [0, '#fff', 0.35], [0.5, '#fff', 0.06], [1, '#12284b', 0.2]),
  )
}

/** A round cut of shin around its bone. */
export function osso({ base, deep, pale, fat }: Flesh, seed = 4): Motif {
  const outline = blob(128, 112, seed, 0.06, 11)
  return {
    outline,
    art:
      fill(outline, fat) +
      at(0, 0, 0.92, 0, fill(outline, base)) +
      clip(
        outline,
        fill(blob(90, 70, 8, 0.2), pale, 0.35),
        stroke(
          'M-128-30q60 16 96 12M128-40q-60 20-90 24M-40 116q14-50 22-76M60 104q-20-40-26-66M-20-112q6 40 10 70',
          fat,
          7,
        ),
        stroke(grain(110, 96, 22, 6, 34, 1, 2), deep, 5, 0.5),
      ) +
      circle(0, 0, 42, '#f6ead2') +
      circle(0, 0, 27, '#e0a890') +
      circle(-4, -4, 14, '#f4d8c6') +
      wet(outline),
  }
}

/** Roast pork or ham without a bone, its cut face to the right, tied with string. */
export function tiedHam(outside: string, light: string, deep: string, face: string, tied = true): Motif {
  const outline = smooth(
    '-250 10, -232 -96, -130 -152, 10 -160, 130 -146, 216 -96, 246 0, 214 104, 110 152, -30 158, -150 144, -232 94',
  )
  const strings = many(5, (i) => `M${-190 + i * 66}-170q-34 160 0 340`)
  const front = blob(86, 138, 12, 0.04, 11)
  return {
    outline,
    art:
      fill(outline, outside) +
      clip(
        outline,
        fill(smooth('-236 -40, -140 -140, 40 -150, 120 -120, 0 -90, -140 -50'), light, 0.8),
        fill('M-260 60q160 60 420 20v100h-420Z', deep, 0.55),
        at(168, 2, 1.12, 4, fill(front, deep)),
        at(168, 2, 1.05, 4, fill(front, '#fbe9da')),
        at(168, 4, 0.92, 4, fill(front, face)),
        at(160, -6, 0.6, 4, fill(front, '#fff', 0.16)),
        stroke('M130-90q60 50 50 190M190-110q20 70 50 100', '#fbdccf', 7, 0.8),
        ...(tied
          ? [
              stroke(strings, ink, 11, 0.16),
              at(-4, -3, 1, 0, stroke(strings, '#f7ecd2', 8)),
              stroke('M-260 4q200 26 330 0', '#f7ecd2', 8),
            ]
          : []),
      ),
  }
}

/** The mesh of a ham's net over an outline. */
export const mesh = (outline: string) => {
  const threads =
    many(12, (i) => `M${-370 + i * 58}-240q60 240 180 480`) + many(12, (i) => `M${370 - i * 58}-240q-60 240-180 480`)
  return clip(outline, at(4, 5, 1, 0, stroke(threads, ink, 6, 0.22)), stroke(threads, '#fff3dc', 5))
}

/** The hock that a ham on the bone has: bone and string. */
export function boneInHam(): Motif {
  const meat = smooth(
    '-262 30, -240 -90, -140 -150, 0 -156, 110 -120, 180 -60, 226 -30, 226 40, 160 70, 90 130, -50 156, -180 140',
  )
  const outline = `${meat}M216-30h60q6-20 26-14t18 24q14 8 8 26t-26 14q-12 16-28 4t-6-20h-52Z`
  const lines =
    many(11, (i) => `M${-320 + i * 52}-200q60 200 10 400`) + many(8, (i) => `M-280 ${-190 + i * 52}q240-60 520 30`)
  return {
    outline,
    art:
      fill('M206-30h70q6-20 26-14t18 24q14 8 8 26t-26 14q-12 16-28 4t-6-20h-62Z', '#f2e3c8') +
      fill(meat, '#8c4318') +
      clip(
        meat,
        fill(smooth('-240 -30, -130 -140, 20 -150, 110 -100, -40 -70, -150 0'), '#c4762f', 0.85),
        stroke(lines, '#5c2a0e', 7, 0.7),
        stroke(lines, '#e0a050', 2.4, 0.7),
        fill('M-280 90q200 60 420 0v100h-420Z', '#3f1c0b', 0.4),
      ) +
      stroke('M210-44q16 40 4 96', '#efe1c0', 10),
  }
}

/** A whole turkey fillet: larger and darker than a chicken's. */
export function turkeyFillet(): Motif {
  const outline = smooth('-236 -10, -206 -96, -100 -138, 30 -120, 140 -70, 236 0, 160 60, 50 112, -80 136, -190 96')
  return {
    outline,
    art:
      fill(outline, '#e6a293') +
      clip(
        outline,
        fill('M-260 20q180 60 320 20t200-50v180h-520Z', '#d48a7d'),
        stroke('M-210 0q160 30 380-20M-170-60q140 10 290-10M-160 70q120 10 240-26', '#f2c3b6', 6, 0.7),
      ) +
      wet(outline),
  }
}

/** Round steaks of tenderloin. */
export function medallion({ base, deep, pale, fat }: Flesh, seed = 1): Motif {
  const outline = blob(96, 92, seed, 0.05, 10)
  return {
    outline,
    art:
      fill(outline, deep) +
      at(-2, -3, 0.94, 0, fill(outline, base)) +
      clip(
        outline,
        fill(blob(50, 40, seed + 3, 0.2), pale, 0.55),
        stroke(grain(80, 76, 12, seed, 30, 0.6, 2), fat, 3, 0.6),
        stroke(grain(80, 76, 14, seed + 2, 26, 0.6, 2), deep, 5, 0.5),
      ) +
      wet(outline),
  }
}

/** Card-thin escalopes. */
export function escalope(base: string, deep: string, pale: string): Motif {
  const outline = smooth('-150 10, -130 -66, -50 -96, 40 -84, 120 -50, 152 10, 110 60, 30 86, -70 92, -136 62')
  return {
    outline,
    art:
      fill(outline, base) +
      clip(
        outline,
        stroke(grain(140, 80, 22, 5, 70, 0.35, 0.3), deep, 6, 0.45),
        stroke(grain(140, 80, 18, 8, 70, 0.35, 0.3), pale, 5, 0.8),
      ) +
      wet(outline),
  }
}

/** A loaf with two slices cut off its right end. */
export function loaf(crust: string, body: string, bits: string): Motif {
  const outline = smooth(
    '-262 -20, -240 -100, -120 -124, 40 -122, 180 -118, 262 -84, 270 20, 246 104, 120 120, -60 124, -220 112',
  )
  const face = smooth('140 -104, 214 -108, 256 -70, 262 20, 236 92, 160 104, 118 60, 112 -40')
  return {
    outline,
    art:
      fill(outline, crust) +
      clip(
        outline,
        fill(smooth('-240 -40, -100 -112, 100 -108, 60 -60, -100 -50'), '#fff', 0.16),
        fill(face, body),
        stroke(face, crust, 7),
        at(186, 0, 1, 0, stroke(specks(54, 84, 26, 4), bits, 7, 0.8)),
        stroke('M86-118q-30 110 4 232', crust, 10, 0.7),
        stroke('M96-118q-30 110 4 232', '#fff', 4, 0.3),
      ) +
      wet(outline),
  }
}
