import { useEffect, useRef, useState } from 'react'
import { hasFailed, rememberFailure } from '../lib/failed-images.ts'
import { fallbackSource, srcSet } from '../lib/picture-sources.ts'

interface PictureProps {
  /** Paths of the image proxy, the best first: each is tried when the one before it fails. */
  sources: readonly string[]
  /** Shown when there is none, or when all have failed. */
  placeholder: string
  alt: string
  /** Its width on the page, in the syntax of `sizes` of an image. */
  sizes: string
  /**
   * The first picture of a page is fetched immediately, others when they come near the viewport and the
   * connection is free.
   */
  isFirst?: boolean
  className?: string
}

const WIDTH = 640
const HEIGHT = 360

/** The first source that hasn't failed on this device in the last 24 hours. */
function useWorkingSource(sources: readonly string[]) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const image = useRef<HTMLImageElement>(null)
  const source = sources.find((url) => !failed.includes(url))

  const fail = (url: string) => {
    rememberFailure(url, Date.now())
    setFailed((before) => [...before, url])
  }
  useEffect(() => {
    const before = sources.filter((url) => hasFailed(url, Date.now()))
    if (before.length > 0) setFailed(before)
  }, [sources])
  useEffect(() => {
    // An image of the server's page may have failed before hydration.
    const failedEarly = image.current?.complete && image.current.naturalWidth === 0
    if (source && failedEarly && image.current?.currentSrc) fail(source)
  })
  return { source, image, onError: () => source && fail(source) }
}

/**
 * A 16:9 picture in AVIF and WebP and three widths. Its space is reserved, so that nothing moves when it
 * arrives.
 */
export function Picture({ sources, placeholder, alt, sizes, isFirst = false, className = '' }: PictureProps) {
  const { source, image, onError } = useWorkingSource(sources)
  const shape = `block aspect-video w-full object-cover picture-drawn ${className}`
  if (!source) {
    return <img src={placeholder} alt="" width={WIDTH} height={HEIGHT} loading="lazy" className={shape} />
  }
  return (
    <picture key={source}>
      <source type="image/avif" srcSet={srcSet(source, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(source, 'webp')} sizes={sizes} />
      <img
        ref={image}
        src={fallbackSource(source)}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
        className={shape}
        onError={onError}
      />
    </picture>
  )
}
