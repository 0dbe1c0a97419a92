import { at, circle, clip, fill, smooth, stroke } from '../draw.ts'

/** A cow from the side, grazing to the left, hoofs on the ground line. */
export function cow(x: number, y: number, scale: number, coat = '#8a4527', patch = '#f7eddc'): string {
  const body = smooth('-128 -150, -60 -172, 40 -166, 118 -172, 150 -140, 146 -84, 110 -64, 0 -58, -90 -66, -132 -100')
  const leg = (lx: number, color: string) =>
    fill(`M${lx}-90h34l-6 84h-22Z`, color) + fill(`M${lx + 5}-10h24v12h-26Z`, '#2b1a14')
  return at(
    x,
    y,
    scale,
    0,
    fill('M-150 4q160-24 330 2q-150 26-330-2Z', '#1c0f0a', 0.2),
    leg(-82, '#6b331c'),
    leg(96, '#6b331c'),
    stroke('M148-146q34 20 22 90', coat, 9),
    stroke('M170-56l-2 16', '#3a2018', 14),
    fill(body, coat),
    clip(
      body,
      fill(smooth('-60 -180, 10 -176, 20 -130, -20 -100, -66 -124'), patch),
      fill(smooth('66 -110, 120 -124, 160 -90, 130 -50, 70 -60'), patch),
      fill('M-140-80q140 40 300-10v60h-300Z', '#1c0f0a', 0.16),
    ),
    fill('M44-66q26 34 54-2Z', '#eab3a0'),
    leg(-112, coat),
    leg(66, coat),
    fill(smooth('-118 -160, -150 -182, -196 -172, -222 -136, -238 -96, -222 -78, -190 -88, -160 -100, -120 -96'), coat),
    fill(smooth('-222 -136, -238 -96, -222 -78, -198 -86, -204 -112'), patch),
    fill('M-150-176q34-26 44 2q-22 18-44-2Z', '#6b331c'),
    stroke('M-172-178q-4-22-22-26', '#f3e2c0', 8),
    circle(-190, -142, 6, '#1c0f0a'),
    circle(-226, -92, 4, '#8a5a4a'),
  )
}

/** A hen from the side, looking left. */
export function hen(x: number, y: number, scale: number, plume = '#f8efdc', feather = '#e6cfa4'): string {
  const body =
    'M-70-150C-64-176-34-178-26-152C-14-108 30-118 60-120C84-128 92-156 122-164C126-128 120-84 96-56C70-26 14-20-24-36C-70-56-78-110-70-150Z'
  return at(
    x,
    y,
    scale,
    0,
    fill('M-60 4q80-16 150 0q-70 16-150 0Z', '#1c0f0a', 0.2),
    stroke('M0-34V-2M0-2l-18 4M0-2l14 5M34-34V-2M34-2l-18 4M34-2l14 5', '#d98a2b', 7),
    fill(body, plume),
    clip(
      body,
      fill('M-90-60q110 40 220-60v120h-220Z', '#1c0f0a', 0.1),
      stroke('M122-164q-10 60-44 84M104-160q-8 50-34 68', feather, 7),
    ),
    fill('M-10-104q40-24 84 0q-4 50-46 54q-34-8-38-54Z', feather),
    stroke('M6-88q14 20 34 22M24-94q10 18 30 18', '#b98f54', 5),
    fill('M-68-164c-8-16 6-24 12-16c2-16 18-16 18-2c12-8 20 6 10 20Z', '#cf3a2a'),
    fill('M-70-148l-26 8l26 12Z', '#e8a02e'),
    fill('M-66-128q-12 22 4 26q12-8 6-26Z', '#cf3a2a'),
    circle(-50, -148, 6, '#1c0f0a'),
    circle(-51.5, -149.5, 2, '#fff'),
  )
}

/** A pig from the side, looking left. */
export function pig(x: number, y: number, scale: number, skin = '#efb3a2', deep = '#d98f80'): string {
  const body = smooth('-130 -90, -96 -136, -10 -150, 80 -140, 130 -100, 128 -50, 80 -30, -40 -26, -110 -44')
  const leg = (lx: number, color: string) => fill(`M${lx}-50h32l-5 50h-22Z`, color)
  return at(
    x,
    y,
    scale,
    0,
    fill('M-130 4q130-20 270 0q-130 20-270 0Z', '#1c0f0a', 0.2),
    leg(-70, deep),
    leg(84, deep),
    fill(body, skin),
    clip(body, fill('M-140-60q140 30 280-20v70h-280Z', '#1c0f0a', 0.1)),
    leg(-98, skin),
    leg(58, skin),
    fill(smooth('-112 -128, -156 -122, -184 -88, -170 -58, -120 -46'), skin),
    fill('M-190-94q-14 16-4 36l18-4v-34Z', deep),
    fill('M-136-132q-10-36 6-40q26 12 26 44Z', deep),
    circle(-152, -92, 5, '#1c0f0a'),
    stroke('M130-100q26-20 14 8t16 4', deep, 7),
  )
}
