import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import type { RecipeItem } from '#contract/content/item.ts'
import { saveDemoFiles } from '#demo/filling/demo-files.ts'
import { saveDemoPictures } from '#demo/filling/demo-pictures.ts'
import { fillContent } from '#demo/filling/fill-content.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { idOf, saveMedia, saveTrustedDrawings } from '#server/capabilities/media/media.ts'
import { factsOfPicture } from '#server/capabilities/media/stored-media.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { saveSiteTexts } from '#server/capabilities/site-texts/site-texts.ts'
import type { Database } from '#server/db/database.ts'
import { libraryStore } from '#server/library/library.store.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { freshFileStore } from '#server/testing/fresh-file-store.ts'
import { sites } from '#sites/all.ts'
import { blockSchemas } from '#web/blocks/schemas.ts'
import { contentOf, picturesOf } from './content-database.ts'
import { exportContent } from './export-content.ts'
import { exportPictures } from './export-pictures.ts'
import { checkFolder, importContent } from './import-content.ts'
import { saveFolder } from './save-folder.ts'
import { FileWriter } from './write-files.ts'
import { writeContentFolder } from './write-folder.ts'

/** All pages are written, read and saved twice. */
const WHOLE_DEMO_MS = 120_000

/** An empty database with files of its own. A second one takes the place of the first. */
async function anInstance() {
  const database = await freshDatabase()
  return { database, ...contentOf(database.sql), media: picturesOf(database, await freshFileStore()) }
}

type Instance = Awaited<ReturnType<typeof anInstance>>

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-content-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function everythingIn(instance: Instance) {
  const media = await instance.media.store.all()
  return { content: await exportContent(instance, sites), media }
}

async function exportTo(folder: string, instance: Instance) {
  const { content, media } = await everythingIn(instance)
  const { media: exported, pictures } = await exportPictures(instance.database.sql, media, content)
  const fileWriter = new FileWriter()
  const files = writeContentFolder(content, { pictures, blockSchemas, fileWriter })
  await saveFolder(folder, files, { media: exported, originals: instance.media.files, used: fileWriter.files })
}

async function importFrom(
  folder: string,
  { database, media }: { database: Database; media: Instance['media'] },
  options = {},
) {
  const folders = { folder, pictureFolder: join(folder, 'pictures'), fileFolder: join(folder, 'files') }
  return importContent({ database, media }, await checkFolder(folders, { sites, blockSchemas }), options)
}

async function filesIn(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((name) => name.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    await Promise.all(
      files.sort().map(async (file) => [file.slice(folder.length), (await readFile(file)).toString('base64')] as const),
    ),
  )
}

/** Exports an instance, imports it into an empty one and exports that: everything must be as it was, every file to its last byte. */
async function expectRoundTrip(instance: Instance): Promise<string> {
  const [first, second] = [await aFolder(), await aFolder()]
  const before = await everythingIn(instance)
  await exportTo(first, instance)
  const other = await anInstance()
  await importFrom(first, other)
  expect(await everythingIn(other)).toEqual(before)
  await exportTo(second, other)
  expect(await filesIn(second)).toEqual(await filesIn(first))
  return first
}

it('loses nothing of the demo content on the way into files and back', {
  tags: 'long',
  timeout: WHOLE_DEMO_MS,
}, async () => {
  const instance = await anInstance()
  await fillContent(instance)
  await saveDemoPictures(instance.media)
  await saveDemoFiles(instance.media.files)
  await expectRoundTrip(instance)
})

it('OF-34: loses nothing of the texts of a site, also where one is left out', async () => {
  const instance = await anInstance()
  const texts = { newsletter: { heading: 'Lihakirje', text: '' }, consent: { title: 'Evästeet' } }
  const saved = await saveSiteTexts(instance.siteTexts, { site: 'lihakauppa', language: 'fi', ...texts })
  expect(saved.ok).toBe(true)
  const folder = await expectRoundTrip(instance)
  const file = await readFile(join(folder, 'lihakauppa/fi/texts.yaml'), 'utf8')
  expect(file).toBe('consent:\n  title: Evästeet\nnewsletter:\n  heading: Lihakirje\n  text: ""\n')
})

async function anUpload({ media }: Instance, colour: string, name: string) {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const saved = await saveMedia(media, { bytes, name })
  if (!saved.ok) throw new Error(saved.code)
  const { type: _type, ...picture } = saved.value
  return picture
}

it('loses nothing of pictures that were uploaded, even two of one name', async () => {
  const instance = await anInstance()
  const red = await anUpload(instance, 'red', 'Kinkku.JPG')
  const blue = await anUpload(instance, 'blue', 'kinkku.jpg')
  await saveTrustedDrawings(instance.media, [{ name: 'tuli.svg', svg: '<svg width="4" height="3"/>' }])
  await savePages(instance.content, [
    anArticle('ham', { picture: { ...red, alt: 'Punainen' } }),
    anArticle('soup', { picture: { ...blue, alt: 'Sininen' } }),
    anArticle('stew', { picture: { ...blue, alt: 'Ei lainkaan punainen' } }),
  ])
  const folder = await expectRoundTrip(instance)
  expect(await readdir(join(folder, 'pictures'))).toEqual(
    expect.arrayContaining([
      'kinkku.jpg',
      'pictures.json',
      'tuli.svg',
      expect.stringMatching(/^kinkku-[0-9a-f]{10}\.jpg$/),
    ]),
  )
})

it('loses nothing that editors wrote and that has no form of its own in the files', async () => {
  const instance = await anInstance()
  const product = {
    kind: 'product' as const,
    categories: [],
    facetTags: [7],
    novelty: false,
    equipment: false,
    productCode: 'KA-1',
    nutrition: [{ name: 'Kuitu', amount: '2 g' }],
  }
  const recipe: RecipeItem = {
    kind: 'recipe',
    categories: [],
    facetTags: [],
    totalTime: 5,
    yield: 2,
    steps: [{ instructions: ['Hämmennä.'], ingredients: [{ name: 'suolaa', amount: 1, unit: 'hujaus' }] }],
  }
  const text = (content: unknown, props: object = {}) => ({ type: 'rich-text', props: { content, ...props } })
  const paragraph = (...children: unknown[]) => ({ kind: 'paragraph', children })
  const pages: Page[] = [
    anArticle('lines', { blocks: [text([paragraph('Rivi\nja toinen ', { text: 'a' }, '')])] }),
    anArticle('defaults', { blocks: [text([paragraph('1. ei lista')], { tone: 'paper' })] }),
    anArticle('spaces', { title: '  tyhjää: # ei kommentti  ', description: `${'pitkä '.repeat(40)}  teksti ` }),
    anArticle('lost', { picture: { id: '0123456789', name: 'lost.svg', width: 4, height: 3, alt: 'Poissa' } }),
    anArticle('ham', { key: 'product-ham', template: 'product', item: product, blocks: [] }),
    anArticle('other-ham', { key: 'ham', template: 'product', item: { ...product, productCode: 'KA-2' }, blocks: [] }),
    anArticle('ham', { language: 'en', key: 'product-ham', template: 'product', item: { ...product, facetTags: [8] } }),
    anArticle('salt', {
      template: 'recipe',
      item: recipe,
      blocks: [text([paragraph('Vinkki.')], { tone: 'surface' })],
    }),
    anArticle('tip', { template: 'recipe', item: recipe, blocks: [text([paragraph('Vinkki.')])] }),
  ]
  const { site: _site, language: _language, ...links } = aNavigation()
  await saveNavigation(instance.navigation, { site: 'deli', language: 'fi', ...links })
  expect(await savePages(instance.content, pages)).toMatchObject({ ok: true })
  await expectRoundTrip(instance)
})

it('OF-33: loses nothing of a picture that an editor has cropped and described', async () => {
  const instance = await anInstance()
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const facts = { title: 'Joulupöytä ÄÖ', alts: { fi: 'Pöytä', se: 'Bord' }, holder: 'Kuvaaja Oy', until: '2030-01-31' }
  const saved = await saveMedia(instance.media, { bytes, name: 'poyta.jpg', focus: { x: 20, y: 70 }, facts })
  if (!saved.ok) throw new Error(saved.code)
  expect(saved.value).toMatchObject({ original: idOf(bytes), focus: { x: 20, y: 70 } })
  await savePages(instance.content, [
    anArticle('ham', { picture: { ...factsOfPicture(saved.value), alt: 'Muu sana' } }),
  ])
  const folder = await expectRoundTrip(instance)
  expect(JSON.parse(await readFile(join(folder, 'pictures/pictures.json'), 'utf8'))).toEqual({
    'poyta.jpg': {
      id: saved.value.id,
      width: 40,
      height: 20,
      alt: facts.alts,
      focus: { x: 20, y: 70 },
      title: facts.title,
      holder: facts.holder,
      until: facts.until,
    },
  })
  const other = await anInstance()
  await importFrom(folder, other)
  const [item] = await libraryStore(other.database.sql).all()
  expect(item).toMatchObject({ ...facts, current: saved.value.id, name: 'poyta.jpg' })
})

it('takes up what an editor changed in a file, and leaves other pages alone', async () => {
  const instance = await anInstance()
  await savePages(instance.content, [anArticle('ham'), anArticle('soup')])
  const folder = await aFolder()
  await exportTo(folder, instance)
  const file = join(folder, 'kuluttaja/fi/pages/ham.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^title: .*$/m, 'title: Kinkku'))
  await rm(join(folder, 'kuluttaja/fi/pages/soup.yaml'))
  expect(await importFrom(folder, instance)).toEqual({ pages: 1, removed: 0 })
  const [{ pages = [] } = {}] = await exportContent(instance, sites)
  expect(pages).toEqual([anArticle('ham', { title: 'Kinkku' }), anArticle('soup')])
})

it('removes pages that the folder lacks only when told to, and only of its sites and languages', async () => {
  const instance = await anInstance()
  await savePages(instance.content, [anArticle('ham'), anArticle('soup')])
  const folder = await aFolder()
  await exportTo(folder, instance)
  await savePages(instance.content, [anArticle('stew'), anArticle('stew', { site: 'deli' })])
  expect(await importFrom(folder, instance, { removeMissing: true })).toEqual({ pages: 2, removed: 1 })
  const content = await exportContent(instance, sites)
  expect(content.flatMap(({ site, pages }) => pages.map(({ path }) => `${site} ${path}`))).toEqual([
    'kuluttaja /ham',
    'kuluttaja /soup',
    'deli /stew',
  ])
})

it('changes nothing when something is wrong, and says where', async () => {
  const instance = await anInstance()
  await savePages(instance.content, [anArticle('ham')])
  const folder = await aFolder()
  await exportTo(folder, instance)
  const file = join(folder, 'kuluttaja/fi/pages/ham.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(join(folder, 'kuluttaja/fi/pages/soup.yaml'), text.replace('/ham', '/soup'))
  await writeFile(file, text.replace(/^title: .*$/m, 'title: ""'))
  await expect(importFrom(folder, instance)).rejects.toThrow(/ham\.yaml:3: title: /)
  expect((await exportContent(instance, sites))[0]?.pages).toEqual([anArticle('ham')])
})

it('refuses a page that has moved while the old one is kept, and moves it when that is removed', async () => {
  const instance = await anInstance()
  await savePages(instance.content, [anArticle('ham')])
  const folder = await aFolder()
  await exportTo(folder, instance)
  const file = join(folder, 'kuluttaja/fi/pages/ham.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace('path: /ham', 'path: /kinkku'))
  await expect(importFrom(folder, instance)).rejects.toThrow("key: 'ham' is that of /ham in the database")
  expect(await importFrom(folder, instance, { removeMissing: true })).toEqual({ pages: 1, removed: 1 })
  expect((await exportContent(instance, sites))[0]?.pages).toEqual([anArticle('ham', { path: '/kinkku' })])
})

it('undoes all of an import when the database refuses a part of it', async () => {
  const instance = await anInstance()
  const folder = await aFolder()
  await savePages(instance.content, [anArticle('ham'), anArticle('ham', { site: 'deli' })])
  await exportTo(folder, instance)
  const other = await anInstance()
  const twice = '{ id: 7, name: A, kind: news }'
  await writeFile(
    join(folder, 'deli/fi/taxonomy.yaml'),
    `productGroups: []\ncategories:\n  - ${twice}\n  - ${twice}\nfacets: []\n`,
  )
  await expect(importFrom(folder, other)).rejects.toThrow('deli fi: the id 7 is used twice')
  expect(await exportContent(other, sites)).toEqual([])
})

it('refuses a picture whose file is not the one of the index', async () => {
  const instance = await anInstance()
  await anUpload(instance, 'red', 'kinkku.jpg')
  const folder = await aFolder()
  await exportTo(folder, instance)
  const file = join(folder, 'pictures/kinkku.jpg')
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')
  await expect(importFrom(folder, await anInstance())).rejects.toThrow(
    /pictures\.json:2: kinkku\.jpg: the id of its file/,
  )
})

it('replaces an earlier export only when told to, and never other files', async () => {
  const instance = await anInstance()
  await savePages(instance.content, [anArticle('ham'), anArticle('ham', { site: 'deli' })])
  const folder = await aFolder()
  const files = new Map([['deli/fi/pages/soup.yaml', '']])
  const save = (options = {}) => saveFolder(folder, files, { media: [], originals: instance.media.files }, options)
  await exportTo(folder, instance)
  await expect(save({ siteIds: ['kuluttaja', 'deli'] })).rejects.toThrow('--replace')
  await save({ siteIds: ['kuluttaja', 'deli'], replace: true })
  expect([...(await filesIn(folder)).keys()]).toEqual(['/deli/fi/pages/soup.yaml'])
  await writeFile(join(folder, 'notes.txt'), '')
  await expect(save({ siteIds: ['deli'], replace: true })).rejects.toThrow('has other files: notes.txt')
})
