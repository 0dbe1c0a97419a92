/** What a carton and a pallet hold, read from the words of the packing: '2 × 5 kg per carton, 48 cartons per pallet'. */
export type PackingFigures = {
  /** '2 × 5 kg' */
  carton: string
  cartonKg: number
  cartons: number
  palletKg: number
}

const PACKING = /^(\d+) × (\d+(?:[.,]\d+)?) kg [^,]*, (\d+) /u

/** Undefined where the words say something else. */
export function packingFigures(packing: string): PackingFigures | undefined {
  const [, packs, kg, cartons] = PACKING.exec(packing) ?? []
  if (packs === undefined || kg === undefined || cartons === undefined) return undefined
  const cartonKg = Number(packs) * Number(kg.replace(',', '.'))
  return {
    carton: `${packs}\u00a0×\u00a0${kg}\u00a0kg`,
    cartonKg,
    cartons: Number(cartons),
    palletKg: cartonKg * Number(cartons),
  }
}
