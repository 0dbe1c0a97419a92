/** What the shop sells when a history begins. Names are the products' own, so that steps and carts read well. */
export const products = [
  { code: 'LK-1001', name: 'mince', price: 649 },
  { code: 'LK-1004', name: 'ham', price: 1590, stock: 4 },
  { code: 'LK-1006', name: 'sausage of Tuesdays', price: 439, stock: 3, deliveryDays: [2] },
  { code: 'LK-1008', name: 'fish of Fridays', price: 990, deliveryDays: [5] },
  { code: 'LK-1012', name: 'half a pig', price: 9200, stock: 2 },
  { code: 'LK-1020', name: 'apron', price: 2990, stock: 2, vatClass: 'standard' },
  { code: 'LK-1005', name: 'gift card', price: 5000, vatClass: 'voucher' },
  { code: 'LK-1009', name: 'gift card with a bow', price: 5000, vatClass: 'voucher' },
] as const

export type ProductCode = (typeof products)[number]['code']
export const productCodes: readonly ProductCode[] = products.map(({ code }) => code)
export const nameOf = (code: string) => products.find((product) => product.code === code)?.name ?? code
export const daysOf = (code: string): readonly number[] | null => {
  const found = products.find((product) => product.code === code)
  return found && 'deliveryDays' in found ? found.deliveryDays : null
}

/** As `npm run shop -- codes` reads them. */
export const codeTable = `code;kind;value;minimum;uses
PROS-10;discount;10 %;;
KESA5;discount;5,00;40,00;
TOIMITUS0;discount;delivery;;1
ILMAINEN;discount;100 % + delivery;;2
KANTA-10;loyalty;10,00;;
HYVITYS-7;refund;7,00;;
LAHJAKORTTI-50;gift-card;50,00;;
LAHJAKORTTI-5;gift-card;5,00;;
`
export const codes = codeTable
  .split('\n')
  .slice(1, -1)
  .map((line) => line.split(';')[0] as string)

export const homes = ['00100', '90100'] as const
export type Home = (typeof homes)[number]

type Plan = { about: string; table: string; places: Readonly<Record<Home, number>> }

const heading = 'area;place;codes;days;from;until;places;closes'

/** What staff import as delivery areas; the first is there from the beginning. */
export const plans: readonly Plan[] = [
  {
    about: 'the usual areas',
    table: `${heading}
etela;Helsinki;00100;ti pe;16:00;20:00;2;1 12:00
pohjoinen;Oulu;90100;ke;12:00;16:00;1;1 12:00
`,
    places: { '00100': 2, '90100': 1 },
  },
  {
    about: 'the area of Helsinki under another name',
    table: `${heading}
helsinki;Helsinki;00100;ti pe;16:00;20:00;2;1 12:00
pohjoinen;Oulu;90100;ke;12:00;16:00;1;1 12:00
`,
    places: { '00100': 2, '90100': 1 },
  },
  {
    about: 'one place in Helsinki at a time',
    table: `${heading}
etela;Helsinki;00100;ti pe;16:00;20:00;1;1 12:00
pohjoinen;Oulu;90100;ke;12:00;16:00;1;1 12:00
`,
    places: { '00100': 1, '90100': 1 },
  },
  {
    about: 'no Tuesdays in Helsinki',
    table: `${heading}
etela;Helsinki;00100;pe;16:00;20:00;2;1 12:00
pohjoinen;Oulu;90100;ke;12:00;16:00;1;1 12:00
`,
    places: { '00100': 2, '90100': 1 },
  },
  {
    about: 'no area of Helsinki',
    table: `${heading}
pohjoinen;Oulu;90100;ke;12:00;16:00;1;1 12:00
`,
    places: { '00100': 0, '90100': 1 },
  },
]

export const people = ['Aino', 'Eero'] as const
export type Person = (typeof people)[number]
export const emailOf = (person: Person) => `${person.toLowerCase()}@example.com`
export const PASSWORD = 'Makkara ja sinappi'

export const browserNames = ['phone', 'laptop'] as const
export type BrowserName = (typeof browserNames)[number]
