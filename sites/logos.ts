const logos = import.meta.glob<string>('./*/logo.svg', { query: '?raw', import: 'default', eager: true })
const logoFiles = import.meta.glob<string>('./*/logo.svg', { query: '?url', import: 'default', eager: true })
const marks = import.meta.glob<string>('./*/mark.svg', { query: '?url', import: 'default', eager: true })
const markDrawings = import.meta.glob<string>('./*/mark.svg', { query: '?raw', import: 'default', eager: true })

/** The logo's SVG, for inlining, so that it has the text colour. */
export function logoOf(brand: string): string {
  return (logos[`./${brand}/logo.svg`] ?? logos['./generic/logo.svg']) as string
}

/** The logo as a file, with its size. Its text colour is black there. */
export function logoFileOf(brand: string): { src: string; width: number; height: number } {
  const [, width, height] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(logoOf(brand)) ?? []
  const src = (logoFiles[`./${brand}/logo.svg`] ?? logoFiles['./generic/logo.svg']) as string
  return { src, width: Number(width), height: Number(height) }
}

/** Address of the square mark, the favicon. */
export function markOf(brand: string): string {
  return (marks[`./${brand}/mark.svg`] ?? marks['./generic/mark.svg']) as string
}

/** The mark's SVG, the source of icons in other formats. */
export function markDrawingOf(brand: string): string {
  return (markDrawings[`./${brand}/mark.svg`] ?? markDrawings['./generic/mark.svg']) as string
}
