import { actionNames as orderActions } from '#office/orders/words.ts'

/** What the log calls what was done, each as what the person of the line did. */
export const actionNames: Readonly<Record<string, string>> = {
  ...orderActions,
  'order.export': 'vei tilaukset tiedostoon',
  'barcode.teach': 'opetti viivakoodin',
  'product.change': 'muutti tuotetta',
  'delivery.area': 'muutti toimitusaluetta',
  'delivery.day': 'muutti toimituspäivää',
  'delivery.slot': 'muutti toimitusaikaa',
  'code.make': 'teki etukoodin',
  'code.issue': 'antoi koodin',
  'code.show': 'katsoi koodin',
  'code.limit': 'muutti koodin rajoja',
  'code.void': 'mitätöi koodin',
  'code.restore': 'palautti koodin käyttöön',
  'code.replace': 'korvasi lahjakortin uudella',
  'review.publish': 'julkaisi arvion',
  'review.refuse': 'hylkäsi arvion',
  'review.wait': 'palautti arvion odottamaan',
  'review.answer': 'vastasi arvioon',
  'import.run': 'toi taulukon',
  'settings.change': 'muutti asetuksia',
  'page.create': 'teki sivun',
  'page.publish': 'julkaisi sivun',
  'page.schedule': 'ajasti sivun',
  'page.unschedule': 'perui sivun ajastuksen',
  'page.hide': 'poisti sivun näkyvistä',
  'page.discard': 'hylkäsi luonnoksen',
  'page.restore': 'palautti sivun version',
  'page.translated': 'merkitsi käännetyksi',
  'page.move': 'siirsi sivun',
  'page.bin': 'siirsi sivun roskakoriin',
  'page.unbin': 'palautti sivun roskakorista',
  'frame.publish': 'julkaisi valikot ja tekstit',
  'redirect.put': 'tallensi ohjauksen',
  'redirect.remove': 'poisti ohjauksen',
  'media.add': 'lisäsi kuvan tai tiedoston',
  'media.describe': 'muutti kuvan tietoja',
  'media.focus': 'rajasi kuvan',
  'media.prepare': 'valmisteli vaihdon',
  'media.replace': 'vaihtoi kuvan tai tiedoston',
  'media.bin': 'siirsi roskakoriin',
  'media.unbin': 'palautti roskakorista',
  'bundle.make': 'teki julkaisupaketin',
  'bundle.rename': 'nimesi julkaisupaketin',
  'bundle.remove': 'poisti julkaisupaketin',
  'bundle.members': 'muutti julkaisupaketin sisältöä',
  'bundle.publish': 'julkaisi julkaisupaketin',
  'bundle.plan': 'ajasti julkaisupaketin',
  'bundle.cancel': 'perui julkaisupaketin ajastuksen',
  'bundle.failed': 'julkaisupaketti ei mennyt läpi',
  'bundle.take-back': 'otti julkaisupaketin takaisin',
  'search.synonym': 'muutti synonyymejä',
  'search.promotion': 'muutti nostoja',
  'person.invite': 'kutsui henkilön',
  'person.change': 'muutti henkilön tietoja',
  'person.renew': 'lähetti uuden kutsun',
  'person.leave': 'poisti henkilön',
  'invitation.accept': 'otti kutsun vastaan',
  'session.end': 'päätti istunnon',
  'passkey.add': 'lisäsi avaimen',
  'passkey.remove': 'poisti avaimen',
  'password.set': 'asetti salasanan',
  'recovery-codes.make': 'teki palautuskoodit',
  'recovery-code.use': 'käytti palautuskoodin',
}

/** What was changed, by the word before its first colon. */
const kinds: Readonly<Record<string, string>> = {
  order: 'Tilaus',
  orders: 'Tilaukset',
  product: 'Tuote',
  barcode: 'Viivakoodi',
  area: 'Toimitusalue',
  day: 'Toimituspäivä',
  slot: 'Toimitusaika',
  code: 'Koodi',
  review: 'Arvio',
  import: 'Tuonti',
  settings: 'Asetukset',
  page: 'Sivu',
  frame: 'Valikot ja tekstit:',
  price: 'Hinta',
  picture: 'Kuva',
  redirect: 'Ohjaus',
  media: 'Kuva tai tiedosto',
  bundle: 'Julkaisupaketti',
  synonym: 'Synonyymi',
  promotion: 'Nosto',
  person: 'Henkilö',
}

const parts: Readonly<Record<string, string>> = {
  navigation: 'valikot',
  taxonomy: 'luokittelu',
  texts: 'tekstit',
  prices: 'hinnat',
  stock: 'varasto',
  codes: 'koodit',
  'postal-codes': 'postinumerot',
  areas: 'alueet',
  days: 'poikkeuspäivät',
  redirects: 'ohjaukset',
}

/** 'Tilaus 100001' of `order:100001`. */
export function subjectText(subject: string, nameOfPerson: (id: string) => string | undefined = () => undefined) {
  const [kind = '', ...rest] = subject.split(':')
  const name = kinds[kind]
  if (!name) return subject
  if (kind === 'settings') return name
  if (kind === 'person') return nameOfPerson(rest.join(':')) ?? name
  if (kind === 'slot') return `${name} ${rest[0]} ${rest[1]} klo ${rest.slice(2).join(':')}`
  const isNamed = kind === 'frame' || kind === 'import'
  return [name, ...rest.map((word, at) => (isNamed && at === 0 ? (parts[word] ?? word) : word))].join(' ')
}

/** The beginning of subjects that somebody has written: 'tilaus 1000' finds `order:1000`. */
export function subjectOf(text: string): string {
  const [word = '', ...rest] = text.trim().split(/\s+/)
  const found = Object.entries(kinds).find(([, name]) => name.toLowerCase() === word.toLowerCase())
  if (!found) return text
  return rest.length === 0 ? found[0] : `${found[0]}:${rest.join(':')}`
}
