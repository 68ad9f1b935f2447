import type { PreviewPictureContent } from './preview-facts.ts'

/** The size of pictures for link previews (Open Graph), in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

type Style = Record<string, string | number>
interface Element {
  type: string
  props: { style: Style; children?: readonly Element[] | string }
}

/** The colours of the application's light mode. */
const PAPER = '#fbfaf7'
const INK = '#161b22'
const SOFT = '#565c64'
const ACCENT = '#0d5562'

const box = (style: Style, children?: readonly Element[] | string): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
})

/** The width of a line between the margins of the picture, in pixels. */
const LINE_WIDTH = 1050
/** The average width of a letter, relative to the font size. */
const LETTER = 0.56

/**
 * Returns the font size of a headline, in pixels: large for short headlines, and small enough that even the
 * longest headline fits into four lines, and every word into one line.
 */
function headlineSize(headline: string): number {
  const longest = Math.max(...headline.split(' ').map((word) => word.length), 1)
  const most = Math.floor(LINE_WIDTH / (longest * LETTER))
  if (headline.length <= 50) return Math.min(84, most)
  return Math.min(headline.length <= 100 ? 74 : 64, most)
}

const MARK = box(
  {
    width: 52,
    height: 52,
    borderRadius: 11,
    background: ACCENT,
    color: PAPER,
    fontSize: 36,
    fontWeight: 600,
    alignItems: 'center',
    justifyContent: 'center',
    marginRight: 18,
  },
  'P',
)

/** Returns the preview picture as nested boxes. All text is inserted as text and never read as markup. */
export function buildPreviewLayout(
  { category, headline, publishers, date }: PreviewPictureContent,
  fontFamily: string,
): Element {
  const brand = box({ alignItems: 'center', color: INK, fontSize: 36, fontWeight: 600 }, [
    MARK,
    box({}, 'Plainwire'),
  ])
  const facts = [publishers, date].filter(Boolean).join(' · ')
  return box(
    {
      ...PREVIEW_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: PAPER,
      padding: '60px 72px 56px',
      borderTop: `14px solid ${ACCENT}`,
      fontFamily,
    },
    [
      box({ flexDirection: 'column' }, [
        box({ color: ACCENT, fontSize: 32, fontWeight: 600, height: 44, marginBottom: 18 }, category),
        box(
          {
            display: 'block',
            color: INK,
            fontSize: headlineSize(headline),
            fontWeight: 600,
            lineHeight: 1.16,
            lineClamp: 4,
          },
          headline,
        ),
      ]),
      box({ justifyContent: 'space-between', alignItems: 'center' }, [
        brand,
        box({ color: SOFT, fontSize: 30 }, facts),
      ]),
    ],
  )
}
