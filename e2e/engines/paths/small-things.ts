import { expect, it } from 'vitest'
import { type Path, PHONE, urlOf } from '../on-engine.ts'

export const smallThings: Path = (newVisitor) => {
  it('refuses cookies in the consent banner, which does not come again', async () => {
    const visitor = await newVisitor({ firstVisit: true })
    await visitor.open(urlOf('kuluttaja'))
    await visitor.press({ role: 'button', name: 'Vain välttämättömät' })
    const banner = { role: 'button', name: 'Vain välttämättömät' }
    await expect.poll(() => visitor.sees(banner)).toBe(false)
    await visitor.open(urlOf('kuluttaja', '/tuotteet'))
    await visitor.press({ role: 'button', name: 'Jauheliha', starts: true })
    expect(await visitor.sees(banner)).toBe(false)
    expect(await visitor.cookies()).toEqual([])
  })

  it('suggests in the quick search while somebody types, and a press opens the page', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('kuluttaja'))
    await visitor.type({ role: 'combobox', name: 'Etsi tuote, resepti tai muuta tietoa' }, 'karjalanpaisti')
    await visitor.press({ role: 'option', name: 'Karjalanpaisti', starts: true })
    await visitor.arrive('/reseptit/karjalanpaisti')
  })

  it('likes a page once, and remembers it', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('kuluttaja', '/reseptit/karjalanpaisti'))
    await visitor.press({ role: 'button', name: 'Tykkää', starts: true })
    await visitor.see({ role: 'button', name: 'Tykätty', starts: true })
    // It is shown before the answer comes, which brings the cookie.
    await expect.poll(async () => (await visitor.cookies()).map(({ name }) => name)).toContain('likingvisitor')
    await visitor.waitFor(() => localStorage.getItem('likedcontent') !== null, true)
    await visitor.open(urlOf('kuluttaja', '/reseptit/karjalanpaisti'))
    await visitor.see({ role: 'button', name: 'Tykätty', starts: true })
  })

  it('calculates a recipe for other portions', async () => {
    const visitor = await newVisitor({ size: PHONE, finger: true })
    await visitor.open(urlOf('ammattilaiset', '/reseptit/lihapata-100'))
    await visitor.press({ role: 'button', name: 'Enemmän annoksia' })
    await visitor.see({ role: 'button', name: 'Palauta reseptin määrät' })
  })

  it('keeps what was written on a poster, and clears it', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('ammattilaiset', '/lounaslista/editori'))
    const text = { role: 'textbox', name: 'Listan teksti' }
    await visitor.type(text, 'Torstai hernekeitto')
    await visitor.open(urlOf('ammattilaiset', '/lounaslista/editori'))
    await visitor.waitFor(() => document.querySelector('textarea')?.value, 'Torstai hernekeitto')
    await visitor.press({ role: 'button', name: 'Tyhjennä' })
    await visitor.see({ role: 'button', name: 'Palauta teksti' })
  })
}
