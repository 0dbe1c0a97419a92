import { nameOf, type OrderToPack } from '../read-packing.ts'
import { newDocument, Paper } from './paper.ts'
import { boxesText, dayText, timeText } from './words.ts'

/** The deliveries of a day by time, then by postal code and street, for the driver. */
export function routeListPdf(orders: readonly OrderToPack[], day: string, created: Date): Buffer {
  const title = `Reittilista, ${dayText(day)}`
  const document = newDocument(title, created)
  const paper = new Paper(document, title)
  paper.begin(title)
  if (orders.length === 0) paper.paragraph([{ text: 'Ei toimituksia.' }])
  const byTime = [...Map.groupBy(orders, ({ snapshot }) => snapshot.slot?.time ?? '')].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  for (const [time, same] of byTime) {
    const boxes = same.reduce((sum, order) => sum + order.boxes, 0)
    paper.heading(`${timeText(time)}: ${same.length} toimitusta, ${boxesText(boxes)}`)
    paper.table(
      [0.15, 0.34, 0.29, 0.12, 0.1],
      ['Postinumero', 'Osoite', 'Vastaanottaja', 'Laatikoita', 'Viety'],
      same.map((order) => {
        const { number, snapshot } = order
        const { streetAddress, postalCode, city } = snapshot.deliveryAddress
        return [
          { text: postalCode, bold: true, detail: city },
          { text: streetAddress, detail: snapshot.additionalInformation },
          { text: nameOf(order), detail: `${snapshot.phone}, tilaus ${number}` },
          { text: String(order.boxes), bold: true, detail: order.state === 'placed' ? 'pakkaamatta' : '' },
          { isTick: true },
        ]
      }),
      `${timeText(time)} jatkuu`,
    )
  }
  return document.file()
}
