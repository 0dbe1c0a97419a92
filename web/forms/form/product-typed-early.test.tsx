import { expect, it } from 'vitest'
import { complaintView, feedbackView } from '../complaint-and-feedback/contact.views.ts'
import { salesView } from '../sales/sales.view.ts'
import { openForm } from '../testing/opened-form.tsx'

const must = 'Tämä kenttä on pakollinen. Valitse tuote luettelosta.'
const may = 'Valitse tuote luettelosta tai tyhjennä kenttä.'

it.each([
  [complaintView('fi', {}), 'ProductId', must],
  [feedbackView('fi', {}), 'ProductId', may],
  [salesView('fi', {}), 'product', may],
])(
  'keeps a product typed before the form of $form.name is live as a search, and asks to choose one',
  async (view, name, text) => {
    const { control, press, errors, summary, sent } = await openForm(view, {
      before: () => {
        const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
        if (input) input.value = 'keittokinkku'
      },
    })
    await expect.poll(() => document.querySelector('[aria-label="Tyhjennä tuote"]')).not.toBeNull()
    expect(control('Tuote').value).toBe('keittokinkku')
    press('Lähetä')
    await expect.poll(errors).toContainEqual(['Tuote', text])
    expect(summary().items).toContain(`Tuote: ${text}`)
    expect(sent).toEqual([])
    expect(JSON.stringify(JSON.parse(localStorage.getItem(`draft:${view.form.name}`) ?? '{}').values)).toMatch(
      /"product":\{"productId":0,"title":"keittokinkku"\}|"ProductId":0,"ProductName":"keittokinkku"/,
    )
    press('Tyhjennä tuote')
    await expect.poll(errors).not.toContainEqual(['Tuote', may])
  },
)
