import { createHash } from 'node:crypto'
import type { BrandName } from '#content/pictures/packshots/brands.ts'
import { type Look, paintPackshot, SIDE } from '#content/pictures/packshots/packshot.ts'
import { type SceneName, scenes } from '#content/pictures/scenes.ts'

export type Picture = { id: string; name: string; width: number; height: number; alt: string }

type PictureFile = { id: string; name: string; svg: string }

const files = new Map<string, PictureFile>()

function fileOf({ name, svg: draw }: { name: string; svg: () => string }): PictureFile {
  const known = files.get(name)
  if (known !== undefined) return known
  const svg = draw()
  const id = createHash('sha256').update(svg).digest('hex').slice(0, 10)
  const file = { id, name: `${name}.svg`, svg }
  files.set(name, file)
  return file
}

const scenesByName = new Map(scenes.map((scene) => [scene.name, scene]))

/** A picture to put on a page. Its id changes when the drawing does, so a browser may keep the file for ever. */
export function picture(name: SceneName, alt: string): Picture {
  const scene = scenesByName.get(name)
  if (scene === undefined) throw new Error(`No scene is called ${name}`)
  const { id, name: fileName } = fileOf(scene)
  return { id, name: fileName, width: scene.width, height: scene.height, alt }
}

/** The picture of a product in its pack. There is one for each product, drawn when its page is written. */
export function productPicture(brand: BrandName, look: Look, number: number, name: string, alt: string): Picture {
  const { id, name: fileName } = fileOf({ name, svg: () => paintPackshot(brand, look, number) })
  return { id, name: fileName, width: SIDE, height: SIDE, alt }
}

/** Every picture as the file that the server hands out: all scenes, and the packs of the products that were loaded. */
export function* pictureFiles(): Iterable<PictureFile> {
  for (const scene of scenes) fileOf(scene)
  yield* files.values()
}
