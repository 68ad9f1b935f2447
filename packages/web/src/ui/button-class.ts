const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-full px-4 text-14 font-semibold whitespace-nowrap target transition-colors duration-150 disabled:opacity-60'

/** In forced colours of the system's own pair, or it would look like every other button; not adjusted: text would get a backplate. */
const FORCED_SOLID =
  'forced-colors:forced-color-adjust-none forced-colors:bg-[ButtonText] forced-colors:text-[ButtonFace] forced-colors:hover:bg-[Highlight] forced-colors:hover:text-[HighlightText] forced-colors:focus-visible:outline-[CanvasText]'

const LOOKS = {
  solid: `${SHAPE} bg-accent text-accent-ink hover:bg-ink hover:text-paper ${FORCED_SOLID}`,
  outline: `${SHAPE} border border-edge text-ink hover:border-ink hover:bg-hush`,
  /** A small control in a line of others. */
  quiet:
    'inline-flex items-center gap-1.5 rounded-full border border-line px-3 text-14 whitespace-nowrap target transition-colors duration-150 hover:border-edge hover:bg-hush',
  /** One of several in a row of 40 px: a finger has 44. */
  bar: 'relative inline-flex h-10 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-14 whitespace-nowrap transition-colors duration-150 after:absolute after:inset-x-0 after:-inset-y-0.5 hover:bg-hush',
  /** As calm as a link in a text. */
  text: 'inline-flex items-center text-14 font-semibold text-accent target hover:underline',
  /** Underlined in a line of text. */
  underlined: 'font-semibold text-accent underline target',
  /** An icon alone. */
  round:
    'inline-flex items-center justify-center rounded-full target transition-colors duration-150 hover:bg-hush',
  /** A line of a menu. */
  row: 'flex w-full items-center rounded-sm px-3 text-start text-16 target hover:bg-hush',
  /** No shape of its own: the classes that are passed are all it has. */
  plain: '',
} as const

export type ButtonLook = keyof typeof LOOKS

/** The classes of a button, or of a link that looks like one, with those of its place. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return className ? `${className} ${LOOKS[look]}`.trimEnd() : LOOKS[look]
}
