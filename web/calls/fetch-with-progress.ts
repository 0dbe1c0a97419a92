/** A `fetch` that tells how much of the body has been sent. Only XMLHttpRequest knows that. */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(address))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after')
        resolve(
          new Response(request.status === 204 ? null : request.responseText, {
            status: request.status,
            headers: retryAfter ? { 'retry-after': retryAfter } : {},
          }),
        )
      }
      const fail = () => reject(new TypeError('Failed to fetch'))
      request.onerror = fail
      request.onabort = fail
      signal?.addEventListener('abort', () => request.abort())
      request.send(body as XMLHttpRequestBodyInit)
    })
}
