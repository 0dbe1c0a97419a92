import type { Page } from '#contract/content/content.ts'
import type { PictureFacts } from './picture-index.ts'

/**
 * The names of the files of a site's items, by kind and key: `product-ham` is `ham` among the products. A key that does not
 * begin with its kind keeps its name where it is free.
 */
export function itemNames(pages: readonly Page[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  const items = pages.flatMap(({ item, key }) => (item ? [{ kind: item.kind, key }] : []))
  const usual = ({ kind, key }: (typeof items)[number]) => key.startsWith(`${kind}-`) && key !== `${kind}-`
  const inOrder = items.sort((a, b) => Number(usual(b)) - Number(usual(a)) || (a.key < b.key ? -1 : 1))
  for (const item of inOrder) {
    const { kind, key } = item
    if (names.has(`${kind} ${key}`)) continue
    const name = freeName(usual(item) ? key.slice(kind.length + 1) : key, (one) => taken.has(`${kind} ${one}`))
    names.set(`${kind} ${key}`, name)
    taken.add(`${kind} ${name}`)
  }
  return names
}

/** What files call pictures, by their ids: the name that they are served under, with the id where several have it. */
export function pictureNames(pictures: readonly PictureFacts[]): ReadonlyMap<string, string> {
  const inOrder = [...pictures].sort((a, b) => (`${a.name} ${a.id}` < `${b.name} ${b.id}` ? -1 : 1))
  const served = new Set(inOrder.map(({ name }) => name))
  const given = new Set<string>()
  return new Map(
    inOrder.map(({ id, name }) => {
      const [, stem = '', ending = ''] = /^(.*)(\.[^.]*)$/.exec(name) ?? []
      const isFirst = !given.has(name)
      const own = isFirst ? stem : freeName(`${stem}-${id}`, (one) => served.has(`${one}${ending}`))
      given.add(`${own}${ending}`)
      return [id, ending === '.svg' ? own : `${own}${ending}`]
    }),
  )
}

function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const one = number === 1 ? name : `${name}-${number}`
    if (!isTaken(one)) return one
  }
}
