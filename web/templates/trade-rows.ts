import type { Trade } from '#contract/content/trade.ts'
import { type Language, langAttribute } from '#contract/site.ts'
import { numberText } from '#web/format/number-text.ts'
import { message, pluralForms } from '#web/messages/message.ts'
import { pluralForm } from '#web/messages/plural.ts'

/** The rows of a trade specification, on the page and on the data sheet. */
export function tradeRows(trade: Trade, language: Language): [string, string][] {
  const { hsCode, pieces, carton, pallet, container, markets, certificates } = trade
  const figure = (value: number) => numberText(value, 1, language)
  const kilos = (kg: number) => `${figure(kg)}\u00a0kg`
  const millimetres = (...sides: number[]) => `${sides.map(figure).join('\u00a0×\u00a0')}\u00a0mm`
  const cartons = (count: number) => {
    const forms = pluralForms(language, carton.unit === 'block' ? 'tradeBlocks' : 'cartons')
    return pluralForm(forms, count, language).replace('{count}', figure(count))
  }
  const rows: [string, string | undefined][] = [
    [message(language, 'tradeCode'), hsCode],
    [
      message(language, 'tradePieces'),
      pieces && (pieces.from === pieces.to ? figure(pieces.from) : `${figure(pieces.from)}–${figure(pieces.to)}`),
    ],
    [
      message(language, carton.unit === 'block' ? 'tradeBlock' : 'tradeCarton'),
      millimetres(carton.length, carton.width, carton.height),
    ],
    [message(language, 'tradeNet'), kilos(carton.netKg)],
    [message(language, 'tradeGross'), kilos(carton.grossKg)],
    [
      message(language, 'tradePallet'),
      `${millimetres(pallet.width, pallet.length)}, ${message(language, pallet.kind)}`,
    ],
    [
      message(language, 'tradeLoad'),
      message(language, 'tradeLayers', {
        cartons: cartons(pallet.cartons),
        layers: pallet.layers,
        weight: kilos(pallet.cartons * carton.netKg),
      }),
    ],
    [message(language, 'tradePalletHeight'), millimetres(pallet.height)],
    [message(language, 'tradePalletGross'), kilos(pallet.grossKg)],
    [
      message(language, 'tradeContainer'),
      container && `${cartons(container.cartons)} = ${kilos(container.cartons * carton.netKg)}`,
    ],
    [message(language, 'tradeMarkets'), marketNames(markets, language)],
    [message(language, 'tradeCertificates'), certificates.join(' · ') || undefined],
  ]
  return rows.filter((row): row is [string, string] => row[1] !== undefined)
}

function marketNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(langAttribute[language], { type: 'region' })
  return codes.map((code) => names.of(code) ?? code).join(', ')
}
