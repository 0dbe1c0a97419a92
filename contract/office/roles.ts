/** What people of the office do. Each has one role or more. */
export const roles = ['editor', 'shop', 'service', 'admin'] as const

export type Role = (typeof roles)[number]
