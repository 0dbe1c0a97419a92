import { inThousands } from './number-text.ts'

/** Formats an integer in the Finnish way: 12 345, with non-breaking spaces. */
export const groupedCount = (count: number): string => inThousands(String(count), 'fi')
