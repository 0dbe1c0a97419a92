import { type RefObject, useCallback, useRef, useState } from 'react'
import type { CaptchaClient, CaptchaState } from '../captcha/captcha-client.ts'

/** The captcha of a form. Its code is fetched by `prepare`, or when a token is taken. */
export function useCaptcha(widget: RefObject<HTMLElement | null>) {
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

  const prepare = useCallback(async () => (await load())?.prepare(), [load])
  const take = useCallback(async () => (await load())?.take() ?? null, [load])

  return { state, prepare, take }
}
