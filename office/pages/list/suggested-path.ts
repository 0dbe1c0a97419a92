/** The address that a title suggests: 'Äidin uunilohi' is `aidin-uunilohi`. */
export function suggestedName(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[øœ]/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export function pathUnder(parent: string, name: string): string {
  return `${parent === '/' ? '' : parent}/${name}`
}
