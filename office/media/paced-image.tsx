import { useEffect, useRef, useState } from 'react'

/**
 * A picture is encoded when somebody asks for it for the first time, and a browser has six connections: with all of them waiting for pictures,
 * nothing else of the office would be read.
 */
const AT_ONCE = 3
const NEAR = '300px'

let loading = 0
const waiting = new Set<() => void>()

function begin(next: () => void): void {
  waiting.add(next)
  goOn()
}

function goOn(): void {
  for (const next of waiting) {
    if (loading >= AT_ONCE) return
    waiting.delete(next)
    loading++
    next()
  }
}

type Props = { src: string; className?: string; width: number | undefined; height: number | undefined }

/** A small picture of many, loaded in turn when it comes into sight. Its name stands beside it. */
export function PacedImage({ src, ...props }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [isBegun, setBegun] = useState(false)
  const release = useRef(() => {})
  useEffect(() => {
    let isLoading = false
    const start = () => {
      isLoading = true
      setBegun(true)
    }
    release.current = () => {
      if (!isLoading) return
      isLoading = false
      loading--
      goOn()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        begin(start)
      },
      { rootMargin: NEAR },
    )
    if (image.current) observer.observe(image.current)
    return () => {
      observer.disconnect()
      waiting.delete(start)
      release.current()
    }
  }, [])
  const done = () => release.current()
  return <img ref={image} {...props} {...(isBegun ? { src } : {})} alt="" onLoad={done} onError={done} />
}
