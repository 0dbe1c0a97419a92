import type { DateMark, VatClass } from '#contract/shop/shop-data.ts'

type DemoProduct = {
  code: string
  price: number
  recommendedPrice?: number
  weightGrams?: number
  vatClass?: VatClass
  dateMark?: DateMark
  deliveryDays?: number[]
}

/** What the demo shop asks for its products. Prices in cents; the price per kilo comes from the weight. */
export const products: readonly DemoProduct[] = [
  { code: 'LK-1001', price: 649, weightGrams: 400, dateMark: 'use-by' }, // Naudan jauheliha 10 %
  { code: 'LK-1002', price: 3990, weightGrams: 700, dateMark: 'use-by' }, // Kuivakypsytetty T-luupihvi
  { code: 'LK-1003', price: 1490, weightGrams: 300, dateMark: 'best-before' }, // Hirvimeetvursti, puolikas tanko
  { code: 'LK-1004', price: 1590, weightGrams: 400, dateMark: 'use-by' }, // Naudan ulkofileepihvit
  { code: 'LK-1005', price: 5000, vatClass: 'voucher' }, // Lahjakortti 50 €
  { code: 'LK-1006', price: 1780, weightGrams: 450, dateMark: 'use-by', deliveryDays: [2] }, // Karitsan kyljykset
  { code: 'LK-1007', price: 1590, weightGrams: 1600, dateMark: 'use-by', deliveryDays: [5] }, // Tilan kokonainen broileri, tuore
  { code: 'LK-1008', price: 1840, recommendedPrice: 1990, weightGrams: 440, dateMark: 'use-by' }, // Entrecôtepihvit
  { code: 'LK-1009', price: 2340, weightGrams: 390, dateMark: 'use-by' }, // Naudan sisäfileepihvit
  { code: 'LK-1010', price: 1080, weightGrams: 360, dateMark: 'use-by' }, // Flat iron -pihvit
  { code: 'LK-1011', price: 1490, weightGrams: 600, dateMark: 'use-by' }, // Flankkipihvi
  { code: 'LK-1012', price: 720, weightGrams: 480, dateMark: 'use-by' }, // Porsaan ulkofileepihvit
  { code: 'LK-1013', price: 990, weightGrams: 700, dateMark: 'use-by' }, // Naudan jauheliha 17 %
  { code: 'LK-1014', price: 1780, recommendedPrice: 1980, weightGrams: 2000, dateMark: 'use-by' }, // Sika-nautajauheliha
  { code: 'LK-1015', price: 1190, weightGrams: 750, dateMark: 'use-by' }, // Burgeripihvit 20 %
  { code: 'LK-1016', price: 2380, weightGrams: 1200, dateMark: 'use-by' }, // Naudan kulmapaisti
  { code: 'LK-1017', price: 9900, weightGrams: 1800, dateMark: 'use-by' }, // Naudan sisäfilee, kokonainen
  { code: 'LK-1018', price: 1785, weightGrams: 1500, dateMark: 'use-by' }, // Porsaan kassler
  { code: 'LK-1019', price: 1190, recommendedPrice: 1290, weightGrams: 800, dateMark: 'use-by' }, // Porsaan sisäfilee
  { code: 'LK-1020', price: 5390, weightGrams: 2200, dateMark: 'use-by' }, // Karitsan viulu luulla
  { code: 'LK-1021', price: 4360, recommendedPrice: 4760, weightGrams: 4000, dateMark: 'best-before' }, // Joulukinkku, harmaasuolattu, luuton
  { code: 'LK-1022', price: 3180, weightGrams: 2000, dateMark: 'best-before' }, // Kypsä savukinkku, luuton
  { code: 'LK-1023', price: 1250, weightGrams: 1400, dateMark: 'use-by' }, // Porsaan kylkipalat
  { code: 'LK-1024', price: 1190, weightGrams: 800, dateMark: 'use-by' }, // Broilerin rintafileet, maustamaton
  { code: 'LK-1025', price: 980, recommendedPrice: 1090, weightGrams: 1400, dateMark: 'use-by' }, // Broilerin koipireidet
  { code: 'LK-1026', price: 690, weightGrams: 1000, dateMark: 'use-by' }, // Broilerin siivet, maustamaton
  { code: 'LK-1027', price: 2210, weightGrams: 1300, dateMark: 'use-by' }, // Kalkkunan rintafilee
  { code: 'LK-1028', price: 1690, weightGrams: 1000, dateMark: 'use-by' }, // Karjalanpaistilihat
  { code: 'LK-1029', price: 1150, weightGrams: 700, dateMark: 'use-by' }, // Naudan patakuutiot etuselästä
  { code: 'LK-1030', price: 1120, weightGrams: 800, dateMark: 'use-by' }, // Naudan potkaviipaleet, osso buco
  { code: 'LK-1031', price: 4225, weightGrams: 2500, dateMark: 'use-by' }, // Naudan rinta, brisket
  { code: 'LK-1032', price: 1140, weightGrams: 500, dateMark: 'use-by' }, // Naudan suikaleet sisäpaistista
  { code: 'LK-1033', price: 590, recommendedPrice: 650, weightGrams: 500, dateMark: 'use-by' }, // Porsaan suikaleet
  { code: 'LK-1034', price: 660, weightGrams: 600, dateMark: 'use-by' }, // Porsaan kylkiviipaleet
  { code: 'LK-1035', price: 1380, weightGrams: 600, dateMark: 'use-by' }, // Karitsan patakuutiot
  { code: 'LK-1036', price: 1690, weightGrams: 400, dateMark: 'best-before' }, // Poronkäristys, pakaste
  { code: 'LK-1037', price: 1090, weightGrams: 400, dateMark: 'best-before' }, // Hirven jauheliha, pakaste
  { code: 'LK-1038', price: 3190, weightGrams: 1100, dateMark: 'best-before' }, // Hirven sisäpaisti, pakaste
  { code: 'LK-1039', price: 280, weightGrams: 400, dateMark: 'use-by' }, // Naudan maksa viipaleina
  { code: 'LK-1040', price: 490, weightGrams: 400, dateMark: 'best-before' }, // Mestarin grillimakkara
  { code: 'LK-1041', price: 440, recommendedPrice: 490, weightGrams: 500, dateMark: 'best-before' }, // Mestarin savulenkki
  { code: 'LK-1042', price: 790, weightGrams: 440, dateMark: 'use-by' }, // Raakamakkara, fenkoli ja chili
  { code: 'LK-1043', price: 590, weightGrams: 250, dateMark: 'best-before' }, // Kuivasuolattu pekoni, 3 mm
  { code: 'LK-1044', price: 1290, weightGrams: 100, dateMark: 'best-before' }, // Kylmäsavuporo viipaleina
  { code: 'LK-1045', price: 690, weightGrams: 500, dateMark: 'best-before' }, // Naudan luuliemi
  { code: 'LK-1046', price: 690, weightGrams: 120, dateMark: 'best-before' }, // Lihamestarin rub
  { code: 'LK-1047', price: 590, weightGrams: 200, dateMark: 'best-before' }, // Karkea sinappi
  { code: 'LK-1048', price: 5290, recommendedPrice: 5860, weightGrams: 4000, dateMark: 'use-by' }, // Grillilaatikko kuudelle
  { code: 'LK-1049', price: 4190, recommendedPrice: 4390, weightGrams: 3200, dateMark: 'use-by' }, // Arkilaatikko neljälle
  { code: 'LK-1050', price: 12900, weightGrams: 2500, dateMark: 'use-by' }, // Juhlalaatikko kahdeksalle
]

/** Prices that were reduced later, announced as reductions. */
export const reductions: readonly { code: string; price: number }[] = [
  { code: 'LK-1003', price: 1043 },
  { code: 'LK-1027', price: 1878 },
  { code: 'LK-1044', price: 1032 },
]

/** Pieces in stock; null is unlimited. */
export const stock: readonly (readonly [code: string, pieces: number | null])[] = [
  ['LK-1001', null],
  ['LK-1002', 0],
  ['LK-1003', 24],
  ['LK-1004', 50],
  ['LK-1005', null],
  ['LK-1006', 12],
  ['LK-1007', 18],
  ['LK-1008', 60],
  ['LK-1009', null],
  ['LK-1010', 35],
  ['LK-1011', 8],
  ['LK-1012', null],
  ['LK-1013', 90],
  ['LK-1014', 3],
  ['LK-1015', 60],
  ['LK-1016', null],
  ['LK-1017', 35],
  ['LK-1018', 8],
  ['LK-1019', null],
  ['LK-1020', 90],
  ['LK-1021', 3],
  ['LK-1022', 60],
  ['LK-1023', null],
  ['LK-1024', 35],
  ['LK-1025', 8],
  ['LK-1026', null],
  ['LK-1027', 90],
  ['LK-1028', 3],
  ['LK-1029', 60],
  ['LK-1030', null],
  ['LK-1031', 35],
  ['LK-1032', 8],
  ['LK-1033', null],
  ['LK-1034', 90],
  ['LK-1035', 3],
  ['LK-1036', 60],
  ['LK-1037', null],
  ['LK-1038', 35],
  ['LK-1039', 8],
  ['LK-1040', null],
  ['LK-1041', 90],
  ['LK-1042', 3],
  ['LK-1043', 60],
  ['LK-1044', null],
  ['LK-1045', 35],
  ['LK-1046', 8],
  ['LK-1047', null],
  ['LK-1048', 90],
  ['LK-1049', 3],
  ['LK-1050', 60],
]
