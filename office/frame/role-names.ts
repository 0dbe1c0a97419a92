import type { Role } from '#contract/office/roles.ts'

export const roleNames: Record<Role, string> = {
  shop: 'Kauppa',
  service: 'Asiakaspalvelu',
  editor: 'Toimittaja',
  admin: 'Pääkäyttäjä',
}
