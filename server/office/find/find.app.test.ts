import { expect, it } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { customerStore } from '#server/capabilities/customers/customers.store.ts'
import { aProduct } from '#server/testing/a-page.ts'
import { anAccount } from '#server/testing/customer.ts'
import { ordering } from '#server/testing/ordering.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

type Roles = Parameters<typeof aStaffBrowser>[2]['roles']

/** A shop with an order of Aino Ostaja, whose mail is aino@example.com, and the customer Veera Virtanen. */
async function anOffice() {
  const shop = await ordering()
  const { database } = shop
  await shop.press(await shop.aCart({ 'LK-1004': 1 }), '23,80')
  const { number } = await shop.order()
  const id = await anAccount(database, 'veera@example.fi')
  const address = {
    firstName: 'Veera',
    lastName: 'Virtanen',
    streetAddress: 'Katu 1',
    postalCode: '00100',
    city: 'Helsinki',
  }
  await customerStore(database.sql).saveDetails(id, { deliveryAddress: address })
  const app = await runningApp({ database })
  await savePages(app.content, [aProduct('poron-liha', { site: 'lihakauppa', title: 'Savustettu 100 % poro' }, {})])
  const found = async (roles: Roles, q: string) => {
    const { get } = await aStaffBrowser(app, database, { roles })
    const { body } = await get(`/api/office/find?q=${encodeURIComponent(q)}`)
    return (body.found as { kind: string; id: string }[]).map(({ kind, id }) => `${kind} ${id}`)
  }
  return { app, database, found, order: `order ${number}`, number }
}

it('OF-06: finds orders by number, name and mail, customers, products and pages, by their beginnings', async () => {
  const { found, order, number, app } = await anOffice()
  const service: Roles = ['service']
  const address = `http://lihakauppa.localhost:${app.port}/tuotteet/poron-liha`
  const questions = [
    [String(number), order],
    [String(number).slice(0, 3), order],
    ['ostaja', order],
    ['Aino Ost', order],
    ['ostaja aino', order],
    ['AINO@exam', order],
    ['virta', 'customer veera@example.fi'],
    ['veera vir', 'customer veera@example.fi'],
    ['veera@', 'customer veera@example.fi'],
    ['lk-1004', 'product LK-1004'],
    ['tuote 4', 'product LK-1004'],
    ['ettu 100 %', `page ${address}`],
    ['/poron-l', `page ${address}`],
  ] as const
  for (const [question, expected] of questions)
    expect([question, await found(service, question)]).toEqual([question, expect.arrayContaining([expected])])
  expect(await found(service, '%')).toEqual([`page ${address}`])
  expect(await found(service, '_____')).toEqual([])
  expect(await found(service, `${number}0`)).toEqual([])
})

it('OF-03, OF-06: finds only what the roles may see', async () => {
  const { found, order } = await anOffice()
  const kinds = async (roles: Roles) => {
    const all = [
      await found(roles, 'aino'),
      await found(roles, 'ostaja'),
      await found(roles, 'virtanen'),
      await found(roles, 'tuote'),
    ]
    return [...new Set(all.flat().map((each) => each.split(' ', 1)[0]))].sort()
  }
  expect(await kinds(['editor'])).toEqual(['page'])
  expect(await kinds(['admin'])).toEqual(['order', 'page'])
  expect(await kinds(['shop'])).toEqual(['order', 'page', 'product'])
  expect(await kinds(['service'])).toEqual(['customer', 'order', 'page', 'product'])
  expect(await found(['shop'], 'ostaja')).toEqual([order])
})
