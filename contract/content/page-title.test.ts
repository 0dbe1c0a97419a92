import { describe, expect, it } from 'vitest'
import { MAX_TITLE_LENGTH, pageTitle, searchTitle } from './page-title.ts'

describe('the title of a page', () => {
  it('ends with the name of the site', () => expect(pageTitle('Reseptit', 'Kaskimaa')).toBe('Reseptit | Kaskimaa'))

  it.each([
    ['Kaskimaa – ruokaa arkeen ja juhlaan', 'Kaskimaa'],
    ['Kaskimaan Lihakauppa – lihatiski verkossa', 'Kaskimaan Lihakauppa'],
  ])('does not repeat the name of the site: %s', (title, site) => expect(pageTitle(title, site)).toBe(title))

  it('has the name of the site beside an inflected form of it', () =>
    expect(pageTitle('Kaskimaan tilat', 'Kaskimaa')).toBe('Kaskimaan tilat | Kaskimaa'))

  it('leaves the name of the site out where there is no room for it', () => {
    const title = 'Hävikkikoe kuudessa keittiössä: pienempi vuoka, vähemmän biojätettä'
    expect(pageTitle(title, 'Kaskimaa Ammattilaiset')).toBe(title)
  })

  it('is cut after a word where it is too long itself', () =>
    expect(
      pageTitle('Kaskimaa Oyj:n liiketoimintakatsaus tammi–maaliskuu 2026: vuosi alkoi odotetusti', 'Kaskimaa Oyj'),
    ).toBe('Kaskimaa Oyj:n liiketoimintakatsaus tammi–maaliskuu 2026: vuosi alkoi…'))
})

describe('the title of a search', () => {
  const page = 'Haku | Kaskimaa'

  it('begins with the question', () => expect(searchTitle('hernekeitto', page)).toBe(`hernekeitto – ${page}`))

  it('is that of the page where nothing is asked', () => expect(searchTitle('  ', page)).toBe(page))

  it('has as many words of a long question as there is room for', () => {
    const title = searchTitle('mitä ruokaa teen perjantaina kun jääkaapissa on vain kinkkua', page)
    expect(title).toBe('mitä ruokaa teen perjantaina kun jääkaapissa on… – Haku | Kaskimaa')
  })

  it('is the question alone where the title of the page leaves no room', () =>
    expect(searchTitle('makkaraa nuotiolla', 'Tuotteet ja reseptit pitkän viikonlopun grillaukseen | Kaskimaa')).toBe(
      'makkaraa nuotiolla',
    ))

  it.each([['x'.repeat(300)], ['yö '.repeat(100)], [`${'a'.repeat(68)}🥩🥩🥩`], ['kinkku '.repeat(12)]])(
    'is never longer than 70 characters: %s',
    (question) => {
      for (const title of [page, 'T'.repeat(MAX_TITLE_LENGTH), 'Reseptit | Kaskimaa Foodservice Sverige']) {
        const whole = searchTitle(question, title)
        expect([whole.length <= MAX_TITLE_LENGTH, whole.isWellFormed()]).toEqual([true, true])
      }
    },
  )
})
