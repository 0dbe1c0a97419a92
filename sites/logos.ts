const logos = import.meta.glob<string>('./*/logo.svg', { query: '?raw', import: 'default', eager: true })
const marks = import.meta.glob<string>('./*/mark.svg', { query: '?url', import: 'default', eager: true })
const markDrawings = import.meta.glob<string>('./*/mark.svg', { query: '?raw', import: 'default', eager: true })

/** The logo's drawing, to stand in the page itself: it takes the colour of the text around it. */
export function logoOf(brand: string): string {
  return (logos[`./${brand}/logo.svg`] ?? logos['./generic/logo.svg']) as string
}

/** Address of the square mark that browsers show beside the page's title. */
export function markOf(brand: string): string {
  return (marks[`./${brand}/mark.svg`] ?? marks['./generic/mark.svg']) as string
}

/** The mark's drawing, to make icons from it for what does not take SVG. */
export function markDrawingOf(brand: string): string {
  return (markDrawings[`./${brand}/mark.svg`] ?? markDrawings['./generic/mark.svg']) as string
}
