import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { BrandName } from './brands.ts'

/** What the page of a product says, and so its pack; `page` is the whole of its file. */
type Goods = { title: string; size: string; packing: string; page: string }

const folder = join(import.meta.dirname, '../../content')

/** The language of each brand's packs. */
const languages: Partial<Record<BrandName, string>> = {
  delikatess: 'se',
  export: 'en',
  'foodservice-se': 'se',
  international: 'en',
  skogsgarden: 'se',
}

/** Title, size and packing of a product, from the files of its page. */
export function goodsOf(brand: BrandName, product: string): Goods {
  const shared = join(folder, brand, 'products', `${product}.yaml`)
  const page = readFileSync(join(folder, brand, languages[brand] ?? 'fi', 'products', `${product}.md`), 'utf8')
  const own = parse(page.split(/^---$/m)[1] ?? '')
  const common = existsSync(shared) ? parse(readFileSync(shared, 'utf8')) : {}
  const { title, size = '', packing = '' } = { ...common, ...own }
  return { title, size, packing, page }
}
