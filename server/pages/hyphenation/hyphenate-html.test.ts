import { expect, it } from 'vitest'
import { hyphenateHtml } from './hyphenate-html.ts'

const shown = (html: string) => hyphenateHtml(html, 'fi').replaceAll('\u00ad', '-')

it('puts soft hyphens into the long words of headings, links and buttons', () => {
  expect(shown('<h3>Kesän grillimakkarat</h3>')).toBe('<h3>Kesän grilli-makkarat</h3>')
  expect(shown('<ul><li><h3>Kesän grillimakkarat</h3></li></ul>')).toContain('grilli-makkarat')
  expect(shown('<a href="/x"><span>Tuotevirheilmoitus</span></a>')).toContain('<span>Tuote-virhe-ilmoitus')
  expect(shown('<button type="button">Sähköpostiosoite!</button>')).toContain('Sähkö-posti-osoite!')
})

it('leaves words alone that fit the columns of titles', () => {
  expect(shown('<h1>Grillimakkarat</h1>')).toBe('<h1>Grillimakkarat</h1>')
  expect(shown('<h2>Pippurigrillimakkara</h2>')).toBe('<h2>Pippuri-grilli-makkara</h2>')
})

it('leaves running text alone, but for words that may be wider than a narrow column', () => {
  expect(shown('<p>Kesän grillimakkarat</p>')).toBe('<p>Kesän grillimakkarat</p>')
  expect(shown('<p>Saavutettavuusvaatimukset <b>Pippurigrillimakkara</b></p>')).toBe(
    '<p>Saa-vu-tet-ta-vuus-vaa-ti-mukset <b>Pippuri-grilli-makkara</b></p>',
  )
})

it.each([
  [
    'attributes',
    '<a href="/tuotteet/pippurigrillimakkara" aria-label="Pippurigrillimakkara" title="Pippurigrillimakkara">A</a>',
  ],
  ['the properties of islands', '<script type="application/json">{"title":"Pippurigrillimakkara"}</script>'],
  [
    'drawings and what is typed',
    '<svg><text>Pippurigrillimakkara</text></svg><textarea>Pippurigrillimakkara</textarea>',
  ],
  ['choices', '<select><option>Pippurigrillimakkara</option></select>'],
  ['addresses', '<h2>kuluttajapalvelu@kaskimaa.example www.pippurigrillimakkara.fi/pippurigrillimakkara</h2>'],
  ['codes', '<h2>LKGRILLIMAKKARA2026</h2>'],
  ['code', '<li><code>pippurigrillimakkara</code></li><pre>pippurigrillimakkara</pre><kbd>pippurigrillimakkara</kbd>'],
  ['names of code', '<li><strong>hideLkNewsletterModal:</strong> dataLayerEvents</li>'],
  ['comments', '<h2><!--pippurigrillimakkara--></h2>'],
])('puts none into %s', (_, html) => {
  expect(shown(html)).toBe(html)
})

it('parts each word of a hyphenated one, and none twice', () => {
  expect(shown('<h3>Sika-nautajauheliha</h3>')).toBe('<h3>Sika-nauta-jauhe-liha</h3>')
  const once = hyphenateHtml('<h2>Pippurigrillimakkara</h2>', 'fi')
  expect(hyphenateHtml(once, 'fi')).toBe(once)
})
