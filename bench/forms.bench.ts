import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { folderFiles } from '#server/adapters/files/folder-files.ts'
import { fileKey } from '#server/capabilities/forms/submission.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { submissionFiles, submissions } from '#server/db/schema/forms.ts'
import { complaintWith, FormSender, megabytePicture, newKey } from './form-sender.ts'
import { busyWithOthers } from './machine.ts'
import { cpuSecondsOf, memoryOf } from './process-use.ts'
import { type Program, startProgram } from './program.ts'
import { type Figure, percentile } from './report.ts'

const CONNECTIONS = 32
const FORMS = 160
const KILLED_FORMS = 96
const KILLS = 3

const settings = { TRUSTED_PROXIES: '127.0.0.1', CAPTCHA_COST: '1' }

/** Forms with a picture of 1 MB from 32 visitors, and the same while the program is killed at random. */
export async function benchForms(): Promise<Figure[]> {
  const picture = await megabytePicture()
  return [...(await measureSpeed(picture)), ...(await measureLoss(picture))]
}

async function measureSpeed(picture: string): Promise<Figure[]> {
  const program = await startProgram(settings)
  const senders = Array.from({ length: CONNECTIONS }, (_, index) => new FormSender(program.port, index))
  const tokens: string[] = []
  await Promise.all(
    senders.map(async (sender) => {
      while (tokens.length < FORMS) tokens.push(await sender.token())
    }),
  )
  const busy = await busyWithOthers()
  const before = memoryOf(program.pid)
  const cpuBefore = cpuSecondsOf(program.pid)
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(program.pid))
  }, 100)
  const durations: number[] = []
  const refused: number[] = []
  let next = 0
  const began = performance.now()
  await Promise.all(
    senders.map(async (sender) => {
      while (next < FORMS) {
        const mine = next++
        const started = performance.now()
        const { status } = await sender.send(complaintWith(picture, `speed ${mine}`), tokens[mine] ?? '', newKey())
        durations.push(performance.now() - started)
        if (status !== 200) refused.push(status)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  const cpuMs = ((cpuSecondsOf(program.pid) - cpuBefore) * 1000) / FORMS
  for (const sender of senders) sender.close()
  await program.stop()
  return [
    { name: 'forms with a 1 MB picture, 32 connections', value: FORMS / seconds, unit: '/s', aim: 10 },
    { name: 'CPU of others before', value: busy, unit: '%' },
    // Taking the form, and as far as the jobs get meanwhile: encoding the picture again and writing the mail.
    { name: 'CPU of a form', value: cpuMs, unit: 'ms', atMost: 400 },
    { name: 'time of a form, median', value: percentile(durations, 0.5), unit: 'ms' },
    { name: 'time of a form, p99', value: percentile(durations, 0.99), unit: 'ms', aim: 5000 },
    { name: 'forms refused', value: refused.length, unit: '', atMost: 0, note: [...new Set(refused)].join(' ') },
    { name: 'memory before', value: before, unit: 'MB' },
    { name: 'memory, peak', value: peak, unit: 'MB', atMost: before + 400 },
  ]
}

/** Visitors repeat what got no answer, with the same key, as the browser does. */
async function measureLoss(picture: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-bench-forms-'))
  const started = () => startProgram({ ...settings, DATA_DIR: folder })
  let program: Program = await started()
  const senders = Array.from({ length: CONNECTIONS }, (_, index) => new FormSender(program.port, index))
  let next = 0
  let repeated = 0
  const acknowledged: string[] = []
  const sending = Promise.all(
    senders.map(async (sender) => {
      while (next < KILLED_FORMS) {
        const marker = `killed ${next++}`
        repeated += await sendUntilAnswered(sender, complaintWith(picture, marker))
        acknowledged.push(marker)
      }
    }),
  )
  for (let kills = 0; kills < KILLS && acknowledged.length < KILLED_FORMS; kills++) {
    await wait(500 + Math.random() * 1500)
    process.kill(program.pid, 'SIGKILL')
    program = await started()
    for (const sender of senders) sender.moveTo(program.port)
  }
  await sending
  for (const sender of senders) sender.close()
  await program.stop()
  const { lost, doubled, withoutFile } = await compare(folder, acknowledged)
  rmSync(folder, { recursive: true, force: true })
  return [
    { name: `forms acknowledged with ${KILLS} kills -9`, value: acknowledged.length, unit: '', atLeast: KILLED_FORMS },
    { name: 'repetitions', value: repeated, unit: '' },
    { name: 'forms lost', value: lost, unit: '', atMost: 0 },
    { name: 'forms doubled', value: doubled, unit: '', atMost: 0 },
    { name: 'forms without their file', value: withoutFile, unit: '', atMost: 0 },
  ]
}

/** The number of repetitions that it took. */
async function sendUntilAnswered(sender: FormSender, body: string): Promise<number> {
  const key = newKey()
  for (let tries = 0; ; tries++) {
    const answer = await sender
      .token()
      .then((token) => sender.send(body, token, key))
      .catch(() => undefined)
    if (answer?.status === 200) return tries
    await wait(200)
  }
}

async function compare(folder: string, acknowledged: readonly string[]) {
  const database = await readyDatabase({ dataFolder: folder })
  const rows = await database.sql.select().from(submissions)
  const files = await database.sql.select().from(submissionFiles)
  await database.close()
  const store = folderFiles(join(folder, 'files'))
  const stored = rows.map(({ values }) => String(values.BatchNumber))
  const hasFile = async (id: string) => {
    const file = files.find(({ submission }) => submission === id)
    return file !== undefined && store.has(fileKey(file.id))
  }
  const present = await Promise.all(rows.map(({ id }) => hasFile(id)))
  return {
    lost: acknowledged.filter((marker) => !stored.includes(marker)).length,
    doubled: stored.length - new Set(stored).size,
    withoutFile: present.filter((isPresent) => !isPresent).length,
  }
}
