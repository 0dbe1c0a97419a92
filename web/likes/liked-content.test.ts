import { expect, it } from 'vitest'
import { readLiked, withLiked } from './liked-content.ts'

const noLists = [null, '', 'nonsense', '[1', '{"1":true}', '7', 'null', '"1,2"']

it.each(noLists)('WI-09 reads %j as no likes, and replaces it with a new list', (stored) => {
  expect(readLiked(stored)).toEqual(new Set())
  expect(withLiked(stored, 7)).toBe('[7]')
})

it('WI-09 reads the ids of a list, including those stored as strings, and ignores the rest', () => {
  expect(readLiked('[1,"2",{"id":3},"x",null,true,[6],"",-7,4.5,1]')).toEqual(new Set([1, 2]))
})

it('WI-09 adds an id once and keeps the other entries of the list', () => {
  expect(withLiked('[1,2]', 3)).toBe('[1,2,3]')
  expect(withLiked('[1,2]', 2)).toBe('[1,2]')
  expect(withLiked('["2","x",{"id":3}]', 2)).toBe('["2","x",{"id":3}]')
  expect(withLiked('["2","x",{"id":3}]', 5)).toBe('["2","x",{"id":3},5]')
})
