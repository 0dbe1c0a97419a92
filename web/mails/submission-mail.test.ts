import { describe, expect, it } from 'vitest'
import { contactForms } from '#contract/forms/forms.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { languages } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { receiptMail, submissionMail } from './submission-mail.ts'

const sent = { id: 'a-uuid', reference: 'K-7F3M-92QD', createdAt: new Date('2026-11-18T03:20:00Z'), fileNames: [] }
type Name = (typeof contactForms)[number]['name']

const filled = (name: Name, more: object = {}) => {
  const form = contactForms.find((each) => each.name === name) as (typeof contactForms)[number]
  return { ...sent, form: name, language: 'fi' as const, values: { ...filledIn(form), ...more } }
}
const mailOf = (name: Name, more: object = {}) => submissionMail(filled(name, more), 'Kaskimaa', 'fi')

it('the mail of a complaint has the number, and the fields in the order and words of the form', () => {
  const values = { ProductId: 'KA-2003', ProductName: 'Keittokinkku 300 g', Message: 'Pussi auki.\nHaisee.' }
  const complaint = { ...filled('complaint', values), fileNames: ['kuva.jpg'] }
  const { subject, text } = submissionMail(complaint, 'Kaskimaa', 'fi')
  expect(subject).toBe('Reklamaatio: Keittokinkku 300 g, Seinäjoki')
  expect(text).toBe(
    [
      ...['Lomake: Reklamaatio', 'Viitenumero: K-7F3M-92QD', 'Saapunut: 18.11.2026 05.20', ''],
      ...['TUOTTEEN TIEDOT', '', 'Tuote: Keittokinkku 300 g (KA-2003)', 'Viimeinen käyttöpäivä: 20.11.2026'],
      ...['Eränumero: L 1234', 'Ostopaikka: Kauppa, Seinäjoki', 'Viesti:', 'Pussi auki.', 'Haisee.'],
      ...['Kuvat tuotteesta: kuva.jpg', '', 'YHTEYSTIETOSI', '', 'Etunimi: Maija', 'Sukunimi: Mäkelä'],
      ...['Katuosoite: Kotikatu 1 A', 'Postinumero: 60100', 'Postitoimipaikka: Seinäjoki'],
      ...['Miten haluat vastauksen? Sähköpostilla', 'Sähköposti: maija@example.fi', 'Puhelin: 040 123 4567'],
      `${message('fi', 'labelHealthConsent')} Ei`,
      ...['', 'a-uuid', '', 'Kaskimaa'],
    ].join('\n'),
  )
})

describe('the subject', () => {
  it.each([
    ['feedback', { ProductId: 0, ProductName: '' }, 'Palaute: Seinäjoki'],
    ['sponsorship', {}, 'Sponsorointihakemus: Seinäjoen Pallo'],
    ['question', { Message: 'Miten\ntämä säilyy?' }, 'Kysymys: Miten tämä säilyy?'],
    ['promotional-photo', {}, 'Kuvakilpailu: Maija Mäkelä'],
    ['meat-brand-contact', {}, 'Yhteydenotto: Maija Mäkelä'],
    ['export-contact', { Subject: 'Pork' }, 'Vientiyhteydenotto: Ravintola Oy, Pork'],
    ['food-service-question', {}, 'Kysymys asiantuntijalle: Maija Mäkelä, Ravintola Oy'],
    ['sales', { organization: 'Koulu' }, 'Ammattilaisen yhteydenotto: Kinkku, Koulu'],
    ['school-order', { School: 'Törnävän koulu' }, 'Kouluaineiston tilaus: Törnävän koulu'],
  ] as const)('of %s says what tells it from others', (name, more, subject) => {
    expect(mailOf(name, more).subject).toBe(subject)
  })
})

it('has materials with their full addresses as links, and the page that a form came from', () => {
  const links = ['https://koulu.example/materiaalit/a', 'https://koulu.example/materiaalit/b']
  const order = filled('school-order', { Materials: ['Hävikki', 'Ketju <1>'], Links: links, Subject: 'Tilaus' })
  const { text, html } = submissionMail({ ...order, page: 'https://koulu.example/tilaa' }, 'Koulu', 'fi')
  expect(text).toContain(`Hävikki\n${links[0]}\nKetju <1>\n${links[1]}`)
  expect(text).toContain('Aihe: Tilaus')
  for (const link of [...links, 'https://koulu.example/tilaa']) expect(html).toContain(`<a href="${link}"`)
  expect(html).toContain('Ketju &lt;1&gt;')
})

it('says values in words, and in which language the sender wrote', () => {
  const { text } = submissionMail({ ...filled('sales', { contactRequest: 'Phone' }), language: 'en' }, 'Kaskimaa', 'fi')
  expect(text).toContain('Lähettäjän kieli: englanti')
  expect(text).toContain('Miten haluat vastauksen? Puhelimella')
  expect(text).not.toMatch(/\b(?:Phone|Feedback|true|false)\b/)
})

describe.each(languages)('in %s', (language) => {
  it.each(contactForms.map(({ name }) => name))(
    'both mails of %s are whole, without a placeholder or undefined',
    (name) => {
      const shown = { ...filled(name), language }
      for (const mail of [submissionMail(shown, 'Kaskimaa', language), receiptMail(shown, 'Kaskimaa')]) {
        for (const part of Object.values(mail)) {
          expect(part.length).toBeGreaterThan(10)
          expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
        }
        expect(mail.text).toContain('K-7F3M-92QD')
      }
    },
  )
})

it('the receipt has nothing that the sender wrote in its subject', () => {
  const { subject, text } = receiptMail(filled('complaint', { ProductName: 'Osta tästä', City: 'Osta' }), 'Kaskimaa')
  expect(subject).toBe('Kaskimaa: lomakkeesi on perillä (K-7F3M-92QD)')
  expect(text).toContain('Jos et lähettänyt lomaketta itse')
})
