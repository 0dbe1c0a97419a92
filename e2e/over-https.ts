import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import { sites } from '#sites/all.ts'
import { startBuiltProgram } from './built-program.ts'

type UrlOf = (site: string, path?: string) => string

/**
 * A program of its own for the tests of a file, which serves the sites over HTTPS as in live: its cookies are Secure. To be called once;
 * gives the addresses of its pages. The certificate is worth nothing: the browser has to be told to take any.
 */
export function overHttpsForTests(): UrlOf {
  let port = 0
  let stop = async () => {}
  beforeAll(async () => {
    port = await freePort()
    stop = await serve(port)
  })
  afterAll(() => stop())
  return (site, path = '/') => `https://${site}.localhost:${port}${path}`
}

async function serve(port: number): Promise<() => Promise<void>> {
  const SITE_ORIGINS = sites.map(({ id }) => `${id}=https://${id}.localhost:${port}`).join()
  const program = await startBuiltProgram({ SITE_ORIGINS })
  const server = createServer(aCertificate(), (incoming, response) => {
    const { method, url: path, headers } = incoming
    const passed = request({ port: program.port, host: '127.0.0.1', method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return async () => {
    server.closeAllConnections()
    server.close()
    await program.stop()
  }
}

function aCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...options, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const read = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return read
}
