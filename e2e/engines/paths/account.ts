import { it, onTestFinished } from 'vitest'
import { smtpFake } from '#server/adapters/mail/testing/smtp-fake.ts'
import { startBuiltProgram } from '../../built-program.ts'
import { codeIn } from '../../mails.ts'
import type { Path } from '../on-engine.ts'

const email = 'maija@example.fi'

export const account: Path = (newVisitor) => {
  it('opens an account with a code by mail, saves an address, and resets a forgotten password', async () => {
    const { url: SMTP_URL, received } = await smtpFake()
    const program = await startBuiltProgram({ SMTP_URL, CAPTCHA_COST: '10' })
    onTestFinished(() => program.stop())
    const at = (path: string) => `http://lihakauppa.localhost:${program.port}${path}`
    const visitor = await newVisitor()
    const askForCode = async (path: string, count: number) => {
      await visitor.open(at(path))
      await visitor.type({ role: 'textbox', name: 'Sähköposti' }, email)
      await visitor.press({ role: 'button', name: 'Lähetä koodi' })
      await visitor.see({ role: 'textbox', name: 'Koodi sähköpostista' })
      await visitor.type({ role: 'textbox', name: 'Koodi sähköpostista' }, await codeIn(received, count))
    }

    await askForCode('/rekisteroidy', 1)
    await visitor.press({ role: 'button', name: 'Kirjaudu sisään' })
    await visitor.arrive('/oma-tili')
    const within = 'Asiakastietosi ja toimitusosoitteesi'
    const address = {
      Etunimi: 'Maija',
      Sukunimi: 'Mäkelä',
      Katuosoite: 'Kotikatu 1',
      Postinumero: '33100',
      Postitoimipaikka: 'Tampere',
      Puhelinnumero: '501234567',
    }
    for (const [name, text] of Object.entries(address)) await visitor.type({ role: 'textbox', name, within }, text)
    await visitor.press({ role: 'checkbox', name: 'Olen yksityisasiakas', within, starts: true })
    await visitor.press({ role: 'button', name: 'Tallenna', within })
    await visitor.read('Olet kirjautunut osoitteella')
    await visitor.press({ role: 'button', name: 'Kirjaudu ulos' })
    await visitor.arrive('/')

    await askForCode('/unohtunut-salasana', 2)
    await visitor.type({ role: 'textbox', name: 'Uusi salasana', starts: true }, 'Sinappi ja makkara')
    await visitor.press({ role: 'button', name: 'Tallenna salasana ja kirjaudu' })
    await visitor.arrive('/oma-tili')
  })
}
