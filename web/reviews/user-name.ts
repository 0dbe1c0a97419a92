import { useEffect, useState } from 'react'
import { CUSTOMER_CHANGED, CUSTOMER_KEY } from '#web/customer/customer-copy.ts'

/** The name of the customer who is logged in; null for everyone else. */
export function useUserName(): string | null {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setName(readUserName(storedText()))
    read()
    window.addEventListener(CUSTOMER_CHANGED, read)
    return () => window.removeEventListener(CUSTOMER_CHANGED, read)
  }, [])
  return name
}

/** From the stored customer. */
export function readUserName(stored: string | null): string | null {
  try {
    const { loggedIn, deliveryAddress } = JSON.parse(stored ?? 'null')
    const name = loggedIn === true && deliveryAddress?.firstName
    return typeof name === 'string' && name.trim() !== '' ? name.trim() : null
  } catch {
    return null
  }
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(CUSTOMER_KEY)
  } catch {
    return null
  }
}
