/**
 * Numbers of products that are weighed one by one: prefix, company and item, without the weight that each pack has in its barcode. Other
 * products have the GTIN of their page.
 */
export const barcodes: readonly (readonly [item: string, code: string])[] = [
  ['23704017', 'LK-1017'], // Naudan sisäfilee, kokonainen
  ['23704020', 'LK-1020'], // Karitsan viulu luulla
  ['23704021', 'LK-1021'], // Joulukinkku, harmaasuolattu, luuton
  ['23704031', 'LK-1031'], // Naudan rinta, brisket
]
