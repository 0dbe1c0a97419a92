import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Office } from './frame/office.tsx'
import './styles/tokens.css'
import './styles/base.css'

createRoot(document.getElementById('office') as HTMLElement).render(
  <StrictMode>
    <Office />
  </StrictMode>,
)
