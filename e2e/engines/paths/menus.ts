import { it } from 'vitest'
import { type Path, PHONE, urlOf } from '../on-engine.ts'

export const menus: Path = (newVisitor) => {
  it('opens the menu of a tab with the mouse, and a link in it leads to its page', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('kuluttaja'))
    await visitor.press({ role: 'button', name: 'Tuotteet: alavalikko' })
    await visitor.press({ role: 'link', name: 'Jauheliha' })
    await visitor.arrive(/^\/tuotteet\?productGroup=101/)
    await visitor.open(urlOf('yritys'))
    await visitor.press({ role: 'button', name: 'Vastuullisuus: alavalikko' })
    await visitor.key('Escape')
  })

  it('opens the menu of a phone by touch, goes down in it, and leads to a page', async () => {
    const visitor = await newVisitor({ size: PHONE, finger: true })
    await visitor.open(urlOf('kuluttaja'))
    await visitor.press({ role: 'button', name: 'Valikko' })
    await visitor.press({ role: 'link', name: 'Reseptit', within: 'Valikko' })
    await visitor.arrive('/reseptit')
  })
}
