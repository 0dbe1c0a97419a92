import { pictureFiles } from '#content/pictures/pictures.ts'
import { type MediaNeeds, saveTrustedDrawings } from '#server/capabilities/media/media.ts'

/** Keeps the pictures of the demo content. Done at each start: a drawing that has changed is a new picture. */
export async function saveDemoPictures(needs: MediaNeeds): Promise<void> {
  await saveTrustedDrawings(needs, [...pictureFiles()])
}
