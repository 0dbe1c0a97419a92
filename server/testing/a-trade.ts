import { type Trade, trade } from '#contract/content/trade.ts'

/** A valid trade specification with every field filled, changed where the test cares. */
export const aTrade = (changes: Partial<Trade> = {}): Trade =>
  trade.parse({
    hsCode: '0203 29',
    pieces: { from: 4, to: 5 },
    carton: { netKg: 20, grossKg: 20.8, length: 590, width: 390, height: 110 },
    pallet: { kind: 'treatedWood', length: 1200, width: 1000, cartons: 50, layers: 10, height: 1250, grossKg: 1065 },
    container: { cartons: 1000 },
    markets: ['EU', 'JP'],
    certificates: ['Certificate of origin'],
    ...changes,
  })
