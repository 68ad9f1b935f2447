import { useEffect, useRef, useState } from 'react'
import { buildFallbackPictureUrl, buildSrcSet } from '../lib/picture-sources.ts'
import { hasImageFailed, rememberImageFailure } from '../lib/storage/failed-images.ts'

interface PictureProps {
  /**
   * The picture's paths at the image proxy, best first. Each path is tried if the one before it has failed.
   */
  sources: readonly string[]
  /** The image that is shown if there is no source or all have failed. */
  placeholder: string
  alt: string
  /** The picture's width on the page, as in the `sizes` attribute of <img>. */
  sizes: string
  /**
   * True for the first picture of a page, which is fetched immediately; others are fetched lazily at low
   * priority.
   */
  isFirst?: boolean
  className?: string
}

const WIDTH = 640
const HEIGHT = 360

/**
 * Returns the first source that hasn't failed on this device in the last 24 hours, with the ref and the error
 * handler of its image. The source is undefined if all have failed.
 */
function useWorkingSource(sources: readonly string[]) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const image = useRef<HTMLImageElement>(null)
  const source = sources.find((url) => !failed.includes(url))

  const fail = (url: string) => {
    rememberImageFailure(url, Date.now())
    setFailed((before) => [...before, url])
  }
  useEffect(() => {
    const before = sources.filter((url) => hasImageFailed(url, Date.now()))
    if (before.length > 0) setFailed(before)
  }, [sources])
  useEffect(() => {
    // A server-rendered image may have failed before hydration, when no handler was attached.
    const failedEarly = image.current?.complete && image.current.naturalWidth === 0
    if (source && failedEarly && image.current?.currentSrc) fail(source)
  })
  return { source, image, onError: () => source && fail(source) }
}

/**
 * A 16:9 picture in AVIF and WebP, each in three widths. Its space is reserved, so that nothing moves when it
 * has loaded.
 */
export function Picture({ sources, placeholder, alt, sizes, isFirst = false, className = '' }: PictureProps) {
  const { source, image, onError } = useWorkingSource(sources)
  const shape = `block aspect-video w-full object-cover picture-drawn ${className}`
  if (!source) {
    return <img src={placeholder} alt="" width={WIDTH} height={HEIGHT} loading="lazy" className={shape} />
  }
  return (
    <picture key={source}>
      <source type="image/avif" srcSet={buildSrcSet(source, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={buildSrcSet(source, 'webp')} sizes={sizes} />
      <img
        ref={image}
        src={buildFallbackPictureUrl(source)}
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
