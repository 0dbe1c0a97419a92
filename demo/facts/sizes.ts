import type { Page } from '#contract/content/content.ts'
import { textsOf } from './sentences.ts'

type Product = { site: string; address: string; title: string; size: string; isNamedByBrand: boolean }

const amount = /^,? (\d+(?:[.,]\d+)? (?:g|kg))(?!\p{L})/u

/** The pack sizes that a page gives for products, by their full name or beside a link, and that their own pages do not have. */
export function wrongSizes(site: string, page: Page, products: readonly Product[]): string[] {
  const address = `${site} ${page.path}`
  const report = (product: Product | undefined, found: string | undefined) =>
    product && found && !product.size.includes(found)
      ? [`${address}: ${product.title}, ${found} (${product.size})`]
      : []
  return [...textsOf(page)].flatMap((parts) => {
    const text = parts.map((part) => part.text).join('')
    const named = products
      .filter((product) => product.site === site || product.isNamedByBrand)
      .flatMap((product) => {
        const [, ...afterName] = text.split(product.title)
        return afterName.flatMap((rest) => report(product, amount.exec(rest)?.[1]))
      })
    const linked = parts.flatMap(({ link = '' }, at) => {
      const target = /^site:([a-z-]+)(\/.*)$/.exec(link)
      const product = products.find(
        ({ address }) => address === (target ? `${target[1]} ${target[2]}` : `${site} ${link}`),
      )
      return report(product, amount.exec(parts[at + 1]?.text ?? '')?.[1])
    })
    return [...named, ...linked]
  })
}
