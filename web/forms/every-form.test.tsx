import { describe, expect, it } from 'vitest'
import { campaignView } from './campaign/campaign.view.ts'
import { complaintView, feedbackView } from './complaint-and-feedback/contact.views.ts'
import { exportContactView } from './export-contact/export-contact.view.ts'
import { foodServiceQuestionView } from './food-service-question/food-service-question.view.ts'
import type { FormView } from './form/form-view.ts'
import { jobApplicationView } from './job-application/job-application.view.ts'
import { meatBrandContactView } from './meat-brand-contact/meat-brand-contact.view.ts'
import { newsReleaseView } from './news-release/news-release.view.ts'
import { newsletterView } from './newsletter/newsletter.view.ts'
import { promotionalPhotoView } from './promotional-photo/promotional-photo.view.ts'
import { questionView } from './question/question.view.ts'
import { salesView } from './sales/sales.view.ts'
import { schoolOrderView } from './school-order/school-order.view.ts'
import { sponsorshipView } from './sponsorship/sponsorship.view.ts'
import { openForm } from './testing/opened-form.tsx'

const required = 'Tämä kenttä on pakollinen'
const ask = 'Syötä sähköpostiosoite.'
const missing = 'Lomakkeelta puuttuu pakollisia tietoja'
const check = 'Tarkista seuraavat kohdat ja lähetä uudelleen.'
const person = ['Etunimi', 'Sukunimi', 'Sähköposti', 'Puhelin']
const sender = ['Etunimi', 'Sukunimi', 'Katuosoite', 'Postinumero', 'Postitoimipaikka', 'Miten haluat vastauksen?']
const materials = [{ label: 'Juliste', link: '/materiaalit#juliste' }]

/** The kinds of releases come by a call. */
function withReleases(view: FormView): FormView {
  const options = [{ value: 'PRM', label: 'Lehdistötiedotteet' }]
  const fields = view.sections.flatMap((section) => section.fields)
  return { ...view, sections: [{ fields: fields.map((field) => ({ ...field, options })) }] }
}

type Row = {
  ids: string
  view: FormView
  send: string
  heading: string
  /** Errors of the empty form: the name of a field, and its text where it is not the usual one. */
  empty: (string | [field: string, text: string])[]
  /** What the summary says where it is not the names of the fields. */
  items?: string[]
}

const rows: Row[] = [
  {
    ids: 'FO-13 complaint',
    view: complaintView('fi', { successPage: '/kiitos' }),
    send: 'Lähetä',
    heading: check,
    empty: ['Tuote', 'Viimeinen käyttöpäivä', 'Ostopaikka', 'Viesti', ...sender],
  },
  {
    ids: 'FO-14 feedback',
    view: feedbackView('fi', { successPage: '/kiitos' }),
    send: 'Lähetä',
    heading: missing,
    empty: ['Viesti', ...sender],
  },
  {
    ids: 'FO-20 sponsorship',
    view: sponsorshipView('fi', { successPage: '/kiitos' }),
    send: 'Lähetä',
    heading: missing,
    empty: ['Yhteisön nimi', 'Mihin tuki käytetään?', ...person],
  },
  {
    ids: 'FO-21 question',
    view: questionView('fi', {}),
    send: 'Lähetä',
    heading: missing,
    empty: ['Kysymyksesi'],
  },
  {
    ids: 'FO-22 promotional photo',
    view: promotionalPhotoView('fi', { rules: '/saannot' }),
    send: 'Osallistu',
    heading: missing,
    empty: [...person, 'Hyväksyn kilpailun säännöt.'],
  },
  {
    ids: 'FO-23 export contact',
    view: exportContactView('en', {}),
    send: 'Send',
    heading: 'Please check the following fields and send again.',
    empty: ['Name', 'Company', 'E-mail', 'Phone', 'Message'].map((name) => [name, 'This field is required']),
    items: ['Name', 'Company', 'E-mail', 'Phone', 'Message'],
  },
  {
    ids: 'FO-24 food-service question',
    view: foodServiceQuestionView('fi', { successPage: '/kiitos' }),
    send: 'Lähetä',
    heading: 'Lomakkeessa on virheitä',
    empty: ['Nimi', 'Sähköposti', 'Viesti'],
    items: ['Nimesi', 'Sähköpostiosoitteesi', 'Viesti'],
  },
  {
    ids: 'FO-25 sales',
    view: salesView('fi', { successPage: '/kiitos' }),
    send: 'Lähetä',
    heading: missing,
    empty: ['Viesti', 'Etunimi', 'Sukunimi', 'Sähköposti'],
  },
  {
    ids: 'FO-26 meat-brand contact',
    view: meatBrandContactView('fi', {}),
    send: 'Lähetä',
    heading: missing,
    empty: [...person, 'Viesti'],
  },
  {
    ids: 'FO-27 school order',
    view: schoolOrderView('fi', { materials, subject: 'Tilaus' }),
    send: 'Lähetä tilaus',
    heading: missing,
    empty: [['Tilattavat materiaalit', 'Valitse materiaalit'], 'Etunimi', 'Sukunimi', 'Sähköposti'],
    items: ['Tilattavat materiaalit: Valitse materiaalit', 'Etunimi', 'Sukunimi', 'Sähköposti'],
  },
  {
    ids: 'job application',
    view: jobApplicationView('fi', { jobs: [{ slug: 'kokki', title: 'Kokki (Lapua)' }] }),
    send: 'Lähetä hakemus',
    heading: missing,
    empty: ['Mitä paikkaa haet?', ...person, 'Kerro itsestäsi'],
  },
  {
    ids: 'FO-28 newsletter',
    view: newsletterView('fi', {}),
    send: 'Tilaa',
    heading: missing,
    empty: [['Sähköposti', ask]],
    items: [`Sähköposti: ${ask}`],
  },
  {
    ids: 'FO-29 news release',
    view: withReleases(newsReleaseView('fi', {})),
    send: 'Tilaa',
    heading: missing,
    empty: [
      ['Sähköposti', ask],
      ['Tiedotteet', 'Valitse vähintään yksi uutiskirje'],
    ],
    items: [`Sähköposti: ${ask}`, 'Tiedotteet: Valitse vähintään yksi uutiskirje'],
  },
  {
    ids: 'FO-30 campaign',
    view: campaignView('fi', { rules: '/saannot', offersNewsletter: false }),
    send: 'Osallistu',
    heading: missing,
    empty: [['Sähköposti', ask], 'Olen vähintään 18-vuotias.', 'Hyväksyn kampanjan säännöt.'],
    items: [`Sähköposti: ${ask}`, 'Olen vähintään 18-vuotias.', 'Hyväksyn kampanjan säännöt.'],
  },
]

describe.each(rows)('$ids', ({ view, send, heading, empty, items }) => {
  it('FO-04 FO-05 says what is missing, at the fields and above the button, and sends nothing', async () => {
    const { press, errors, summary, sent } = await openForm(view)
    press(send)
    await expect.poll(() => summary().heading).toBe(heading)
    const expected = empty.map((field) => (typeof field === 'string' ? [field, required] : field))
    expect(errors()).toEqual(expected)
    expect(summary().items).toEqual(items ?? empty)
    expect(document.activeElement?.className).toBe('form-summary')
    expect(sent).toEqual([])
  })

  it('FO-04 ties each error to its control, which says that it is invalid and required', async () => {
    const { press, summary } = await openForm(view)
    press(send)
    await expect.poll(() => summary().heading).toBe(heading)
    for (const error of document.querySelectorAll('.form-field-invalid > .form-error')) {
      const described = document.querySelector(`[aria-describedby~="${error.id}"]`)
      expect(described?.matches('[aria-invalid="true"][aria-required="true"], fieldset'), error.id).toBe(true)
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.form-summary a')) {
      expect(document.getElementById(link.hash.slice(1))?.matches('input, textarea, select')).toBe(true)
    }
  })

  it('FO-04 marks what is required with an asterisk, and nothing else', async () => {
    await openForm(view)
    const marked = [...document.querySelectorAll('label, legend')].filter((label) => label.textContent?.endsWith('*'))
    const names = marked.map((label) => label.textContent?.replace(/ \*$/, ''))
    const always = ['Mihin haette tukea?', 'Miten ilmoitamme voitosta?', 'Viestin aihe', 'Miten haluat vastauksen?']
    const expected = empty.map((field) => (typeof field === 'string' ? field : field[0]))
    // Which release is chosen is a rule about two fields, so none of them is marked.
    expect(names.filter((name) => !always.includes(name ?? '') || expected.includes(name ?? ''))).toEqual(
      expected.filter((name) => name !== 'Tiedotteet'),
    )
  })
})

it.each([
  [questionView('fi', {}), 'Kysymyksesi', 'Viestissä ei ole mahdollista käyttää erikoismerkkejä.'],
  [foodServiceQuestionView('fi', {}), 'Viesti', 'Erikoismerkit eivät ole sallittuja'],
  [meatBrandContactView('fi', {}), 'Viesti', 'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.'],
])(
  'FO-06 refuses special characters in the words of $form.name, and the summary adds how to mend it',
  async (view, label, text) => {
    const { type, press, errors, summary } = await openForm(view)
    type(label, 'Hyvää <b>päivää</b>')
    press('Lähetä')
    await expect.poll(errors).toContainEqual([label, text])
    expect(summary().items).toContain('Poista viestistä erikoismerkit')
    type(label, 'Hyvää "päivää"! 100 % = ei')
    await expect.poll(errors).toContainEqual([label, text])
    type(label, 'Hyvää "päivää"! 100 %')
    await expect.poll(errors).not.toContainEqual([label, text])
  },
)

it('FO-06 FO-07 FO-23 counts down from 1000 on the export form, and refuses special characters in English', async () => {
  const { type, press, errors, summary, control } = await openForm(exportContactView('en', {}))
  expect([control('Message').maxLength, control('Message').getAttribute('rows')]).toEqual([1000, '6'])
  type('Message', 'Dear Sir #1')
  await expect.poll(() => document.querySelector('.form-counter')?.textContent).toBe('989 characters remaining')
  press('Send')
  await expect.poll(errors).toContainEqual(['Message', 'Special characters are not allowed.'])
  expect(summary().items).toContain('Remove special characters from the message')
})

it('FO-07 announces the counter when typing pauses', async () => {
  const { type, control } = await openForm(questionView('fi', {}))
  expect(control('Kysymyksesi').maxLength).toBe(2000)
  expect(document.querySelector('.form-counter')?.textContent).toBe('2000 merkkiä jäljellä')
  type('Kysymyksesi', 'Hei')
  const announced = () => document.querySelector('.form-counter + [role="status"]')?.textContent
  expect(announced()).toBe('')
  await expect.poll(announced).toBe('1997 merkkiä jäljellä')
})

it('FO-15 hides e-mail and phone where no reply is wanted, and asks for the one that is', async () => {
  const { tick, labels } = await openForm(feedbackView('fi', {}))
  const ways = () => labels().filter((label) => /^(Sähköposti|Puhelin)( \*)?$/.test(label))
  expect(ways()).toEqual(['Sähköposti', 'Puhelin'])
  tick('Sähköpostilla')
  await expect.poll(ways).toEqual(['Sähköposti *', 'Puhelin'])
  tick('Puhelimella')
  await expect.poll(ways).toEqual(['Sähköposti', 'Puhelin *'])
  tick('En tarvitse vastausta')
  await expect.poll(ways).toEqual([])
})

it('FO-18 knows the place of purchase on the shop, and lets nobody change it', async () => {
  const { control } = await openForm(complaintView('fi', { placeOfPurchase: 'Kaskimaan Lihakauppa' }))
  expect([control('Ostopaikka').value, control('Ostopaikka').disabled]).toEqual(['Kaskimaan Lihakauppa', true])
})

it('FO-20 offers the three subjects to the letter, the first chosen', async () => {
  await openForm(sponsorshipView('fi', {}))
  const subjects = [...document.querySelectorAll<HTMLInputElement>('[name="Subject"]')]
  expect(subjects.map(({ value, checked }) => [value, checked])).toEqual([
    ['Lasten ja nuorten liikunta', true],
    ['Muu joukkuetoiminta Atrian tehdaspaikkakunnilla', false],
    ['Koulujen ja oppilaitosten hyvän mielen toiminta', false],
  ])
})
