import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { it, onTestFinished } from 'vitest'
import { type Path, urlOf } from '../on-engine.ts'

/** A photograph in a folder of its own. */
async function aPhotoFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-photo-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'kuva.jpg')
  const photo = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a33' } })
  await writeFile(path, await photo.jpeg().toBuffer())
  return path
}

const sender = {
  Etunimi: 'Maija',
  Sukunimi: 'Mäkelä',
  Katuosoite: 'Kotikatu 1 A',
  Postinumero: '60100',
  Postitoimipaikka: 'Seinäjoki',
}

export const formWithPicture: Path = (newVisitor) => {
  it('sends a complaint with a product, a date of the calendar and a picture', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('kuluttaja', '/ota-yhteytta'))
    await visitor.type({ role: 'combobox', name: 'Tuote' }, 'jauhe')
    await visitor.press({ role: 'option', name: 'Kaskimaa naudan jauheliha 10 %', starts: true })
    await visitor.press({ role: 'button', name: 'Avaa kalenteri' })
    await visitor.see({ role: 'dialog', name: 'Valitse päivä' })
    await visitor.key('Enter')
    const texts = { Ostopaikka: 'Kauppa, Seinäjoki', Viesti: 'Pakkaus oli auki.', ...sender }
    for (const [name, text] of Object.entries(texts)) await visitor.type({ role: 'textbox', name }, text)
    await visitor.press({ role: 'radio', name: 'Sähköpostilla' })
    await visitor.type({ role: 'textbox', name: 'Sähköposti' }, 'maija@example.fi')
    await visitor.chooseFiles({ role: 'file', name: 'Valitse tiedostot' }, [await aPhotoFile()])
    await visitor.see({ role: 'button', name: 'Poista: kuva.jpg' })
    await visitor.press({ role: 'checkbox', name: 'Suostun siihen', starts: true })
    await visitor.press({ role: 'button', name: 'Lähetä' })
    await visitor.arrive('/ota-yhteytta/kiitos')
  })
}

export const moreForms: Path = (newVisitor) => {
  it('sends feedback that needs no answer, with the mouse and the keyboard', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('kuluttaja', '/ota-yhteytta'))
    await visitor.press({ role: 'radio', name: 'MUU ASIA' })
    const texts = { Viesti: 'Hyvää oli.', ...sender }
    for (const [name, text] of Object.entries(texts)) await visitor.type({ role: 'textbox', name }, text)
    await visitor.press({ role: 'radio', name: 'En tarvitse vastausta' })
    await visitor.press({ role: 'checkbox', name: 'Suostun siihen', starts: true })
    await visitor.press({ role: 'button', name: 'Lähetä' })
    await visitor.arrive('/ota-yhteytta/kiitos')
  })
}
