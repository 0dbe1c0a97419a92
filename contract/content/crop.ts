/** The point of a picture that crops keep, in per cent from the left and from the top. Without one, crops keep the centre. */
export type Focus = { x: number; y: number }

export const CENTRE: Focus = { x: 50, y: 50 }

type Size = { width: number; height: number }

/**
 * How a picture is cropped to a size: it is scaled to `width` × `height`, and what begins at `left` and `top` stays. As much of it
 * as possible is kept, with the focus as near to the middle as the edges allow.
 */
export function cropAround(picture: Size, size: Size, { x, y }: Focus): Size & { left: number; top: number } {
  const scale = Math.max(size.width / picture.width, size.height / picture.height)
  const width = Math.max(size.width, Math.round(picture.width * scale))
  const height = Math.max(size.height, Math.round(picture.height * scale))
  return { width, height, left: begin(width, size.width, x), top: begin(height, size.height, y) }
}

function begin(whole: number, part: number, focus: number): number {
  return Math.min(Math.max(Math.round((whole * focus) / 100 - part / 2), 0), whole - part)
}
