import { areas } from '#demo/shop/delivery.ts'
import { places as towns } from '#demo/shop/postal-codes.ts'

// What orders are made of in the bench: names as people have them, products as a meat shop sells them, the demo's areas.

export const firstNames =
  'Aino Anna-Maija Aleksi Eero Eeva Elina Emil Hanna Heikki Helmi Iida Jaana Jari Juhani Kaarlo Katri Liisa Maria Matti Mikko Oona Päivi Pekka Ritva Sakari Sofia Tuuli Väinö Wilhelmiina Åke'.split(
    ' ',
  )
export const lastNames =
  'Aalto Aho Forsström Hakala Heikkinen Heinonen Hämäläinen Järvinen Kallio Karjalainen Kinnunen Korhonen Koskinen Laaksonen Laine Laitinen Lehtonen Lindqvist Mattila Mustonen Mäkelä Mäkinen Niemi Nieminen Ojala Pitkänen Rantanen Räsänen Saarinen Salminen Salonen Savolainen Toivonen Tuominen Turunen Virtanen Väisänen Åkerblom Öhman'.split(
    ' ',
  )
export const streets =
  'Kauppakatu Koulukatu Mannerheimintie Rantatie Satamakatu Metsäpolku Kirkkokatu Asemakatu Puistotie Lähdetie'.split(
    ' ',
  )

const cuts =
  'Naudan Porsaan Broilerin Kalkkunan Karitsan Poron Hirven Luomunaudan Maatiaispossun Sorsan Hanhen Lampaan'.split(' ')
const kinds =
  'jauheliha ulkofilee sisäfilee paisti kylki maksa suikaleet patakuutiot grillimakkara savukinkku meetvursti pekoni karjalanpaistilihat leike kebabliha liemi niska potka kassler entrecôte rinta siivet koipireidet nakit pihvit palvikinkku salami pasteija rulla kyljykset paahtopaisti uunilenkki lapa häntä'.split(
    ' ',
  )

/** More than the shop sells today: old orders have products that are gone. A line takes one of its own part, so none stands twice. */
export const LINES = 7
export const PRODUCTS_OF_LINE = 58
export const products = Array.from({ length: LINES * PRODUCTS_OF_LINE }, (_, at) => ({
  code: `LK-${1001 + at}`,
  name: `${cuts[at % cuts.length]} ${kinds[Math.floor(at / cuts.length)]}`,
  price: 490 + ((at * 737) % 4300),
}))

export const areaTimes = areas.map(({ id, windows }) => ({
  area: id,
  times: [...new Set(windows.map(({ from, until }) => `${from}-${until}`))],
}))

/** Every postal code of the areas, as often as people live there. */
export const places = towns.flatMap(({ name, codes }) =>
  codes.split(/\s+/).flatMap((code) => {
    const at = areas.findIndex((area) => area.codes.some(([from, until = from]) => from <= code && code <= until))
    return at < 0 ? [] : [{ code, city: name, area: at }]
  }),
)
