import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { SampleDrawing } from '../content/sample-event.ts'
import { getDrawingFileName } from './drawing-file.ts'

/** Renders and caches pictures, so that a second request costs nothing. */
export interface PictureRenderer {
  /**
   * Returns a picture's bytes.
   *
   * @param type its media type: image/jpeg, image/png, image/webp or image/gif
   */
  picture(image: SampleDrawing, type: string): Promise<Uint8Array>
}

/** The maximum number of cached pictures, of about 200 KB each. */
const CACHED_PICTURES = 64
const GIF_WIDTH = 480

/**
 * Creates a renderer of drawings. Each is rendered when first requested, in 0.2 to 0.35 s, and the last 64
 * are cached in memory.
 *
 * @param folder the folder with the drawings
 */
export function createPictureRenderer(folder: string): PictureRenderer {
  const rendered = new LRUCache<string, Promise<Uint8Array>>({ max: CACHED_PICTURES })
  return {
    picture(image, type) {
      const file = getDrawingFileName(image)
      const key = `${file} ${type}`
      const picture = rendered.get(key) ?? render(join(folder, file), type)
      rendered.set(key, picture)
      picture.catch(() => rendered.delete(key))
      return picture
    },
  }
}

async function render(file: string, type: string): Promise<Uint8Array> {
  const drawing = sharp(await readFile(file))
  switch (type) {
    case 'image/png':
      return drawing.png({ palette: true, colours: 128, dither: 0 }).toBuffer()
    case 'image/webp':
      return drawing.webp({ quality: 82 }).toBuffer()
    case 'image/gif':
      return drawing.resize(GIF_WIDTH).gif({ colours: 32, dither: 0 }).toBuffer()
    default:
      return drawing.jpeg({ quality: 82, progressive: true }).toBuffer()
  }
}
