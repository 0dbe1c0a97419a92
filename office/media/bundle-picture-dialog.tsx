import type { AddedMember } from '#contract/office/bundles/bundle.ts'
import { AddToBundleDialog } from '#office/bundles/add-to-bundle-dialog.tsx'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Notice } from '#office/ui/notice.tsx'
import { useChosenFile } from './chosen-file.tsx'
import type { Item } from './item-texts.ts'

const TIMEOUT_MS = 330_000
const changes = ['/api/office/bundles', '/api/office/media']

/** Another picture takes its place everywhere when a bundle goes out. */
export function BundlePictureDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const prepare = useSend('POST /api/office/media/:id/prepare')
  const { field, read, problem, isReady } = useChosenFile(item, prepare.forget)
  const made = async () => {
    const file = await read()
    let member: AddedMember | undefined
    if (file)
      await prepare.send({ params: { id: item.id }, body: file, timeoutMs: TIMEOUT_MS }, (edit) => {
        member = { kind: 'picture', item: item.id, edit }
      })
    return member
  }
  const told = problem ?? prepare.refusal?.message
  return (
    <AddToBundleDialog
      title={`Vaihda paketin mukana: ${item.title}`}
      prepare={made}
      isReady={isReady}
      waiting={item.waiting}
      onClose={onClose}
      onAdded={({ id, name, version }, isReplacing) => {
        const remove = [{ kind: 'picture' as const, subject: String(item.id) }]
        const undo = () =>
          undoBy('POST /api/office/bundles/:id/members', { params: { id }, body: { remove, version } }, changes)
        showToast(`Lisätty pakettiin ${name}. Kuva vaihtuu, kun se julkaistaan.`, isReplacing ? undefined : undo)
      }}
    >
      {told && <Notice kind="danger">{told}</Notice>}
      <p>Kuva vaihtuu kaikkialla, missä se on käytössä, samalla hetkellä kuin muu paketti julkaistaan.</p>
      {field}
    </AddToBundleDialog>
  )
}
