import { expect, it } from 'vitest'
import { exportContact } from '#contract/forms/export-contact.form.ts'
import { brokenRule } from '#contract/forms/validate-field.ts'
import { MAX_QUERY_LENGTH } from '#contract/search/search-limits.ts'
import { languages } from '#contract/site.ts'
import { quoteAddress, quoteRequest } from './quote-address.ts'

it('leads to the form with the product in its message, and with lines for the rest', () => {
  const address = new URL(quoteAddress('/contact#form', 'Beef trimmings 90/10 & more', 'EX-6010', 'en'), 'http://a')
  expect([address.pathname, address.hash]).toEqual(['/contact', '#form'])
  expect(address.searchParams.get('message')).toBe(
    'Please quote: Beef trimmings 90/10 + more (EX-6010).\nQuantity:\nPort or place of delivery:\nCertificates:',
  )
  expect(quoteAddress('/contact', 'Rib', 'EX-1', 'en')).not.toContain('#')
})

it.each(languages)('fills in nothing that the form would refuse or cut, in %s', (language) => {
  for (const title of ['Säckchen – 2×5 kg, „extra“', 'Häränhäntä™ [A] <b> & *', 'Ä'.repeat(120)]) {
    const request = quoteRequest(title, 'ABCDEFGHIJ-123456789', language)
    expect(brokenRule(exportContact.fields.Message, request, true), request).toBeUndefined()
    expect(request.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
    expect(request).toContain('(ABCDEFGHIJ-123456789).')
    expect(request.split('\n')).toHaveLength(4)
  }
})
