import { at, clip, fill, ink, stroke } from '../draw.ts'
import { bits } from './food.ts'

/** A bun from the side, filled high with pulled pork and slaw, its foot on the ground line. */
export function bun(x: number, y: number, scale: number): string {
  const top = 'M-210-232C-214-370-120-430 0-430S214-370 210-232Q0-204-210-232Z'
  const strands = (dy: number, seed: number, color: string, deep: string) =>
    bits(0, dy, 200, 34, { count: 24, width: 20, length: 96, bend: 20, color, deep, seed })
  return at(
    x,
    y,
    scale,
    0,
    fill('M-190 0H220l50 18H-150Z', ink, 0.25),
    fill('M-200-80H200V-40Q194 6 144 6H-144Q-194 6-200-40Z', '#c98a3c'),
    fill('M60-80H200V-40Q194 6 144 6H90Z', ink, 0.14),
    fill('M-200-80H200v16H-200Z', '#f6dfae'),
    strands(-92, 3, '#a9582c', '#6a2c12'),
    strands(-130, 5, '#bd6a38', '#7c3818'),
    strands(-164, 8, '#c97c48', '#8a4420'),
    bits(0, -200, 196, 24, { count: 22, width: 15, length: 70, bend: 16, color: '#efe6b4', deep: '#a9bd62', seed: 4 }),
    bits(0, -206, 186, 18, { count: 10, width: 14, length: 60, bend: 14, color: '#f08c34', deep: '#c4651a', seed: 7 }),
    bits(0, -200, 190, 20, { count: 9, width: 14, length: 60, bend: 14, color: '#9c3f78', deep: '#6a2250', seed: 9 }),
    fill(top, '#c9803a'),
    clip(
      top,
      fill('M60-440q130 90 100 230h80v-230Z', ink, 0.16),
      fill('M-170-270q10-110 110-136q-80 60-80 140Z', '#f0b869', 0.9),
      stroke(
        'M-110-340l14 6M-40-386l16 2M40-350l14 8M-60-310l16 4M100-320l12 10M0-290l14 2M140-270l10 8M-140-280l12 6',
        '#fdf0cc',
        12,
      ),
    ),
  )
}
