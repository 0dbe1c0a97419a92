import { expect, it } from 'vitest'
import { CAMPAIGN_JOIN_ID } from '#contract/forms/campaigns.ts'
import { dataUrl, formSender, picture } from '#server/testing/form-sender.ts'

const sender = {
  Firstname: 'Maija',
  Lastname: 'Mäkelä',
  StreetAddress: 'Kotikatu 1',
  PostalCode: '60100',
  City: 'Seinäjoki',
  Phone: '',
  Email: 'maija@example.fi',
  ContactByEmail: true,
  ContactByPhone: false,
  NoContact: false,
  Message: 'Hyvää päivää!',
  ProductId: 41,
  ProductName: 'Lauantaimakkara',
  HealthDataProcessingConsent: true,
}
const person = { FirstName: 'Maija', LastName: 'Mäkelä', Phone: '0401234567', Email: 'maija@example.fi' }
const business = {
  FullName: 'Maija Mäkelä',
  Company: 'Oy',
  Message: 'Hei!',
  Email: 'maija@example.fi',
  Phone: '0401',
  CustomerId: '',
}
const reference = expect.stringMatching(/^K-\w{4}-\w{4}$/)
const file = async () => [{ Name: 'kuva.jpg', Data: dataUrl('image/jpeg', await picture()) }]

/** Section 3 of the document, in its own casing. */
const payloads: [id: string, path: string, body: (token: string) => Promise<object>, answer: object, site?: string][] =
  [
    [
      'FO-13',
      '/api/contact/retail/reclamation',
      async (MTCaptchaToken) => ({
        Data: { ...sender, BatchNumber: 'L1', ExpirationDate: '2026-11-20', PlaceOfPurchase: 'Kauppa' },
        Files: await file(),
        MTCaptchaToken,
      }),
      { isSuccess: true, reference },
    ],
    [
      'FO-14',
      '/api/contact/retail/feedback',
      async (MTCaptchaToken) => ({ Data: sender, Files: null, MTCaptchaToken }),
      { isSuccess: true, reference },
    ],
    [
      'FO-20',
      '/api/contact/retail/sponsor',
      async (MTCaptchaToken) => ({
        Data: {
          Subject: 'Lasten ja nuorten liikunta',
          Groupname: 'Pallo',
          EventDate: '2026-12-24',
          Message: 'Turnaus.',
          Firstname: 'Maija',
          Lastname: 'Mäkelä',
          Email: 'maija@example.fi',
          Phone: '0401',
        },
        Files: [],
        MTCaptchaToken,
      }),
      { isSuccess: true, reference },
    ],
    [
      'FO-21',
      '/api/contact/retail/question',
      async (MTCaptchaToken) => ({ Data: { Message: 'Miten?' }, MTCaptchaToken }),
      { isSuccess: true, reference },
    ],
    [
      'FO-22',
      '/api/contact/promotionalphoto',
      async (MTCaptchaToken) => {
        const Files = await file()
        return { Data: { ...person, Files, MethodOfContact: 'email' }, Files, MTCaptchaToken, MethodOfContact: 'email' }
      },
      { isSuccess: true, reference },
    ],
    [
      'FO-26',
      '/api/contact/mfcontact',
      async (MTCaptchaToken) => ({ Data: { ...person, Message: 'Hei!' }, Files: await file(), MTCaptchaToken }),
      { data: { isSuccess: true, reference } },
    ],
    [
      'FO-24',
      '/api/contact/business/requestcontact',
      async (MTCaptchaToken) => ({
        Data: { Subject: 'Kysy asiantuntijalta', ...business },
        Files: null,
        MTCaptchaToken,
      }),
      { isSuccess: true, reference },
    ],
    [
      'FO-23',
      '/api/contact/business/requestcontact',
      async (MTCaptchaToken) => ({
        Data: { Subject: 'Export', ...business, ContentId: 7 },
        Files: null,
        MTCaptchaToken,
      }),
      { isSuccess: true, reference },
    ],
    [
      'FO-25',
      '/api/fs/salesform',
      async (captchaToken) => ({
        firstName: 'Maija',
        lastName: 'Mäkelä',
        email: 'maija@example.fi',
        phone: '',
        organization: 'Koulu',
        product: { productId: 41, title: 'Kinkku' },
        message: 'Hei!',
        customerNumber: '1234567',
        formType: 'Feedback',
        contactRequest: 'Email',
        captchaToken,
      }),
      { isSuccess: true, reference },
    ],
    [
      'FO-27',
      '/api/contact/school-material/request',
      async (MTCaptchaToken) => ({
        Data: {
          FirstName: 'Maija',
          LastName: 'Mäkelä',
          School: 'Koulu',
          Region: 'Pohjanmaa',
          Email: 'maija@example.fi',
          Materials: ['Ruokakolmio'],
          Links: ['https://example.fi/a.pdf'],
          Message: 'Hei!',
          Subject: 'Tilaus',
        },
        MTCaptchaToken,
      }),
      { isSuccess: true, reference },
    ],
    [
      'FO-28',
      '/api/newsletter/subscribe',
      async () => ({ email: 'maija@example.fi' }),
      { success: true },
      'lihakauppa',
    ],
    [
      'FO-30',
      '/api/campaign/participate',
      async () => ({
        email: 'maija@example.fi',
        join: CAMPAIGN_JOIN_ID,
        isAdult: 'true',
        subscribeToCinCinVinoNewsletter: 'false',
      }),
      { success: true },
      'cincin',
    ],
    [
      'FO-29',
      '/api/cision-liana/subscribe',
      async () => ({
        email: 'maija@example.fi',
        recaptchaToken: '',
        informationTypes: ['press'],
        subscribeToUutiskirje: true,
      }),
      { success: true },
      'yritys',
    ],
  ]

it.each(payloads)('%s: %s takes the payload of the document', async (_id, path, body, answer, site = 'kuluttaja') => {
  const { token, post } = await formSender()
  expect(await post(path, await body(await token()), { site })).toEqual({ status: 200, body: answer })
})

it('FO-10, FO-16: stores a form with its files and consent, and mails it to the recipient of site and form', async () => {
  const { token, post, stored, storedFiles, storage, clerkMails } = await formSender()
  const [, path, body] = payloads[0] as (typeof payloads)[0]
  await post(path, await body(await token()))
  const [row] = await stored()
  expect(row).toMatchObject({
    site: 'kuluttaja',
    form: 'complaint',
    email: 'maija@example.fi',
    values: { Firstname: 'Maija', ProductId: '41', ProductName: 'Kaskimaa Lauantaimakkara' },
    consent: { given: true, textVersion: '2026-11-16' },
  })
  const [stored1] = await storedFiles()
  expect(stored1).toMatchObject({ submission: row?.id, name: 'kuva.jpg', type: 'image/jpeg' })
  await expect.poll(() => clerkMails().length).toBe(1)
  expect(clerkMails()[0]).toMatchObject({
    subject: 'Reklamaatio: Kaskimaa Lauantaimakkara, Seinäjoki',
    to: 'reklamaatiot@kaskimaa.example',
    replyTo: 'maija@example.fi',
    id: row?.id,
    from: { name: 'Kaskimaa', address: 'ala-vastaa@kaskimaa.example' },
    attachments: [{ filename: 'kuva.jpg', contentType: 'image/jpeg' }],
  })
  expect(await storage.get(`submissions/${stored1?.id}`)).toEqual(clerkMails()[0]?.attachments?.[0]?.content)
})

it('FO-16: takes a complaint without consent to health data, and records that', async () => {
  const { token, post, stored } = await formSender()
  const Data = { ...sender, HealthDataProcessingConsent: false }
  await post('/api/contact/retail/feedback', { Data, Files: null, MTCaptchaToken: await token() })
  expect((await stored())[0]?.consent).toMatchObject({ given: false, textVersion: '2026-11-16' })
})

it('FO-09: refuses with 400, field errors in the visitor’s language and the shape of the call, and stores nothing', async () => {
  const { token, post, stored } = await formSender()
  const Data = { ...sender, Message: '<b>', Firstname: 5, City: '', Email: 'x\r\nBcc: y@example.fi' }
  const path = '/api/contact/retail/feedback'
  expect(await post(path, { Data, Files: null, MTCaptchaToken: await token() })).toEqual({
    status: 400,
    body: {
      isSuccess: false,
      code: 'REQUEST_INVALID',
      message: 'Tiedoissa on virhe. Tarkista ne ja yritä uudelleen.',
      fields: {
        Message: 'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.',
        Firstname: 'Tieto on väärässä muodossa.',
        City: 'Tämä kenttä on pakollinen',
        Email: 'Syötä sähköpostiosoite.',
      },
    },
  })
  const english = await post('/api/contact/mfcontact', { Data: {}, Files: [] }, { site: 'export', language: 'en' })
  expect(english).toMatchObject({
    status: 400,
    body: { data: { isSuccess: false }, fields: { FirstName: 'This field is required' } },
  })
  expect(await post('/api/newsletter/subscribe', { email: 'a@example.info' })).toMatchObject({
    status: 400,
    body: { success: false, fields: { email: 'Syötä sähköpostiosoite.' } },
  })
  expect(await stored()).toEqual([])
})

it.each(['/api/contact/retail/question', '/api/contact/mfcontact'])(
  'FO-07, FO-09: %s says that a message of 1 MB is too long',
  async (path) => {
    const { token, post, stored } = await formSender()
    const Data = { ...person, Message: 'x'.repeat(1024 * 1024) }
    expect(await post(path, { Data, Files: null, MTCaptchaToken: await token() })).toMatchObject({
      status: 400,
      body: { fields: { Message: 'Teksti on liian pitkä.' } },
    })
    expect(await stored()).toEqual([])
  },
)

it('keeps names as text: they are escaped in the HTML part of the mails, and break no header', async () => {
  const { token, post, mails } = await formSender()
  const Data = {
    ...sender,
    City: 'Vaasa, Bcc: x@y.fi',
    Firstname: '<script>alert(1)</script>',
    Lastname: '"; Bcc: x@y.fi',
  }
  await post('/api/contact/retail/feedback', { Data, Files: null, MTCaptchaToken: await token(), Unknown: { a: 1 } })
  await expect.poll(() => mails.length).toBe(2)
  for (const { subject, html, text } of mails) {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>')
    expect(text).toContain('Etunimi: <script>alert(1)</script>')
    expect(subject).not.toContain('\n')
  }
})
