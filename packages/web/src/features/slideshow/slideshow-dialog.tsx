import { ExternalLink } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import Lightbox, { type ControllerRef, type SlideImage, type ZoomRef } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import { getCategoryTextKey } from '../../edition/labels/category-name.ts'
import { collectStoryImages, type StoryImage } from '../../edition/story/story-images.ts'
import { useStory } from '../../edition/story/use-story.ts'
import { useTexts } from '../../lib/texts.ts'
import { FullScreenDialog } from '../../ui/dialog/full-screen-dialog.tsx'
import { useSwipe } from './use-swipe.ts'

/** Media query for desktop screens, where the mobile layout ends. */
const DESKTOP = '(min-width: 768px)'
/** The size of thumbnails, in px. */
const THUMBNAIL = { width: 64, height: 48, border: 2, gap: 8, padding: 0, imageFit: 'cover' } as const
/** A dark background behind the captions, so that they are readable on bright pictures. */
const STYLES = { root: { '--yarl__slide_captions_container_background': 'rgb(0 0 0 / 0.8)' } }

function Credit({ image }: { image: StoryImage }) {
  const text = useTexts()
  const sourceName = text('slideshow.source', { source: image.source })
  return (
    <>
      <span className="block text-14">{text(getCategoryTextKey(image.category))}</span>
      <span className="headline block text-18">{image.storyTitle}</span>
      {image.alt && <span className="block text-14">{image.alt}</span>}
      {image.articleUrl ? (
        <a
          href={image.articleUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center gap-1.5 text-14 underline target"
        >
          {sourceName}
          <ExternalLink size={14} aria-hidden="true" />
          <span className="sr-only">{text('story.source.newTab')}</span>
        </a>
      ) : (
        sourceName
      )}
    </>
  )
}

function toSlide(image: StoryImage): SlideImage {
  return {
    src: image.sources.at(-1) ?? image.url,
    alt: image.alt,
    thumbnail: image.sources[0] ?? image.url,
    description: <Credit key={image.id} image={image} />,
  }
}

function useLabels() {
  const text = useTexts()
  return {
    Lightbox: text('slideshow.name'),
    'Photo gallery': text('slideshow.name'),
    Carousel: text('slideshow.kind'),
    Slide: text('slideshow.picture'),
    Caption: text('slideshow.caption'),
    Previous: text('slideshow.previous'),
    Next: text('slideshow.next'),
    Close: text('dialog.close'),
    'Enter Fullscreen': text('slideshow.fullscreen'),
    'Exit Fullscreen': text('slideshow.fullscreen.leave'),
    'Zoom in': text('slideshow.zoomIn'),
    'Zoom out': text('slideshow.zoomOut'),
    Thumbnails: text('slideshow.thumbnails'),
    '{index} of {total}': text('slideshow.position'),
  }
}

interface SlidesProps {
  images: StoryImage[]
  root: HTMLElement
  onClose: () => void
}

function Slides({ images, root, onClose }: SlidesProps) {
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)
  const labels = useLabels()
  const slides = useMemo(() => images.map(toSlide), [images])
  const [isDesktop] = useState(() => matchMedia(DESKTOP).matches)
  const hasMany = images.length > 1
  const swipe = useSwipe(
    () => hasMany && (zoom.current?.zoom ?? 1) <= 1,
    () => controller.current?.next(),
    () => controller.current?.prev(),
  )
  return (
    <Lightbox
      open
      close={onClose}
      slides={slides}
      labels={labels}
      plugins={[
        Captions,
        Zoom,
        ...(hasMany ? [Counter, Thumbnails] : []),
        ...(isDesktop ? [Fullscreen] : []),
      ]}
      portal={{ root, container: swipe }}
      // The lightbox would recognize a swipe by its speed; `useSwipe` recognizes it by its distance. Escape
      // is handled by the dialog around the lightbox.
      controller={{
        ref: controller,
        disableSwipeNavigation: true,
        closeOnEscape: false,
        touchAction: 'none',
      }}
      carousel={{ finite: false, padding: 0, preload: 1 }}
      {...(!hasMany && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      thumbnails={THUMBNAIL}
      zoom={{ ref: zoom, maxZoomPixelRatio: 3 }}
      animation={{ fade: 160, swipe: 200 }}
      styles={STYLES}
    />
  )
}

/**
 * A full-screen slideshow of a story's pictures. It closes itself if the story has no pictures or can't be
 * loaded.
 */
export function SlideshowDialog({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const text = useTexts()
  const state = useStory(storyId)
  const images = useMemo(
    () => (state.state === 'loaded' ? collectStoryImages(state.details, text.language) : undefined),
    [state, text.language],
  )
  const isEmpty = state.state === 'failed' || images?.length === 0
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty, onClose])
  return (
    <FullScreenDialog label={text('slideshow.name')} onClose={onClose}>
      {(root) => images && images.length > 0 && <Slides images={images} root={root} onClose={onClose} />}
    </FullScreenDialog>
  )
}
