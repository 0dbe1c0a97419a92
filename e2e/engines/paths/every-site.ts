import { it } from 'vitest'
import { sites } from '#sites/all.ts'
import { type Path, PHONE, urlOf } from '../on-engine.ts'

const menuNames = { fi: 'Valikko', en: 'Menu', se: 'Meny', de: 'Menü' }

/** Runs in the page: a picture or a film is there, and nothing sticks out to the side. */
function isWhole(): boolean {
  const hasPicture = [...document.images].some(({ naturalWidth }) => naturalWidth > 0)
  const hasFilm = [...document.querySelectorAll('video')].some(
    ({ videoWidth, poster }) => videoWidth > 0 || poster !== '',
  )
  return (hasPicture || hasFilm) && document.documentElement.scrollWidth <= innerWidth
}

export const everySite: Path = (newVisitor) => {
  it('shows the home page of every site, and opens its menu on a phone', async () => {
    const visitor = await newVisitor({ size: PHONE, finger: true })
    for (const { id, languages } of sites) {
      const menu = menuNames[languages[0]]
      await visitor.open(urlOf(id))
      await visitor.waitFor(isWhole, true)
      await visitor.press({ role: 'button', name: menu })
      await visitor.see({ role: 'dialog', name: menu })
      await visitor.key('Escape')
      await visitor.waitFor(() => document.querySelector('dialog[open]') === null, true)
    }
  })
}
