import type { ShopProduct } from '../catalogue/product-list.ts'
import type { OrderNeeds } from '../orders/order-needs.ts'
import type { BarcodeStore } from './barcodes.store.ts'
import type { PackingStores } from './transaction.store.ts'

/** A person of the office. */
export type Packer = { id: string; name: string }

export type PackingNeeds = {
  orders: Pick<OrderNeeds, 'store' | 'wake'>
  atomically: <T>(work: (stores: PackingStores) => Promise<T>) => Promise<T>
  barcodes: Pick<BarcodeStore, 'find'>
  /** A product as the shop shows it now. */
  findProduct: (code: string) => ShopProduct | undefined
  allProducts: () => readonly ShopProduct[]
  now: () => Date
}
