import { it } from 'vitest'
import { type Path, urlOf } from '../on-engine.ts'
import { logIn } from './buying.ts'

export const acrossSites: Path = (newVisitor) => {
  it('SH-27: the cart that was filled in the shop shows on the site to which a link of the shop leads', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('lihakauppa', '/tuotteet/entrecotepihvit'))
    await visitor.press({ role: 'button', name: 'Osta: Entrecôtepihvit' })
    await visitor.see({ role: 'link', name: 'Siirry ostoskoriin' })
    await visitor.press({ role: 'link', name: 'Kaskimaa' })
    await visitor.arrive('/')
    await visitor.see({ role: 'link', name: 'Ostoskori 1' })
  })

  it('SH-28: a product that is bought on another site is in the cart of the shop, beside what was there', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('lihakauppa', '/tuotteet/entrecotepihvit'))
    await visitor.press({ role: 'button', name: 'Osta: Entrecôtepihvit' })
    await visitor.see({ role: 'link', name: 'Siirry ostoskoriin' })
    await visitor.open(urlOf('mestari'))
    await visitor.press({ role: 'button', name: 'Osta: Mestarin grillimakkara' })
    await visitor.press({ role: 'link', name: 'Siirry ostoskoriin' })
    await visitor.arrive('/ostoskori#tuotteet')
    await visitor.see({ role: 'link', name: 'Mestarin grillimakkara' })
    await visitor.see({ role: 'link', name: 'Entrecôtepihvit' })
  })
}

export const reviews: Path = (newVisitor) => {
  it('opens the dialog for a review of a product, and says what is missing', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('lihakauppa', '/kirjaudu'))
    await logIn(visitor)
    await visitor.arrive('/oma-tili')
    await visitor.open(urlOf('lihakauppa', '/tuotteet/entrecotepihvit'))
    await visitor.press({ role: 'link', name: '2 arvostelua' })
    await visitor.press({ role: 'button', name: 'Kirjoita arvostelu' })
    await visitor.press({ role: 'radio', name: '4 tähteä' })
    await visitor.press({ role: 'button', name: 'Lähetä arvostelu' })
    await visitor.read('Täytä tämä kenttä')
  })
}
