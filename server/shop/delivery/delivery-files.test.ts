import { expect, it } from 'vitest'
import { readAreaFile } from './area-file.ts'
import { readExceptionFile } from './exception-file.ts'
import { readPostalCodeFile } from './postal-code-file.ts'

/** A line as Posti writes it. */
function record(code: string, name: string, swedishName: string, type: string, municipality: string): string {
  const fields: [number, string][] = [
    ...([
      [0, 'PONOT20261116'],
      [13, code],
      [18, name],
      [48, swedishName],
      [78, name],
      [102, '20070301'],
    ] as const),
    ...([
      [110, type],
      [111, '01'],
      [179, municipality],
      [199, swedishName],
    ] as const),
  ] as never
  return fields.reduce((line, [at, text]) => line.padEnd(at) + text.slice(0, 30), '').padEnd(220)
}

const inLatin1 = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1')

it("SH-16: reads Posti's file of postal codes, in its encoding and at its places", () => {
  const file = inLatin1(
    record('00100', 'HELSINKI', 'HELSINGFORS', '1', 'Helsinki'),
    record('60100', 'SEINÄJOKI', '', '1', 'Seinäjoki'),
    record('00101', 'HELSINKI', 'HELSINGFORS', '2', 'Helsinki'),
  )
  expect(file).toHaveLength(3 * 222)
  expect(readPostalCodeFile(file)).toEqual({
    ok: true,
    value: [
      { code: '00100', name: 'HELSINKI', swedishName: 'HELSINGFORS', municipality: 'Helsinki', type: 1 },
      { code: '60100', name: 'SEINÄJOKI', swedishName: 'SEINÄJOKI', municipality: 'Seinäjoki', type: 1 },
      { code: '00101', name: 'HELSINKI', swedishName: 'HELSINGFORS', municipality: 'Helsinki', type: 2 },
    ],
  })
})

it('tells the wrong lines of such a file, and refuses one without postal codes', () => {
  const fine = record('00100', 'HELSINKI', 'HELSINGFORS', '1', 'Helsinki')
  const wrong = [
    fine,
    'PONOT',
    record('001', 'X', 'X', '1', 'X'),
    record('00120', 'X', 'X', 'A', 'X'),
    fine,
    `${fine};;`,
  ]
  expect(readPostalCodeFile(inLatin1(...wrong))).toMatchObject({
    code: 'TABLE_INVALID',
    problems: [
      'line 2: it has 5 characters instead of 220',
      "line 3: '001' is not a postal code of five digits",
      "line 4: the type 'A' is not a digit",
      'line 5: 00100 is in the file twice',
      'line 6: it has 222 characters instead of 220',
    ],
  })
  expect(readPostalCodeFile(Buffer.from('\r\n'))).toMatchObject({ problems: ['the file has no postal codes'] })
})

it('reads areas: a row for each time of the week, its weekdays, places and cut-off', () => {
  const text = `area;place;codes;days;from;until;places;closes
helsinki;Helsinki;00100-00990 02700;ti pe;16:00;20:00;40;1 12:00
helsinki;;;la;09:00;13:30;20;2 15:00`
  const cutOff = { workingDays: 1, time: '12:00' }
  expect(readAreaFile(text)).toEqual({
    problems: [],
    rows: [
      {
        id: 'helsinki',
        name: 'Helsinki',
        codes: [
          { from: '00100', until: '00990' },
          { from: '02700', until: '02700' },
        ],
        windows: [
          { weekday: 2, from: '16:00', until: '20:00', capacity: 40, cutOff },
          { weekday: 5, from: '16:00', until: '20:00', capacity: 40, cutOff },
          { weekday: 6, from: '09:00', until: '13:30', capacity: 20, cutOff: { workingDays: 2, time: '15:00' } },
        ],
      },
    ],
  })
})

it('tells all that is wrong with a table of areas', () => {
  const text = `area;place;codes;days;from;until;places;closes
Helsinki;Helsinki;00990-00100;tiistai;20:00;16:00;monta;huomenna
turku;;;ma;08:00;12:00;1;1 12:00
turku;;;ma;08:00;10:00;1;1 12:00
turku;;;ti;08:00;10:00;1`
  expect(readAreaFile(text)).toMatchObject({
    problems: [
      'line 5: 7 cells instead of 8 (area, place, codes, days, from, until, places, closes)',
      "line 2: area 'Helsinki' is not such as helsinki: small letters, digits and hyphens",
      "line 2: '00990-00100' is not a postal code or a range such as 00100-00990",
      "line 2: days 'tiistai' are not such as ti pe",
      "line 2: '20:00' to '16:00' is not such as 16:00 to 20:00",
      "line 2: places 'monta' is not a whole number",
      "line 2: closes 'huomenna' is not such as 1 12:00",
      'line 4: turku has a time at 08:00 on that day already',
      'Helsinki: no row has its postal codes',
      'turku: no row names its place',
      'turku: no row has its postal codes',
    ],
  })
})

it('reads days that differ: none, or those of another weekday, in all areas or in one', () => {
  expect(readExceptionFile('date;area;as\n2026-12-23;;pe\n2026-12-31;turku;')).toEqual({
    problems: [],
    rows: [
      { name: 'line 2', date: '2026-12-23', area: '', runsAs: 5 },
      { name: 'line 3', date: '2026-12-31', area: 'turku', runsAs: null },
    ],
  })
  expect(readExceptionFile('date;as\n31.12.2026;\n2026-12-23;ma ti\n2026-12-23;ma')).toMatchObject({
    problems: [
      "line 2: '31.12.2026' is not a day such as 2026-12-23",
      "line 3: as 'ma ti' is not one weekday such as pe",
      'line 4: 2026-12-23 is in the table twice',
    ],
  })
})
