import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Accordion } from './accordion.tsx'

it('has a button in its heading with aria-expanded and aria-controls', () => {
  const html = renderToStaticMarkup(
    <Accordion heading="Toimitus" level={3} expanded>
      <p>Kotiovelle.</p>
    </Accordion>,
  )
  const [, controlled] = /<h3[^>]*><button[^>]*aria-expanded="true"[^>]*aria-controls="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`id="${controlled}"`)
  expect(html).toContain('>Toimitus</button></h3>')
})

it('is closed by default', () => {
  const html = renderToStaticMarkup(<Accordion heading="Toimitus">Kotiovelle.</Accordion>)
  expect(html).toContain('aria-expanded="false"')
  expect(html).not.toContain('accordion-open')
})

it('has a toggle with its own name beside a heading that is a link', () => {
  const html = renderToStaticMarkup(
    <Accordion heading={<a href="/tuotteet">Tuotteet</a>} toggleLabel="Tuotteet: alavalikko" list={<li>Pihvit</li>} />,
  )
  expect(html).toContain('<a href="/tuotteet">Tuotteet</a></h2><button')
  expect(html).toContain('aria-label="Tuotteet: alavalikko"')
  expect(html).toContain('<ul class="accordion-list"><li>Pihvit</li></ul>')
})
