import { createHash } from 'node:crypto'
import { type Scene, type SceneName, scenes } from '#content/pictures/scenes.ts'

export type Picture = { id: string; name: string; width: number; height: number; alt: string }

type PictureFile = { id: string; name: string; svg: string }

const files = new Map<string, PictureFile>()

function fileOf(scene: Scene): PictureFile {
  const known = files.get(scene.name)
  if (known !== undefined) return known
  const svg = scene.svg()
  const id = createHash('sha256').update(svg).digest('hex').slice(0, 10)
  const file = { id, name: `${scene.name}.svg`, svg }
  files.set(scene.name, file)
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

/** Every picture as the file that the server hands out. */
export function* pictureFiles(): Iterable<PictureFile> {
  for (const scene of scenes) yield fileOf(scene)
}
