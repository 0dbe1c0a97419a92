import { addStyles } from '#web/styles/add-styles.ts'
import address from './late-forms.css?url'

/** For forms in dialogs that open later: their styles are not written into every page. */
export const addFormStyles = (): Promise<unknown> => addStyles(address)
