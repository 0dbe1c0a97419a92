/** The wholesaler's site, where professional kitchens order by its codes. */
const ORDERING_SITE = 'https://valo.example/tuotteet/'

export function orderingAddress(valoCode: string): string {
  return ORDERING_SITE + encodeURIComponent(valoCode)
}
