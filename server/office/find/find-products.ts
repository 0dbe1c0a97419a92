import type { Finder } from './finder.ts'

type Product = { code: string; page: { title: string } }

/** Products of the shop by the beginning of their code, or a part of their name. They are in memory. */
export function findProducts(all: () => readonly Product[]): Finder {
  return {
    roles: ['shop', 'service'],
    async find(question, most) {
      return all()
        .filter(
          ({ code, page }) => code.toLowerCase().startsWith(question) || page.title.toLowerCase().includes(question),
        )
        .slice(0, most)
        .map(({ code, page }) => ({ kind: 'product', id: code, label: page.title, hint: code }))
    },
  }
}
