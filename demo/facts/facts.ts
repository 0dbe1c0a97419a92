/**
 * What all texts of the group agree on, whatever the site and the language. `facts.test.ts` finds such facts in the texts and compares.
 * To change one, change it here; the test names the texts that disagree. A fact of one page only stands in `ownTemperatures`.
 */

/** Inside, in °C. Poultry, pork and minced meat follow the Finnish Food Authority: see the decision 'Facts of the texts stand in one table'. */
export const doneness = {
  poultry: [75],
  minced: [70],
  pork: [70],
  sausage: [70],
  /** Raw ham, crumbling ham, cooked ham that is warmed. */
  ham: [77, 80, 82, 70],
  /** Fillet, medium, nearly done, well done, roasted overnight. */
  beef: [54, 56, 60, 70, 71],
} as const

/** What is cooked already is heated to 70 °C and kept hot at 60 °C. */
export const reheated = 70
export const keptHot = 60

/** Upper limits of cold storage in °C: raw products, minced meat, everything chilled. Frozen food is kept at −18 °C. */
export const cold = [0, 3, 4, 6]
export const frozen = -18

/** Dishes that several sites explain, with the temperatures of the oven. */
export const ovens: Record<string, { title: RegExp; temperatures: readonly number[] }> = {
  'raw ham': { title: /joulukinkku|christmas ham/i, temperatures: [125, 150, 225] },
  'cooked ham': { title: /savukinkku, /i, temperatures: [125] },
  // Twenty minutes at 225 °C, then 150 °C.
  'karelian stew': { title: /karjalanpaist|karelian stew/i, temperatures: [225, 150] },
  'whole broiler': { title: /kokonainen broileri|broiler kokonainen|sunnuntain broileri/i, temperatures: [200] },
}

/** Temperatures that only one page speaks of. */
export const ownTemperatures: Record<string, readonly number[]> = {
  'lihakauppa /tuotteet/entrecotepihvit': [55],
  'lihakauppa /tuotteet/hirven-paisti': [58, 60],
  'lihakauppa /tuotteet/karitsan-viulu': [62],
  'lihakauppa /tuotteet/naudan-rinta': [95],
  'lihakauppa /tuotteet/porsaan-kassler': [95],
  'kuluttaja /ajankohtaista/osta-yksi-mittari': [92, 95],
  'kuluttaja /reseptit/revitty-possu': [92, 95],
  'kuluttaja /recipes/pulled-pork-buns': [92, 95],
  'mestari /savu': [12, 72],
  'mestari /tarina': [12, 72],
  'yritys /uutishuone/hukkalampo-talteen-kauhavalla': [12, 82, 85],
  'yritys /newsroom/waste-heat-recovery-in-kauhava': [12, 82, 85],
  'yritys /nyhetsrum/spillvarme-tas-tillvara-i-kauhava': [12, 82, 85],
  'ammattilaiset /': [80],
  'ammattilaiset /keittion-arki': [80],
  'ammattilaiset /ajankohtaista/kypsat-kuutiot-kurikasta': [92],
  'ammattilaiset /reseptit/kinkkukiusaus-100': [80],
  'ammattilaiset /reseptit/naudan-yopaisti-60': [80],
  'ammattilaiset /reseptit/revitty-nauta-hampurilainen-50': [93],
  'ammattilaiset /tuotteet/gn-astia-1-1-65': [-40],
  'ammattilaiset /tuotteet/keittokinkku-viipale-1-kg': [8],
  'ammattilaiset /tuotteet/nakki-50-g': [80],
  'ammattilaiset /tuotteet/paistomittari': [0.5],
  'ammattilaiset /tuotteet/revitty-possu-2-kg': [75],
  'ammattilaiset /tuotteet/sisapaisti-pala': [80],
  'foodservice-se /portionsmatte': [8],
  'foodservice-se /recept/veckan': [80],
  'foodservice-se /koksvardag': [78],
  'foodservice-se /produkter/pulled-pork-storkok': [75],
  'international /our-way': [30, 75],
  'international /unser-weg': [30, 75],
  'skogsgarden /roken': [45, 60, 65, 70, 80],
  'export /news/before-the-container-leaves': [-20.4, -20.1, -20.6],
  'export /products/beef-striploin': [2],
  'export /products/pork-collar-boneless': [-4],
}

/** How a product is kept, by its tag of storage, as its label says it. */
export const storage = {
  261: {
    fi: 'Säilytä 0–3 °C:ssa. Käytä viimeistään pakkaukseen merkittynä päivänä.',
    en: 'Keep at 0–3 °C. Use by the date on the pack.',
    se: 'Förvaras vid 0–3 °C. Sista förbrukningsdag, se förpackningen.',
    de: 'Bei 0–3 °C lagern. Bis zum aufgedruckten Datum verbrauchen.',
  },
  262: {
    fi: 'Säilytä 0–6 °C:ssa. Avattu pakkaus säilyy kolme päivää.',
    en: 'Keep at 0–6 °C. Once opened, eat within three days.',
    se: 'Förvaras vid 0–6 °C. Öppnad förpackning håller tre dagar.',
    de: 'Bei 0–6 °C lagern. Nach dem Öffnen binnen drei Tagen verzehren.',
  },
  263: {
    fi: 'Säilytä −18 °C:ssa tai kylmemmässä. Sulanutta ei saa pakastaa uudelleen.',
    en: 'Keep at −18 °C or colder. Do not refreeze after thawing.',
    se: 'Förvaras vid −18 °C eller kallare. Tinad vara får inte frysas om.',
    de: 'Bei −18 °C oder kälter lagern. Nach dem Auftauen nicht wieder einfrieren.',
  },
  264: {
    fi: 'Säilytä kuivassa huoneenlämmössä, avattuna tiiviisti suljettuna.',
    se: 'Förvaras torrt i rumstemperatur, väl försluten efter öppnandet.',
  },
} as const satisfies Record<number, Partial<Record<'fi' | 'en' | 'se' | 'de', string>>>

/** Products that are kept in their own way: dried sausage in one piece, mustard. */
export const ownStorage: Record<string, string> = {
  'LK-1003': 'Säilytä 0–6 °C:ssa. Avattu tanko säilyy kuukauden, kun leikkuupinta peitetään.',
  'ME-3514': 'Säilytä 0–6 °C:ssa. Avattu tanko säilyy kuukauden, kun leikkuupinta peitetään.',
  'SG-7507': 'Förvaras vid 0–6 °C. Öppnad korv håller en månad om snittytan täcks.',
  'LK-1047': 'Säilytä kuivassa huoneenlämmössä. Avattu pakkaus säilyy jääkaapissa kuukauden.',
}

/** How long an opened pack of what is eaten cold keeps. Whole dried sausages keep a month: `ownStorage`. */
export const openedPack = { amount: 3, unit: 'day' }

/** Upper limit of the cold in which raw meat is kept and driven: what its labels and the shop's van have. */
export const rawCold = 3

/** A pack of mince for a week: what the article about it cooks, in this order, and other dishes that it does not. */
export const minceWeek = {
  title: /kolme iltaa|kolmen illan|three evenings/iu,
  dishes: [/kastike|gravy/iu, /taco/iu, /keitto|soup/iu],
  others: /pihv|paprik|laatiko|patt(?:y|ies)|pepper|bake/iu,
} as const

/** The last minutes of the Karelian stew, without the lid. */
export const withoutLid = 40

/** How thick the shop cuts its steaks, in centimetres: two centimetres of entrecôte weigh about 220 g. */
export const steakThickness = 2

/** Percent of meat in sausages that several sites sell. */
export const meatShares: Record<string, number> = { falukorv: 62 }

/** Women who speak for their farms: their sites call nobody its master ('isäntä'). */
export const womenOfFarms: Record<string, string> = { jyvabroiler: 'Sanna Niemi-Kaarle' }

/** Directors who have left; all others are on the page of the management. */
export const formerDirectors = ['Pekka Luoma', 'Raija Kortesmaa']

/** A whole animal or a large piece costs less per kilo than its best part: at most this share of it. */
export const wholeAndPart = [
  { whole: 'LK-1007', part: 'LK-1024', share: 0.75 }, // broiler, its fillets
  { whole: 'LK-1017', part: 'LK-1009', share: 0.95 }, // tenderloin, its steaks
  { whole: 'LK-1020', part: 'LK-1006', share: 0.75 }, // leg of lamb, chops
  { whole: 'LK-1018', part: 'LK-1019', share: 0.9 }, // pork collar, tenderloin
] as const

/** How many people work in the group. */
export const employees = 4200

/** What sentences about delivery say in euros. What it costs is a setting of the shop, which they state as `{shop:deliveryPrice}`. */
export const deliveryEuros = ['0']

/** Days that return every year, as texts write them. */
export const events = { 'skogsgarden /kontakt': 'andra lördagen i september' }

type Desk = {
  /** When somebody answers, as '9–15'. */
  hours: readonly string[]
  /** The numbers that the texts of the site give. */
  phones: readonly string[]
  /** Whom the contact page names, with a number of their own. */
  people: Readonly<Record<string, string>>
}

/** Who answers for a site. */
export const desks: Record<string, Desk> = {
  kuluttaja: {
    hours: ['9–15'],
    phones: ['+358 20 000 0210'],
    people: { 'Anne Rintajouppi': '+358 20 000 0211', 'Marja-Leena Koskela': '+358 20 000 0212' },
  },
  lihakauppa: {
    hours: ['8–17', '9–13'],
    phones: ['+358 20 000 0220'],
    people: { 'Raimo Haapala': '+358 20 000 0221', 'Sari Mäntylä': '+358 20 000 0222' },
  },
  jyvabroiler: {
    hours: ['9–15'],
    phones: ['+358 20 000 0230'],
    people: { 'Tiina Kujala': '+358 20 000 0231', 'Markus Hakala': '+358 20 000 0232' },
  },
  mestari: { hours: ['9–15'], phones: ['+358 20 000 0240'], people: { 'Tuomo Latva-Panula': '+358 20 000 0241' } },
  deli: { hours: ['9–16'], phones: ['+358 20 000 0250'], people: { 'Pirkko Ala-Hukkala': '+358 20 000 0251' } },
  cincin: { hours: ['9–15'], phones: ['+358 20 000 0260'], people: { 'Noora Pihlaja': '+358 20 000 0261' } },
  koulu: { hours: ['8–15'], phones: ['+358 20 000 0270'], people: { 'Hanna Lehtola': '+358 20 000 0271' } },
  ammattilaiset: {
    hours: ['6.30–15.30'],
    phones: ['+358 20 000 0130'],
    people: {
      'Jani Koskinen': '+358 20 000 0131',
      'Pia Lahdensuo': '+358 20 000 0132',
      'Sami Kurki': '+358 20 000 0133',
    },
  },
  yritys: {
    /** Switchboard, communications, goods reception, those who tell about open positions. */
    hours: ['8–16', '8–17', '5–14', '13–15', '18–20'],
    phones: ['+358 20 000 0100', '+358 20 000 0110'],
    people: {
      'Henna Saarikivi': '+358 20 000 0112',
      'Mirva Kangas': '+358 20 000 0113',
      'Tapio Lehtimäki': '+358 20 000 0114',
      'Mari Kangas': '+358 20 000 0154',
      'Jari Ala-Luoma': '+358 20 000 0155',
      'Timo Rinta': '+358 20 000 0157',
      'Outi Lehtimäki': '+358 20 000 0165',
      'Ari Mäkelä': '+358 20 000 0171',
      'Nina Salo': '+358 20 000 0174',
      'Laura Hietala': '+358 20 000 0180',
      'Antti Vesala': '+358 20 000 0183',
    },
  },
  international: {
    /** In Finland, and the same hours in Germany. */
    hours: ['8–16', '7–15'],
    phones: ['+358 20 000 0150', '+358 20 000 0151'],
    people: { 'Katja Salminen': '+358 20 000 0152', 'Stefan Lindner': '+358 20 000 0153' },
  },
  export: {
    hours: ['7–17'],
    phones: ['+358 20 000 0160'],
    people: { 'Laura Kivelä': '+358 20 000 0161', 'Mikko Ranta': '+358 20 000 0190' },
  },
  'foodservice-se': {
    hours: ['7–15.30'],
    phones: ['+46 8 000 13 00'],
    people: { 'Maria Ekström': '+46 8 000 13 01', 'Jonas Berg': '+46 8 000 13 02' },
  },
  skogsgarden: {
    hours: ['8–15'],
    phones: ['+46 8 000 48 00'],
    people: { 'Siv Hallberg': '+46 8 000 48 01', 'Karin Lind': '+46 8 000 48 02' },
  },
  delikatess: {
    hours: ['9–16'],
    phones: ['+46 8 000 22 00', '+46 8 000 22 49'],
    people: { 'Karin Sandell': '+46 8 000 22 01', 'Anja Brandt': '+46 8 000 22 48' },
  },
}
