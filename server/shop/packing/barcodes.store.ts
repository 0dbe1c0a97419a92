import { eq } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { shopBarcodes } from '#server/db/schema/packing.ts'

export type BarcodeStore = {
  find(barcode: string): Promise<string | null>
  put(barcode: string, code: string): Promise<void>
}

/** Which product a barcode is, where its page does not say. */
export function barcodeStore(db: Sql): BarcodeStore {
  return {
    async find(barcode) {
      const [row] = await db.select().from(shopBarcodes).where(eq(shopBarcodes.barcode, barcode))
      return row?.code ?? null
    },
    async put(barcode, code) {
      await db
        .insert(shopBarcodes)
        .values({ barcode, code })
        .onConflictDoUpdate({ target: shopBarcodes.barcode, set: { code } })
    },
  }
}
