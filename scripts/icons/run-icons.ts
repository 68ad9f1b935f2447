import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../setup/paths.mjs'

/**
 * This program, started by `node scripts/icons/run-icons.ts`, draws the icons of the installed application
 * from the favicon.
 */
const PUBLIC = join(ROOT, 'packages/web/public')
const ICON = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
const BACKGROUND = '#0d5562'
/** Systems crop a maskable icon into any shape, so the drawing must stay in the middle four fifths. */
const SAFE_SHARE = 0.8

async function draw(name: string, size: number, share = 1): Promise<void> {
  const inner = Math.round(size * share)
  const drawn = await sharp(Buffer.from(ICON), { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const isWhole = share === 1
  const background = isWhole ? { r: 0, g: 0, b: 0, alpha: 0 } : BACKGROUND
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC, 'icons', name))
}

await draw('icon-192.png', 192)
await draw('icon-512.png', 512)
await draw('icon-maskable-512.png', 512, SAFE_SHARE)
await draw('apple-touch-icon.png', 180, SAFE_SHARE)
