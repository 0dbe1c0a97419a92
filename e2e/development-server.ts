import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'

/** Tells on request what the process holds after collecting garbage, beside the watched files. */
const probe = `process.on('message', async () => {
  for (let round = 0; round < 3; round++) {
    gc()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const resources = process.getActiveResourcesInfo().filter((kind) => kind !== 'FSEventWrap')
  process.send({ heapBytes: process.memoryUsage().heapUsed, resources })
})`

type Held = { heapBytes: number; resources: string[] }

/** `npm run dev` on a copy of the sources, so that a test can change them. */
export class DevelopmentServer {
  readonly port: number
  readonly #process: ChildProcess
  readonly #copy: string

  private constructor(port: number, copy: string) {
    this.port = port
    this.#copy = copy
    const args = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(probe)}`]
    this.#process = spawn(process.execPath, [...args, '--disable-warning=ExperimentalWarning', 'tools/dev.ts'], {
      cwd: copy,
      env: { ...process.env, PORT: String(port), NODE_ENV: 'development', VITEST: '' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
  }

  static async start(): Promise<DevelopmentServer> {
    const copy = mkdtempSync(join(tmpdir(), 'kaskimaa-dev-'))
    const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    for (const file of tracked.trim().split('\n')) cpSync(file, join(copy, file), { force: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    const server = new DevelopmentServer(await freePort(), copy)
    const lines = createInterface({ input: server.#process.stdout as NodeJS.ReadableStream })
    await new Promise<void>((ready, failed) => {
      lines.on('line', (line) => line.includes('lists the sites') && ready())
      lines.on('close', () => failed(new Error('The development server ended before it was ready.')))
    })
    return server
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGKILL')
    await once(this.#process, 'exit')
    rmSync(this.#copy, { recursive: true, maxRetries: 5 })
  }

  urlOf(site: string, path = '/'): string {
    return `http://${site}.localhost:${this.port}${path}`
  }

  /** Replaces a text in a file, or in the file of a folder that has it. Returns the way back, which is taken after the test. */
  change(place: string, from: string, to: string): () => void {
    const path = this.#fileWith(place, from)
    const before = readFileSync(path, 'utf8')
    expect(before).toContain(from)
    writeFileSync(path, before.replace(from, to))
    return this.#wayBack(path, before)
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.#copy, file), text)
  }

  read(file: string): string {
    return readFileSync(join(this.#copy, file), 'utf8')
  }

  /** `file:line` of the first line with this text. */
  lineWith(file: string, text: string): string {
    const line = this.read(file)
      .split('\n')
      .findIndex((each) => each.includes(text))
    return `${file}:${line + 1}`
  }

  /** Node resolves no `*.localhost`: the host is named in the header. */
  fetch(site: string, path = '/'): Promise<{ status: number | undefined; location: string | undefined; body: string }> {
    return new Promise((answered, failed) => {
      const headers = { host: `${site}.localhost:${this.port}` }
      get({ port: this.port, host: '127.0.0.1', path, headers }, async (response) => {
        let body = ''
        for await (const chunk of response.setEncoding('utf8')) body += chunk
        answered({ status: response.statusCode, location: response.headers.location, body })
      }).on('error', failed)
    })
  }

  /** The number of the build that a page comes from. */
  async build(site: string): Promise<number> {
    const { body } = await this.fetch(site)
    return Number(/reloadBefore > (\d+)/.exec(body)?.[1] ?? 0)
  }

  async held(): Promise<Held> {
    this.#process.send('tell')
    const [held] = await once(this.#process, 'message')
    return held as Held
  }

  #wayBack(path: string, before: string): () => void {
    const back = () => {
      if (readFileSync(path, 'utf8') !== before) writeFileSync(path, before)
    }
    onTestFinished(back)
    return back
  }

  #fileWith(place: string, text: string): string {
    const path = join(this.#copy, place)
    if (statSync(path).isFile()) return path
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    const found = files.find((file) => statSync(file).isFile() && readFileSync(file, 'utf8').includes(text))
    if (!found) throw new Error(`No file in ${place} has ${text}`)
    return found
  }
}
