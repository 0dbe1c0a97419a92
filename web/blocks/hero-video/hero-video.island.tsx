import { useEffect, useRef, useState } from 'react'
import type { VideoTexts } from '#web/messages/pages/widgets.texts.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { texts: VideoTexts }

/** Plays the film without sound, and lets the visitor pause it. It waits where somebody has asked for less motion or less data. */
export function HeroVideoControl({ texts }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [playing, setPlaying] = useState(false)
  const film = () => button.current?.closest('.hero-video')?.querySelector('video')

  useEffect(() => {
    const video = button.current?.closest('.hero-video')?.querySelector('video')
    if (!video) return
    const follow = () => setPlaying(!video.paused)
    video.controls = false
    // React leaves the attribute out of server-rendered markup in some versions; a film with sound would not be let play.
    video.muted = true
    video.addEventListener('play', follow)
    video.addEventListener('pause', follow)
    if (mayMove()) start(video)
    return () => {
      video.removeEventListener('play', follow)
      video.removeEventListener('pause', follow)
    }
  }, [])

  const toggle = () => {
    const video = film()
    if (!video) return
    if (video.paused) start(video)
    else video.pause()
  }

  return (
    <button ref={button} type="button" aria-label={playing ? texts.pause : texts.play} onClick={toggle}>
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  )
}

/** A browser may refuse, for example to save power: the poster stays, and the button offers to play. */
function start(video: HTMLVideoElement): void {
  video.play().catch(() => {})
}

function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData
}
