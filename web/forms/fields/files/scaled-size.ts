/** Larger pictures are scaled down before they are sent. */
const MAX_SIDE_PX = 2560

type Size = { width: number; height: number }

/** The size with sides of at most `max` pixels and the same proportions. */
export function scaledSize({ width, height }: Size, max = MAX_SIDE_PX): Size {
  const scale = Math.min(1, max / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
