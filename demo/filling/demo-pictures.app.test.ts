import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureSource, sizeIn } from '#contract/content/media.ts'
import { picture, pictureFiles } from '#demo/pictures/pictures.ts'
import { originalKey } from '#server/capabilities/media/stored-media.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { saveDemoPictures } from './demo-pictures.ts'

it('shows the drawings of the demo in the size that pages are told, never as SVG', { tags: 'long' }, async () => {
  const app = await runningApp()
  await saveDemoPictures(app.media)
  const shown = picture('grillipihvi', 'Pihvi')
  const answer = await app.get('kuluttaja', pictureSource(shown, 'three-by-two-crop'))
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect({ width, height }).toEqual(sizeIn(shown, 'three-by-two-crop'))
})

it('knows every drawing after a start, and keeps those of before', async () => {
  const app = await runningApp()
  await saveDemoPictures(app.media)
  await saveDemoPictures(app.media)
  const ids = [...pictureFiles()].map(({ id }) => id)
  expect(await app.media.store.findMany(ids)).toHaveLength(ids.length)
  const scene = picture('keitto', '')
  const [stored] = await app.media.store.findMany([scene.id])
  const { alt, ...drawn } = scene
  expect(stored).toEqual({ ...drawn, type: 'image/svg+xml' })
})

it('reads no drawing at a start that finds all of them stored', async () => {
  const app = await runningApp()
  await saveDemoPictures(app.media)
  await saveDemoPictures(app.media, () => {
    throw new Error('The drawings are read')
  })
})

it('stores a drawing again whose file is gone', { tags: 'long' }, async () => {
  const app = await runningApp()
  await saveDemoPictures(app.media)
  const key = originalKey(picture('keitto', ''))
  await app.media.files.delete(key)
  await saveDemoPictures(app.media)
  expect(await app.media.files.has(key)).toBe(true)
})
