import { describe, expect, it } from 'vitest'
import type { OrderLine, OrderMailKind, OrderSnapshot } from '#contract/shop/order-snapshot.ts'
import { languages, type Theme } from '#contract/site.ts'
import { cents } from '#contract/values/money.ts'
import { sites } from '#sites/all.ts'
import { orderMail } from './order-mail.ts'

const meat: OrderLine = {
  code: 'LK-1',
  name: 'Kinkku <iso>',
  category: 'Joulu',
  quantity: 2,
  price: cents(1590),
  vatRate: 135,
  vatClass: 'food',
}
const card: OrderLine = {
  ...meat,
  code: 'LK-2',
  name: 'Lahjakortti',
  quantity: 1,
  price: cents(5000),
  vatRate: null,
  vatClass: 'voucher',
}
const address = {
  firstName: 'Aino',
  lastName: 'Ostaja',
  streetAddress: 'Kotikatu 1',
  postalCode: '00100',
  city: 'Helsinki',
}

const snapshot: OrderSnapshot = {
  lines: [meat],
  codes: [],
  amounts: {
    subTotal: cents(3180),
    orderDiscount: cents(318),
    shipping: cents(790),
    handling: cents(0),
    loyalty: cents(0),
    refund: cents(0),
    giftCard: cents(1000),
    vat: cents(434),
    total: cents(2652),
    vatParts: [{ rate: 135, gross: cents(3652), tax: cents(434) }],
  },
  deliveryAddress: address,
  billingAddress: null,
  email: 'aino@example.com',
  phone: '+358 501231231',
  slot: { date: '2026-12-22', time: '16:00-20:00', label: '22.12.2026 16.00–20.00' },
  paymentMethodCode: 'FI50',
  additionalInformation: 'Ovikoodi <1234>',
}
const order = {
  number: 100001,
  language: 'fi' as const,
  snapshot,
  createdAt: new Date('2026-11-16T22:30:00Z'),
  placedAt: new Date('2026-11-16T22:31:00Z'),
}
const links = {
  orderAt: 'https://kauppa.example/tilaus/t',
  withdrawAt: 'https://kauppa.example/peruutus',
  termsAt: 'https://kauppa.example/toimitusehdot',
}
const mail = (kind: OrderMailKind, lines: OrderLine[] = [meat]) =>
  orderMail({
    kind,
    order: { ...order, snapshot: { ...snapshot, lines } },
    siteName: 'Lihakauppa',
    contact: 'kauppa@example.com',
    cancelUntil: new Date('2026-12-21T10:00:00Z'),
    pictureOf: (code) => ({ src: `https://kauppa.example/media/${code}.jpg`, width: 160, height: 80 }),
    colors: sites.find(({ id }) => id === 'lihakauppa')?.theme.colors as Theme['colors'],
    ...links,
  })

describe('SH-15: the confirmation', () => {
  const { subject, text, html } = mail('confirmation')

  it.each([
    ['number and time, in Finland', /tilauksestasi 100001 \(17\.11\.2026 0?0\.31\)/],
    ['each product with its price', /Kinkku <iso>, 2 kpl × 15,90 €: 31,80 €/],
    ['the discount', /Alennus: −3,18 €/],
    ['the delivery charge', /Toimitus: 7,90 €/],
    ['what a gift card paid', /Lahjakortti: −10,00 €/],
    ['the total', /Maksettu yhteensä: 26,52 €/],
    ['the tax by rate', /arvonlisäveroa 13,5 %: veroton 32,18 €, vero 4,34 €/],
    ['weekday, time and address of the delivery', /tiistai 22\.12\.2026 klo 16–20[\s\S]*Kotikatu 1, 00100 Helsinki/],
    [
      'what happens next',
      /kylmäautolla: tiistai 22\.12\.2026 klo 16–20, Kotikatu 1\.[\s\S]*soittaa numeroon \+358 501231231/,
    ],
    ['that food cannot be returned, and why', /ei ole peruuttamisoikeutta.*6 luvun 16 §/],
    ['until when to cancel, with the time', /perua tilauksen maksutta omalla tililläsi ma 21\.12\. klo 12\.00 asti/],
    ['what to do about a defect, and who helps in a dispute', /virheestä[\s\S]*kuluttajariita\.fi/],
    ['the terms', /kauppa\.example\/toimitusehdot/],
    ['the seller', /Kaskimaa Oyj, Kaskimaantie 3, 60100 Seinäjoki, kauppa@example\.com, \+358/],
    ['the page of the order', /kauppa\.example\/tilaus\/t/],
  ])('has %s, in text and HTML', (_what, wanted) => {
    expect(text.replaceAll('\u00a0', ' ')).toMatch(wanted)
    const asText = html
      .replace(/<\/th><td[^>]*>/g, ': ')
      .replace(/<a href="([^"]*)"[^>]*>[^<]*<\/a>/g, '$1')
      .replace(/<[^>]*>/g, '\n')
      .replaceAll('\u00a0', ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
    expect(asText).toMatch(wanted)
  })

  it('shows each product with its picture by an absolute address, in the colours of the shop', () => {
    expect(html).toContain('<img src="https://kauppa.example/media/LK-1.jpg" alt="" width="64" height="32"')
    expect(html).toContain('background:#6d0f1b;color:#fff1e3')
    expect(html).toContain('background:#d2402a;color:#ffffff')
    // Nothing of it is only in the HTML.
    expect(text).not.toContain('undefined')
    expect(text).toMatch(/MITÄ SEURAAVAKSI\?\n1\. /)
  })

  it('shows what people wrote as text', () => {
    expect(subject).toBe('Tilausvahvistus 100001: Lihakauppa')
    expect(html).toContain('Ovikoodi &lt;1234&gt;')
    expect(html).not.toContain('<iso>')
  })

  it('offers withdrawal for gift cards and not for food', () => {
    expect(text).not.toContain('/peruutus')
    const cards = mail('confirmation', [card]).text
    expect(cards).toMatch(/14 päivän kuluessa.*kauppa\.example\/peruutus/)
    expect(cards).toContain('ei koskaan postissa')
    expect(cards).not.toContain('ei ole peruuttamisoikeutta')
  })
})

it.each(languages)('every mail has subject, text and HTML in %s, without a placeholder left', (language) => {
  const kinds: OrderMailKind[] = [
    'confirmation',
    'packed',
    'delivered',
    'cancelled',
    'refund-due',
    'refund',
    'gift-card',
    'withdrawal-link',
    'withdrawal',
    'changed',
    'missing',
  ]
  for (const kind of kinds) {
    const written = orderMail({
      kind,
      order: { ...order, language },
      siteName: 'Lihakauppa',
      contact: 'kauppa@example.com',
      ...links,
      refund: { amount: cents(100), toCodes: cents(50) },
      change: { name: 'Kinkku', quantity: 1, replacement: null, refunded: cents(100) },
      withdrawal: {
        name: 'Aino',
        createdAt: order.createdAt,
        lines: [{ code: 'LK-2', name: 'Kortti', quantity: 1, linePrice: cents(5000) }],
      },
      confirmAt: 'https://kauppa.example/vahvista-peruutus/t',
      cards: [{ code: 'AAAA-BBBB-CCCC-DDDD', amount: 5000 }],
    })
    for (const part of Object.values(written)) {
      expect(part.length).toBeGreaterThan(10)
      expect(part).not.toMatch(/\{\w+\}/)
    }
  }
})
