import sharp from 'sharp'
import { drawScene } from './pictures/index.ts'
import type { SampleImage } from './sample-event.ts'

/** Rendered pictures, kept so that a second visit costs nothing. */
export interface PictureCabinet {
  /**
   * A picture as bytes.
   *
   * @param type its media type: image/jpeg, image/png, image/webp or image/gif
   */
  picture(image: SampleImage, type: string): Promise<Uint8Array>
}

/** About 200 KB each. */
const KEPT_PICTURES = 64
const GIF_WIDTH = 480

/** Draws pictures when they are first asked for and keeps the last 64 in memory. */
export function pictureCabinet(): PictureCabinet {
  const kept = new Map<string, Promise<Uint8Array>>()
  return {
    picture(image, type) {
      const key = JSON.stringify([image, type])
      const picture = kept.get(key) ?? render(image, type)
      kept.delete(key)
      kept.set(key, picture)
      const oldest = kept.keys().next().value
      if (kept.size > KEPT_PICTURES && oldest !== undefined) kept.delete(oldest)
      picture.catch(() => kept.delete(key))
      return picture
    },
  }
}

async function render(image: SampleImage, type: string): Promise<Uint8Array> {
  const svg = Buffer.from('scene' in image ? drawScene(image.scene, image.seed) : drawScene('street', 1))
  const drawing = sharp(svg)
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
