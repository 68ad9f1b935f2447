import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori from 'satori'
import type { PreviewPictureContent } from './preview-facts.ts'
import { buildPreviewLayout, PREVIEW_SIZE } from './preview-layout.ts'

const WEIGHTS = [400, 600] as const
/** The character sets of Source Serif. Each is registered as a font family; they are tried in this order. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese']

const { resolve } = createRequire(import.meta.url)
const fonts = SUBSETS.flatMap((name) =>
  WEIGHTS.map((weight) => ({
    name,
    weight,
    style: 'normal' as const,
    data: readFileSync(
      resolve(`@fontsource/source-serif-4/files/source-serif-4-${name}-${weight}-normal.woff`),
    ),
  })),
)

/** Draws a preview as SVG with letters as shapes, so that no text can be read as markup. */
export default function renderPreviewSvg(facts: PreviewPictureContent): Promise<string> {
  // The library accepts plain objects as React elements, but its types only allow React's own elements.
  const layout = buildPreviewLayout(facts, SUBSETS.join(', ')) as unknown as Parameters<typeof satori>[0]
  return satori(layout, { ...PREVIEW_SIZE, fonts })
}
