import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const photo = { id: '0123456789', name: 'kuva.jpg', width: 2000, height: 1500, alt: 'Kinkku' }

it('WI-20 has a srcset with the width of this picture in each preset', () => {
  const small = { ...photo, width: 500, height: 375 }
  const html = renderToStaticMarkup(<Picture of={small} presets={['small', 'medium']} sizes="50vw" />)
  expect(html).toContain(
    'srcSet="/media/0123456789/kuva.jpg?preset=small 320w, /media/0123456789/kuva.jpg?preset=medium 500w" sizes="50vw"',
  )
  expect(html).toContain('src="/media/0123456789/kuva.jpg?preset=medium"')
  expect(html).toContain('width="500" height="375"')
})

it('is loaded lazily, or eagerly with a high priority', () => {
  const lazy = renderToStaticMarkup(<Picture of={photo} presets={['small']} sizes="20vw" />)
  expect(lazy).toContain('loading="lazy"')
  expect(lazy).not.toMatch(/srcset|fetchpriority/i)
  const eager = renderToStaticMarkup(<Picture of={photo} presets={['default']} sizes="100vw" eager />)
  expect(eager).toContain('fetchPriority="high"')
  expect(eager).not.toContain('loading')
})

it('OF-33 keeps the focus in sight where it is cropped by its place, and leaves what a preset has cropped', () => {
  const focused = { ...photo, focus: { x: 20, y: 70 } }
  const render = (of: typeof photo, preset: 'default' | 'thumbnail') =>
    renderToStaticMarkup(<Picture of={of} presets={[preset]} sizes="100vw" />)
  expect(render(focused, 'default')).toContain('style="object-position:20% 70%"')
  expect(render(focused, 'thumbnail')).not.toContain('style')
  expect(render(photo, 'default')).not.toContain('style')
})
