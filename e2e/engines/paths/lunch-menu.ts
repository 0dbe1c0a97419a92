import { it } from 'vitest'
import { type Path, urlOf } from '../on-engine.ts'

export const lunchMenu: Path = (newVisitor) => {
  it('makes a lunch menu, adds a recipe and a dish of its own, and saves it', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('ammattilaiset', '/lounaslista'))
    await visitor.press({ role: 'button', name: 'Tee lounaslista' })
    const field = { role: 'combobox', name: 'Lisää ruoka: Maanantai' }
    await visitor.type(field, 'lihap')
    await visitor.press({ role: 'option', name: 'Lihapata', starts: true })
    await visitor.see({ role: 'button', name: 'Siirrä: Lihapata' })
    await visitor.type(field, 'Salaattipöytä')
    await visitor.key('Enter')
    await visitor.see({ role: 'button', name: 'Siirrä: Salaattipöytä' })
    await visitor.press({ role: 'button', name: 'Tallenna' })
    await visitor.arrive(/[?&]menuId=[0-9a-f-]{36}/)
    await visitor.read('Lounaslista on tallennettu')
    await visitor.see({ role: 'link', name: 'Lihapata', starts: true })
  })
}
