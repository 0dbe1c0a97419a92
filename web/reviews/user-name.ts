import { useEffect, useState } from 'react'

/** The name of the customer who is logged in; null for everyone else. */
export function useUserName(): string | null {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => setName(readUserName(storedCustomer())), [])
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

function storedCustomer(): string | null {
  try {
    return sessionStorage.getItem('customer')
  } catch {
    return null
  }
}
