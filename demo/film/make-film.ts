import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

// Makes the film of the company's home page from our own drawings: a slow camera over five scenes, without sound.
// Needs ffmpeg with x264. The captions beside the film follow the times below.

const root = join(import.meta.dirname, '../..')
const film = join(root, 'demo/files/pellolta-poytaan.mp4')

const WIDTH = 1280
const HEIGHT = 720
const FRAMES_PER_SECOND = 24
const SCENE_SECONDS = 4
const FADE_SECONDS = 0.8

/** `from` and `to` are the zoom of the camera, `x` and `y` the point that it looks at, as parts of the picture. */
const scenes = [
  { picture: 'yritys-hero', from: 1, to: 1.12, x: 0.5, y: 0.5 },
  { picture: 'maatila', from: 1.14, to: 1, x: 0.4, y: 0.6 },
  { picture: 'kuljetus', from: 1, to: 1.12, x: 0.6, y: 0.6 },
  { picture: 'kokki', from: 1.12, to: 1, x: 0.5, y: 0.4 },
  { picture: 'kuluttaja-poyta', from: 1, to: 1.1, x: 0.5, y: 0.6 },
]

const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-film-'))
try {
  const stills = await Promise.all(scenes.map(({ picture }, at) => still(picture, join(folder, `${at}.png`))))
  const frames = SCENE_SECONDS * FRAMES_PER_SECOND
  const moved = scenes.map(({ from, to, x, y }, at) => {
    const zoom = `${from}+(${to - from})*on/${frames}`
    const camera = `zoompan=z='${zoom}':x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}':d=${frames}`
    return `[${at}]${camera}:s=${WIDTH}x${HEIGHT}:fps=${FRAMES_PER_SECOND},format=yuv420p[s${at}]`
  })
  const faded = scenes.slice(1).map((_, at) => {
    const before = at === 0 ? 's0' : `f${at - 1}`
    const offset = (at + 1) * (SCENE_SECONDS - FADE_SECONDS)
    return `[${before}][s${at + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}[f${at}]`
  })
  const output = ['-map', `[f${scenes.length - 2}]`, '-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', '36']
  // The index comes first, so that a browser can begin before it has all of the film.
  const delivery = ['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact']
  const inputs = stills.flatMap((file) => ['-i', file])
  const filter = [...moved, ...faded].join(';')
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...inputs, '-filter_complex', filter, ...output, ...delivery, film])
} finally {
  rmSync(folder, { recursive: true })
}

/** The drawing at twice the size of the film: the camera moves in steps of half a pixel. */
async function still(picture: string, file: string): Promise<string> {
  const size = { width: WIDTH * 2, height: HEIGHT * 2, fit: 'cover' as const }
  await sharp(join(root, `demo/pictures/${picture}.svg`), { density: 144 })
    .resize(size)
    .png()
    .toFile(file)
  return file
}
