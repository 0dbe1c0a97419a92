export type Product = { productId: string; title: string; brand?: string | undefined }

const MIN_SEARCH_CHARACTERS = 3
/** More would be slow to render, and nobody scrolls that far. */
const MAX_SHOWN = 200

/** The products to choose from: those whose title or brand contains the text, without case, once it has 3 characters; until then all. */
export function matchingProducts<P extends Pick<Product, 'title' | 'brand'>>(
  products: readonly P[],
  text: string,
): P[] {
  const words = text.trim().toLocaleLowerCase('fi')
  const matching =
    [...words].length < MIN_SEARCH_CHARACTERS
      ? products
      : products.filter(({ title, brand = '' }) =>
          [title, brand].some((text) => text.toLocaleLowerCase('fi').includes(words)),
        )
  return matching.slice(0, MAX_SHOWN)
}
