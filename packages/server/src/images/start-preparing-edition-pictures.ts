import { IMAGES_PATH } from '@plainwire/domain/addresses'
import { toStoryCard } from '@plainwire/domain/edition'
import { DEFAULT_LANGUAGE } from '@plainwire/domain/language'
import type { Log } from '@plainwire/domain/log'
import { listHomeStories } from '@plainwire/domain/ranking'
import type { EditionSource, LoadedEdition } from '../editions/loaded-edition.ts'
import { ApiError } from '../errors.ts'
import { IMAGE_WIDTHS, verifySignedUrl } from './image-address.ts'
import type { ImageProxy } from './image-proxy.ts'

/** The number of stories whose pictures are prepared: those on the first screens of the front page. */
const PICTURES = 12

interface Warming {
  log: Log
  editions: EditionSource
  proxy: ImageProxy
  keys: readonly string[]
  now: () => Date
}

function addressOf(path: string, keys: readonly string[]): string | undefined {
  const [root, signature = '', encoded = ''] = path.split('/').slice(1)
  return `/${root}` === IMAGES_PATH ? verifySignedUrl(signature, encoded, keys) : undefined
}

/** Returns the publishers' URLs of the first pictures on an edition's front page. */
function firstPictures({ news }: LoadedEdition, { keys, now }: Warming): string[] {
  const first = listHomeStories(news.stories, { now: now() }).slice(0, PICTURES)
  const shown = first.map((story) => toStoryCard(story, DEFAULT_LANGUAGE))
  return shown.flatMap(({ imageSources, imageUrl }) =>
    imageSources.length > 0 ? (addressOf(imageUrl, keys) ?? []) : [],
  )
}

/**
 * Prepares the first pictures of every new edition before a reader requests them: otherwise the first reader
 * would wait for publishers and for encoding. Pictures are prepared one at a time, so that an encoder is always
 * free for readers.
 *
 * @returns the function that stops the preparation
 */
export function startPreparingEditionPictures(parts: Warming): () => void {
  let wanted: LoadedEdition | undefined

  async function warm(): Promise<void> {
    const edition = parts.editions.current()
    wanted = edition
    for (const url of edition ? firstPictures(edition, parts) : []) {
      for (const width of IMAGE_WIDTHS) {
        if (wanted !== edition) return
        await parts.proxy.picture(url, width, 'avif').catch((error: unknown) => {
          // An ApiError is ignored, because a reader who requests the picture gets the same error.
          if (!(error instanceof ApiError)) throw error
        })
      }
    }
  }
  const start = () => {
    warm().catch((error: unknown) => parts.log.error({ err: error }, 'Pictures could not be made ahead.'))
  }
  start()
  const forget = parts.editions.onChange(start)
  return () => {
    wanted = undefined
    forget()
  }
}
