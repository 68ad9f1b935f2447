import { createHash } from 'node:crypto'
import type { Log } from '@plainwire/domain/log'
import { Piscina } from 'piscina'
import sharp from 'sharp'
import { ApiError } from '../errors.ts'
import type { ImageStore } from '../images/image-store.ts'
import { createConcurrencyLimiter, RequestQueueFullError } from '../serving/limits/concurrency-limiter.ts'
import type { PreviewPictureContent } from './preview-facts.ts'

export interface LinkPreviewRenderer {
  /** Renders the picture as PNG. Throws an ApiError if that isn't possible now. */
  paint(facts: PreviewPictureContent): Promise<Buffer>
  close(): Promise<void>
}

/**
 * The maximum number of previews that are rendered at the same time, each on one core, and of previews that
 * wait to be rendered. Rendering takes half a second on a busy machine.
 */
const DRAWING = { running: 1, waiting: 20 }
const TIMEOUT_MS = 10_000
const MEMORY_MB = 256
const IDLE_MS = 30_000
const RETRY_AFTER_SECONDS = 10
/**
 * The version of the preview's layout. Increase it with each change of the layout, so that cached pictures
 * are made again.
 */
const VERSION = 1

function nameOf(facts: PreviewPictureContent): string {
  const { category, headline, publishers, date } = facts
  const content = JSON.stringify([VERSION, category, headline, publishers, date])
  return `${createHash('sha256').update(content).digest('hex').slice(0, 40)}-share.png`
}

/**
 * Creates the renderer of pictures for link previews. They are rendered in a worker with limits of time and
 * memory, once per text, and cached on disk with the other pictures.
 */
export function createLinkPreviewRenderer({
  store,
  log,
}: {
  store: ImageStore
  log: Log
}): LinkPreviewRenderer {
  const pool: Piscina<PreviewPictureContent, string> = new Piscina({
    filename: new URL('./preview-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: DRAWING.running,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  pool.on('error', (err) => log.warn({ err }, 'The worker that draws previews failed.'))
  const enter = createConcurrencyLimiter(DRAWING)
  const drawing = new Map<string, Promise<Buffer>>()

  async function draw(facts: PreviewPictureContent, name: string): Promise<Buffer> {
    const svg = await pool.run(facts, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const picture = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
    await store.write(name, picture)
    return picture
  }

  function shared(facts: PreviewPictureContent, name: string): Promise<Buffer> {
    const known = drawing.get(name)
    if (known) return known
    const started = enter(() => draw(facts, name)).finally(() => drawing.delete(name))
    drawing.set(name, started)
    return started
  }

  return {
    async paint(facts) {
      const name = nameOf(facts)
      try {
        return (await store.read(name)) ?? (await shared(facts, name))
      } catch (cause) {
        if (!(cause instanceof RequestQueueFullError))
          log.warn({ err: cause }, 'A preview could not be drawn.')
        throw new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
      }
    },
    close: () => pool.close({ force: true }),
  }
}
