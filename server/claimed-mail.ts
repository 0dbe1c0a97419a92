/** A mail that this node alone may send for now. */
export type MailClaim = {
  /** Claims it for longer. False if it is not to be sent: it was mailed, erased, or claimed by another node meanwhile. */
  renew: () => Promise<boolean>
  setMailed: () => Promise<void>
}

type Times = { renewMs?: number; writeAgainMs?: number }

/** A node that dies while it sends leaves the mail to others after this. Longer than the commands of a slow mail server may take. */
export const CLAIM_SECONDS = 300

/**
 * Sends a claimed mail: looks at the claim again just before, and keeps it for as long as the mail server takes. What was accepted is
 * written down even if the database is away then: at once, or as soon as it is back.
 */
export async function sendClaimed(
  { renew, setMailed }: MailClaim,
  send: () => Promise<void>,
  { renewMs = (CLAIM_SECONDS * 1000) / 5, writeAgainMs = 1000 }: Times = {},
): Promise<void> {
  if (!(await renew())) return
  // A failure is an outage, in which nobody else can claim it either.
  const timer = setInterval(() => renew().catch(() => {}), renewMs)
  try {
    await send()
  } finally {
    clearInterval(timer)
  }
  await setMailed().catch(() => void writeLater(setMailed, writeAgainMs))
}

async function writeLater(write: () => Promise<void>, pauseMs: number): Promise<void> {
  for (let isWritten = false; !isWritten; ) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
    isWritten = await write().then(
      () => true,
      () => false,
    )
  }
}
