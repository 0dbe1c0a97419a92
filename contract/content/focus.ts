import { z } from 'zod'
import type { Focus } from './crop.ts'

const percent = z.int().min(0).max(100)

/** See `crop.ts`. */
export const focus = z.strictObject({ x: percent, y: percent }) satisfies z.ZodType<Focus>
