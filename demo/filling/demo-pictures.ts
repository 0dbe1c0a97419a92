import { picture, pictureFiles, pictureNames } from '#demo/pictures/pictures.ts'
import { findMissing, type MediaNeeds, saveTrustedDrawings } from '#server/capabilities/media/media.ts'

/**
 * Saves the pictures of the demo content. Done at each start: a drawing that has changed is a new picture. The drawings
 * themselves are read only when one is missing.
 */
export async function saveDemoPictures(needs: MediaNeeds, readFiles = pictureFiles): Promise<void> {
  const missing = await findMissing(
    needs,
    pictureNames.map((name) => picture(name, '')),
  )
  if (missing.length === 0) return
  const ids = new Set(missing.map(({ id }) => id))
  await saveTrustedDrawings(
    needs,
    [...readFiles()].filter(({ id }) => ids.has(id)),
  )
}
