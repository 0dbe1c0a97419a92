import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Accordion } from './accordion.tsx'

it('has a heading whose button says whether the content that it names is open', () => {
  const html = renderToStaticMarkup(
    <Accordion heading="Toimitus" level={3} expanded>
      <p>Kotiovelle.</p>
    </Accordion>,
  )
  const [, controlled] = /<h3[^>]*><button[^>]*aria-expanded="true"[^>]*aria-controls="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`id="${controlled}"`)
  expect(html).toContain('>Toimitus</button></h3>')
})

it('starts closed unless told otherwise', () => {
  const html = renderToStaticMarkup(<Accordion heading="Toimitus">Kotiovelle.</Accordion>)
  expect(html).toContain('aria-expanded="false"')
  expect(html).not.toContain('accordion-open')
})

it('has the toggle beside a heading that is a link, under a name of its own', () => {
  const html = renderToStaticMarkup(
    <Accordion heading={<a href="/tuotteet">Tuotteet</a>} toggleLabel="Tuotteet: alavalikko" list={<li>Pihvit</li>} />,
  )
  expect(html).toContain('<a href="/tuotteet">Tuotteet</a></h2><button')
  expect(html).toContain('aria-label="Tuotteet: alavalikko"')
  expect(html).toContain('<ul class="accordion-list"><li>Pihvit</li></ul>')
})
