import { it } from 'vitest'
import { isLongRound, type Path, PHONE, urlOf } from '../on-engine.ts'

const mainDropDowns = [
  { site: 'kuluttaja', path: '/ajankohtaista', filter: 'Aihe', option: 'Keittiössä' },
  { site: 'export', path: '/products', filter: 'Meat', option: 'Pork' },
]

const otherDropDowns = [
  { site: 'yritys', path: '/uutishuone', filter: 'Aihe', option: 'Talous' },
  { site: 'lihakauppa', path: '/tuotteet', filter: 'Tilaisuus', option: 'Grilliin' },
  // Its list is open from the start, beside the results.
  { site: 'jyvabroiler', path: '/tuotteet', filter: null, option: 'Gluteeniton' },
]

// One of radios and one of check boxes in `npm test`: each is a page load that takes WebKit four seconds.
const dropDowns = isLongRound ? [...mainDropDowns, ...otherDropDowns] : mainDropDowns

/** Runs in the page: whether as many results are there as the number beside the chosen option says. */
function showsAsManyAsPromised(): boolean {
  const count = document.querySelector('.search-kit[data-progress=ready] .search-count')?.textContent?.match(/\d+/)?.[0]
  const chosen = [...document.querySelectorAll('.search-kit :checked')]
  return chosen.some(
    (input) => count !== undefined && input.closest('label')?.textContent?.match(/\d+$/)?.[0] === count,
  )
}

export const filters: Path = (newVisitor) => {
  it('chooses an option of a drop-down filter by a press on its words', async () => {
    const visitor = await newVisitor()
    for (const { site, path, filter, option } of dropDowns) {
      await visitor.open(urlOf(site, path))
      if (filter) await visitor.press({ role: 'button', name: filter, starts: true })
      const role = filter === 'Aihe' || filter === 'Tilaisuus' ? 'radio' : 'checkbox'
      await visitor.press({ role, name: option, starts: true })
      await visitor.arrive(new RegExp(`^${path}\\?\\w+=`))
      await visitor.waitFor(showsAsManyAsPromised, true)
    }
  })

  it('filters on a phone with a finger, also one that is lifted late', async () => {
    const visitor = await newVisitor({ size: PHONE, finger: true, fingerRestMs: 400 })
    await visitor.open(urlOf('lihakauppa', '/tuotteet'))
    await visitor.press({ role: 'button', name: 'Suodattimet', starts: true })
    await visitor.press({ role: 'button', name: 'Tilaisuus', starts: true })
    await visitor.press({ role: 'radio', name: 'Grilliin', starts: true })
    await visitor.press({ role: 'button', name: 'Näytä 16 tulosta' })
    await visitor.arrive(/^\/tuotteet\?\w+=/)
  })

  it('searches the site by typing and Enter, and in one group by a press on its words', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('kuluttaja', '/haku'))
    await visitor.type({ role: 'searchbox', name: 'Etsi', starts: true }, 'kinkku')
    await visitor.key('Enter')
    await visitor.arrive('/haku?q=kinkku')
    await visitor.press({ role: 'radio', name: 'Tuotteet', starts: true })
    await visitor.arrive('/haku?q=kinkku&contentGroup=1')
    await visitor.read(/\d+ hakutulosta/)
  })
}
