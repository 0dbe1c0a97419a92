import { type RefObject, useCallback, useRef, useState } from 'react'
import type { CaptchaClient, CaptchaState } from '../captcha/captcha-client.ts'

/** The captcha of a form. Its code is fetched at the first focus, or when the form is sent. */
export function useCaptcha(widget: RefObject<HTMLElement | null>, isNeeded: boolean) {
  const [state, setState] = useState<CaptchaState>('idle')
  const client = useRef<Promise<CaptchaClient | null>>(undefined)

  const load = useCallback(() => {
    client.current ??= import('../captcha/captcha-client.ts').then(
      ({ CaptchaClient }) => (widget.current ? new CaptchaClient(widget.current, setState) : null),
      () => {
        client.current = undefined
        setState('failed')
        return null
      },
    )
    return client.current
  }, [widget])

  const prepare = useCallback(async () => {
    if (isNeeded) (await load())?.prepare()
  }, [isNeeded, load])

  const take = useCallback(async () => (isNeeded ? ((await load())?.take() ?? null) : ''), [isNeeded, load])

  return { state, prepare, take }
}
