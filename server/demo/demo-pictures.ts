import { pictureFiles } from '#content/pictures/pictures.ts'
import { addFile, type StaticFiles } from '#server/http/static-files.ts'

/** Serves the pictures of the demo content. One that is served already is left alone: its address changes with it. */
export async function serveDemoPictures(files: StaticFiles): Promise<void> {
  await Promise.all(
    [...pictureFiles()].map(async ({ id, name, svg }) => {
      const address = `/media/${id}/${name}`
      if (!files.has(address)) await addFile(files, address, Buffer.from(svg), 5)
    }),
  )
}
