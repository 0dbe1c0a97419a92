import { expect, it } from 'vitest'
import { swapped } from './swap.ts'

const old = { id: '0123456789', name: 'a.jpg', width: 4, height: 3 }
const next = { id: 'aaaaaaaaaa', name: 'b.jpg', width: 8, height: 3 }

it('OF-33: puts a picture in the place of another and leaves the words of each place', () => {
  const page = {
    picture: { ...old, alt: 'Yksi' },
    blocks: [{ id: 'x', props: { slides: [{ image: { ...old, alt: '' } }] } }],
  }
  expect(swapped(page, old.id, next)).toEqual({
    picture: { ...next, alt: 'Yksi' },
    blocks: [{ id: 'x', props: { slides: [{ image: { ...next, alt: '' } }] } }],
  })
})

it('OF-33: the focus goes with the picture, so that places of other shapes keep it in sight', () => {
  const focused = { ...next, focus: { x: 20, y: 70 } }
  const page = { picture: { ...old, alt: '' } }
  expect(swapped(page, old.id, focused)).toEqual({ picture: { ...focused, alt: '' } })
  expect(swapped({ picture: { ...focused, alt: '' } }, next.id, old)).toEqual(page)
})

it('leaves other pictures, and blocks that happen to have the id', () => {
  const page = { blocks: [{ id: old.id, props: { text: old.id, image: { ...next, alt: '' } } }] }
  expect(swapped(page, old.id, next)).toBe(page)
})
