import { expect, it } from 'vitest'
import { readCodeFile } from './code-file.ts'

it('reads codes of every kind', () => {
  const text = `code;kind;value;minimum;from;until;uses
kesa5;discount;5,00;40,00;2026-06-01;2026-08-31;
LAHJA0;discount;100 % + delivery;;;;1
KANTA-10;loyalty;10;;;;`
  expect(readCodeFile(text)).toEqual({
    ok: true,
    value: [
      {
        code: 'KESA5',
        kind: 'discount',
        amount: 500,
        minimum: 4000,
        validFrom: '2026-06-01',
        validUntil: '2026-08-31',
      },
      { code: 'LAHJA0', kind: 'discount', percent: 100, freeDelivery: true, maxUses: 1 },
      { code: 'KANTA-10', kind: 'loyalty', amount: 1000 },
    ],
  })
})

it('tells every problem at once, with its line', () => {
  const text = `code,kind,value,until
A,bonus,"10 %",31.12.2026
B,discount,puolet,
C,discount,5,00,
B C,discount,5.00,`
  expect(readCodeFile(text)).toMatchObject({
    ok: false,
    problems: [
      "line 2: kind 'bonus' is not one of discount, loyalty, refund, gift-card",
      "line 2: '31.12.2026' is not a day such as 2026-12-31",
      "line 3: value 'puolet' is not such as 10 %, 5,00 or delivery",
      expect.stringMatching(/^line 4: 5 cells instead of 4 \(code, kind, value, until\)/),
      'line 5: a code has no spaces and at least one character',
    ],
  })
  expect(readCodeFile('code,kind,value\nA,gift-card,10 %\nA,discount,0 %\n"B C",discount,1')).toMatchObject({
    problems: [
      'line 2: a gift-card code needs an amount',
      'line 2: only a discount has a percentage',
      'line 3: the code A is in the list twice',
      'line 3: a percentage is 1 to 100',
      'line 4: a code has no spaces and at least one character',
    ],
  })
})
