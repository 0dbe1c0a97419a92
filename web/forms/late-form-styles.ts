// For forms in dialogs that open later: the styles are fetched with the script that opens them, not written into every page.
import './forms.css'
import './fields/fields.css'
