import { expect, it } from 'vitest'
import { mustBeRead } from './moderation.ts'

it.each([
  'Halvempaa: https://mainos.example',
  'Katso WWW.mainos.fi',
  'lihaa.com on parempi',
  'Kirjoita minulle: joku@posti.example',
  'PERKELEEN sitkeää',
  'aivan-paskaa!',
  'Voita kasinolla',
])('holds “%s” until somebody has read it', (text) => expect(mustBeRead(text, 'Maija')).toBe(true))

it.each(['Mureaa ja maukasta. Tilaan toistekin!', 'Hyvää, kypsyi 2.5 tunnissa', 'Kokkipaskalaista… ei vaan hyvää'])(
  'shows “%s” at once',
  (text) => expect(mustBeRead(text, 'Maija')).toBe(false),
)

it('reads the name as well', () => expect(mustBeRead('Hyvää', 'www.mainos.fi')).toBe(true))
