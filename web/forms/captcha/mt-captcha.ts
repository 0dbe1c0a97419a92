type MtCaptcha = { getVerifiedToken(): string | null; resetUI(): void; renderUI(): void }

declare global {
  interface Window {
    mtcaptchaConfig?: object
    mtcaptcha?: MtCaptcha
  }
}

const SCRIPTS = [
  'https://service.mtcaptcha.com/mtcv1/client/mtcaptcha.min.js',
  'https://service2.mtcaptcha.com/mtcv1/client/mtcaptcha2.min.js',
]

/** Shows the widget of MTCaptcha, and waits until the visitor has solved it. Its tokens work once, so a used one is reset. */
export function showMtCaptcha(widget: HTMLElement, sitekey: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const onVerified = ({ verifiedToken }: { verifiedToken: string }) => resolve(verifiedToken)
    window.mtcaptchaConfig = { sitekey, 'verified-callback': onVerified, 'error-callback': reject }
    if (window.mtcaptcha) return window.mtcaptcha.resetUI()
    const place = document.createElement('div')
    place.className = 'mtcaptcha'
    widget.replaceChildren(place)
    for (const src of SCRIPTS) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: true, onerror: reject }))
    }
  })
}
