import { nameOf, type OrderToPack } from '../read-packing.ts'
import { newDocument, Paper } from './paper.ts'
import { boxesText, dayText, timeText } from './words.ts'

/** A page or more for each order: where it goes, what is in it, and room to tick. */
export function packingListsPdf(orders: readonly OrderToPack[], day: string, created: Date): Buffer {
  const document = newDocument(`Pakkauslistat ${dayText(day)}`, created)
  const paper = new Paper(document, `Pakkauslista ${dayText(day)}`)
  if (orders.length === 0) {
    paper.begin('Pakkauslistat')
    paper.paragraph([{ text: 'Ei tilauksia.' }])
  }
  for (const order of orders) {
    const { number, snapshot, lines, changes, boxes } = order
    const { streetAddress, postalCode, city } = snapshot.deliveryAddress
    paper.begin(`Tilaus ${number}`, String(number))
    paper.paragraph([{ text: nameOf(order), bold: true }], 330)
    paper.paragraph([{ text: `${streetAddress}, ${postalCode} ${city}` }], 330)
    paper.paragraph([{ text: `Puhelin ${snapshot.phone}` }])
    const slot = snapshot.slot ? `${dayText(snapshot.slot.date)} ${timeText(snapshot.slot.time)}` : ''
    paper.paragraph([{ text: `${slot}, ${boxesText(boxes)}`, bold: true }])
    if (snapshot.additionalInformation)
      paper.paragraph([{ text: 'Asiakkaan viesti: ', bold: true }, { text: snapshot.additionalInformation }])
    paper.table(
      [0.1, 0.56, 0.24, 0.1],
      ['kpl', 'Tuote', 'Ryhmä', 'Pakattu'],
      lines
        .filter(({ pieces }) => pieces > 0)
        .map(({ code, name, group, pieces, grams }) => [
          { text: String(pieces), bold: true },
          { text: name, detail: grams === null ? code : `${code}, ${grams} g` },
          { text: group },
          { isTick: true },
        ]),
    )
    for (const { name, quantity, replacement } of changes)
      paper.paragraph([
        { text: `Muutos: ${name}, ${quantity} kpl, ` },
        { text: replacement ? `tilalla ${replacement.name}, ${replacement.quantity} kpl` : 'puuttuu' },
      ])
  }
  return document.file()
}
