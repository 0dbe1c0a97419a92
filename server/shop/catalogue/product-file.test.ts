import { expect, it } from 'vitest'
import { readProductFile, readStockFile } from './product-file.ts'

it('reads prices and facts; a missing column leaves what is stored, an empty cell clears it', () => {
  const text = `code;price;reduced;recommended;grams;vat;date;days
LK-1001;6,49;no;;400;elintarvike;viimeinen;
LK-1006;17,80;yes;19,90;450;elintarvike;parasta;pe ti`
  expect(readProductFile(text)).toEqual({
    ok: true,
    value: [
      {
        code: 'LK-1001',
        price: 649,
        isReduced: false,
        recommendedPrice: null,
        weightGrams: 400,
        vatClass: 'food',
        dateMark: 'use-by',
        deliveryDays: null,
      },
      {
        code: 'LK-1006',
        price: 1780,
        isReduced: true,
        recommendedPrice: 1990,
        weightGrams: 450,
        vatClass: 'food',
        dateMark: 'best-before',
        deliveryDays: [2, 5],
      },
    ],
  })
  expect(readProductFile('code,price\nLK-1001,')).toEqual({ ok: true, value: [{ code: 'LK-1001', price: null }] })
})

it('reads stock; nothing is unlimited', () => {
  expect(readStockFile('stock\tcode\n5\tLK-1004\n\tLK-1001\n')).toEqual({
    rows: [
      { name: 'line 2', code: 'LK-1004', stock: 5 },
      { name: 'line 3', code: 'LK-1001', stock: null },
    ],
    problems: [],
  })
})

it('tells every problem at once, with its line', () => {
  expect(readProductFile('code,price,days\nLK-1,6,ma\nLK-1001,kuusi,xx\nLK-1001,6,')).toMatchObject({
    ok: false,
    problems: [
      "line 2: 'LK-1' is not a code such as LK-1001",
      "line 3: price 'kuusi' is not an amount such as 12,90",
      "line 3: days 'xx' is not days such as ti pe",
      'line 4: LK-1001 is in the table twice',
    ],
  })
  expect(readStockFile('code,stock\nLK-1001,-1')).toMatchObject({
    problems: ["line 2: stock '-1' is not a whole number, or empty for unlimited"],
  })
  expect(() => readStockFile('code\nLK-1001')).toThrow(
    'The first line must name the columns code and stock; missing: stock.',
  )
  expect(() => readProductFile('code,pris\n')).toThrow('unknown columns: pris')
})

it('refuses an amount with a comma among commas, and reads it with quotation marks or a point', () => {
  expect(readProductFile('code,price\nLK-1001,12,90\nLK-1002,kuusi\nLK-1003')).toMatchObject({
    ok: false,
    problems: [
      'line 2: 3 cells instead of 2 (code, price); an amount is 12.90, or "12,90" with quotation marks',
      "line 3: price 'kuusi' is not an amount such as 12,90",
      'line 4: 1 cells instead of 2 (code, price)',
    ],
  })
  expect(readProductFile('code,price\nLK-1001,"12,90"\nLK-1002,12.90')).toMatchObject({
    value: [
      { code: 'LK-1001', price: 1290 },
      { code: 'LK-1002', price: 1290 },
    ],
  })
  expect(readProductFile('code;price\nLK-1001;12,90;')).toMatchObject({
    problems: ['line 2: 3 cells instead of 2 (code, price)'],
  })
  expect(readProductFile('code,price\nLK-1001,"12\nLK-1002,12"90')).toMatchObject({
    problems: [2, 3].map((line) => `line ${line}: a quotation mark is not closed, or not doubled`),
  })
  expect(() => readProductFile('code,price,price\n')).toThrow('names columns twice: price')
})
