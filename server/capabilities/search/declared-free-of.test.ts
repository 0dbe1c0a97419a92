import { expect, it } from 'vitest'
import { declaredFreeOf } from './declared-free-of.ts'

const fi = {
  gluten: { claims: ['gluteeniton'], names: ['gluteeni', 'vehnä'] },
  lactose: { claims: ['laktoositon'], names: ['laktoosi'] },
  milk: { claims: ['maidoton'], names: ['maito'] },
  egg: { claims: ['munaton'], names: ['muna'] },
  soy: { claims: ['soijaton'], names: ['soija'] },
  mustard: { claims: [], names: ['sinappi'] },
}

it('SE-39: what is not declared is never called free of anything', () => {
  expect(declaredFreeOf({}, [], fi)).toEqual([])
  expect(declaredFreeOf({}, ['Nauta', 'Suomi'], fi)).toEqual([])
})

it('SE-39: a claim counts; without milk there is no lactose', () => {
  expect(declaredFreeOf({}, ['Gluteeniton'], fi)).toEqual(['gluten'])
  expect(declaredFreeOf({}, ['Maidoton'], fi)).toEqual(['milk', 'lactose'])
})

it('SE-39: a list of ingredients says what is not in it, but never that something is without gluten', () => {
  const free = declaredFreeOf({ ingredients: 'Naudanliha, vesi, SOIJAproteiini, mausteet (mm. SINAPPI)' }, [], fi)
  expect(free).toContain('egg')
  expect(free).not.toContain('soy')
  expect(free).not.toContain('mustard')
  expect(free).not.toContain('gluten')
})

it('SE-39: a word that only contains the name counts as naming it', () => {
  expect(declaredFreeOf({ ingredients: 'vesi, kananmunajauhe' }, [], fi)).not.toContain('egg')
})
