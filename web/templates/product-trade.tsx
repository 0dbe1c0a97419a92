import type { Trade } from '#contract/content/trade.ts'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { tradeRows } from './trade-rows.ts'

/** What an importer and a forwarder need, as a table that can be copied into a spreadsheet. */
export function ProductTrade({ trade, language }: { trade: Trade; language: Language }) {
  return (
    <section className="product-trade wrap">
      <h2>{message(language, 'trade')}</h2>
      <table className="item-table">
        <tbody>
          {tradeRows(trade, language).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{message(language, 'tradeMarketsNote')}</p>
    </section>
  )
}
