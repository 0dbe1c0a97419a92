import { hash } from 'node:crypto'
import { escaped } from './messages.ts'
import { methods } from './methods.ts'
import { fromCents, type Payment, statusCodeOf, toCents, totalOf } from './payment.ts'

/** The pages that a payer sees, in Finnish: this service is never used by anybody but people who try the shop. */
export type Page = { status: number; html: string; headers: Readonly<Record<string, string>> }

const style = `
:root { color: #1f2a33; background: #eef2f5; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
.notice { padding: .75rem 1rem; background: #ffdf6b; color: #1f1a00; text-align: center; font-weight: 600; }
main { box-sizing: border-box; max-width: 38rem; margin: 1.5rem auto; padding: 1.5rem; background: #fff; border-radius: .75rem; box-shadow: 0 1px 4px #0003; overflow-wrap: anywhere; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.125rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem 0; border-bottom: 1px solid #d5dde3; text-align: left; vertical-align: top; font-weight: 400; }
td { padding-left: 1rem; text-align: right; white-space: nowrap; }
tfoot th, tfoot td { border: 0; font-weight: 700; font-size: 1.25rem; }
fieldset { margin: 1.5rem 0; padding: 0; border: 0; }
legend { padding: 0; font-size: 1.125rem; font-weight: 700; }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; }
input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: #0b5f4b; }
.choices { display: grid; gap: .75rem; }
button, .button { box-sizing: border-box; display: block; width: 100%; min-height: 3rem; padding: .7rem 1rem; border: 2px solid #0b5f4b; border-radius: .5rem; background: #fff; color: #0b5f4b; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.main, .button { background: #0b5f4b; color: #fff; }
button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid #1b5fd0; outline-offset: 2px; }
@media (max-width: 40rem) { main { margin: 0; border-radius: 0; } }
`

export function payPage(payment: Payment): Page {
  const { fields, state } = payment
  if (state === 'paid') return donePage(payment)
  const chosen = payment.method || (Object.keys(methods)[0] ?? '')
  const choices = Object.entries(methods).map(
    ([code, name]) =>
      `<label><input type="radio" name="method" value="${code}"${code === chosen ? ' checked' : ''}> ${escaped(name)}</label>`,
  )
  const body = `
<h1>Maksa tilaus ${escaped(fields.pmt_orderid ?? '')}</h1>
<p>Maksun saaja: Kaskimaan lihakauppa. Viite ${escaped(fields.pmt_reference ?? '')}.</p>
${state === 'delayed' ? '<p role="status">Maksu odottaa. Voit maksaa sen nyt.</p>' : ''}
${linesOf(payment)}
<form method="post">
<fieldset><legend>Maksutapa</legend>${choices.join('')}</fieldset>
<div class="choices">
<button class="main" name="choice" value="approve">Hyväksy maksu</button>
<button name="choice" value="delay">Maksa myöhemmin</button>
<button name="choice" value="fail">Anna maksun epäonnistua</button>
<button name="choice" value="cancel">Peruuta ja palaa kauppaan</button>
</div>
</form>`
  return page(200, `Maksa ${amountOf(payment)}`, body, returnOriginsOf(payment))
}

function donePage(payment: Payment): Page {
  const { fields } = payment
  const isReturned = statusCodeOf(payment) === '99'
  const body = `
<h1>${isReturned ? 'Maksu on palautettu' : 'Maksu on maksettu'}</h1>
<p>Tilaus ${escaped(fields.pmt_orderid ?? '')}, ${amountOf(payment)}. Sinun ei tarvitse maksaa uudelleen.</p>
<form method="post"><button class="main" name="choice" value="approve">Palaa kauppaan</button></form>`
  return page(200, isReturned ? 'Maksu on palautettu' : 'Maksu on maksettu', body, returnOriginsOf(payment))
}

export function unknownPage(): Page {
  const body = '<h1>Maksua ei löydy</h1><p>Palaa kauppaan ja aloita maksaminen uudelleen.</p>'
  return page(404, 'Maksua ei löydy', body, [])
}

function linesOf(payment: Payment): string {
  const { fields } = payment
  const rows = Array.from({ length: Number(fields.pmt_rows) }, (_, index) => {
    const field = (name: string) => fields[`pmt_row_${name}${index + 1}`] ?? ''
    const quantity = field('quantity') === '1' ? '' : ` × ${field('quantity')}`
    const cents = toCents(field('price_gross')) * Number(field('quantity'))
    return `<tr><th scope="row">${escaped(field('name'))}${quantity}</th><td>${euros(cents)}</td></tr>`
  })
  return `<h2 id="lines">Ostokset</h2><table aria-labelledby="lines"><tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Yhteensä</th><td>${amountOf(payment)}</td></tr></tfoot></table>`
}

function amountOf(payment: Payment): string {
  return euros(totalOf(payment))
}

function euros(cents: number): string {
  return `${cents < 0 ? '−' : ''}${fromCents(Math.abs(cents))}\u00a0€`
}

/** `form-action` applies to the redirects after a form, too. */
function returnOriginsOf({ fields }: Payment): string[] {
  const { pmt_okreturn: ok = '', pmt_errorreturn: error = '', pmt_cancelreturn: cancel = '' } = fields
  return [...new Set([ok, error, cancel, fields.pmt_delayedpayreturn ?? ''].map((address) => new URL(address).origin))]
}

function page(status: number, title: string, body: string, formTargets: readonly string[]): Page {
  const html = `<!doctype html>
<html lang="fi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – testimaksu</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header class="notice">Testimaksu: oikeaa rahaa ei siirry.</header>
<main>${body}</main>
</body>
</html>
`
  const styleHash = hash('sha256', style, 'base64')
  return {
    status,
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; form-action 'self' ${formTargets.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  }
}
