const DISABLED = 'disabled:opacity-60 aria-disabled:opacity-60'

const SHAPE = `inline-flex items-center justify-center gap-2 rounded-full px-4 text-14 font-semibold whitespace-nowrap target transition-colors duration-150 ${DISABLED}`

/**
 * In forced-colors mode, a solid button is distinguished from other buttons by exchanging the system's
 * colours for a button's text and face. Automatic adjustment is off, because it would draw a backplate behind
 * the text.
 */
const FORCED_SOLID =
  'forced-colors:forced-color-adjust-none forced-colors:bg-[ButtonText] forced-colors:text-[ButtonFace] forced-colors:hover:bg-[Highlight] forced-colors:hover:text-[HighlightText] forced-colors:focus-visible:outline-[CanvasText]'

const LOOKS = {
  solid: `${SHAPE} bg-accent text-accent-ink hover:bg-ink hover:text-paper ${FORCED_SOLID}`,
  outline: `${SHAPE} border border-edge text-ink hover:border-ink hover:bg-hush`,
  /** A small button in a row of controls. */
  quiet:
    'inline-flex items-center gap-1.5 rounded-full border border-line px-3 text-14 whitespace-nowrap target transition-colors duration-150 hover:border-edge hover:bg-hush',
  /** One of several buttons in a bar 40 px high; its touch target is 44 px high. */
  bar: 'relative inline-flex h-10 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-14 whitespace-nowrap transition-colors duration-150 after:absolute after:inset-x-0 after:-inset-y-0.5 hover:bg-hush',
  /** Looks like a link. */
  text: `inline-flex items-center text-14 font-semibold text-accent target hover:underline ${DISABLED}`,
  /** Looks like an underlined link within a sentence. */
  underlined: `font-semibold text-accent underline target ${DISABLED}`,
  /** An icon alone. */
  round:
    'inline-flex items-center justify-center rounded-full target transition-colors duration-150 hover:bg-hush',
  /** A line of a menu. */
  row: 'flex w-full items-center rounded-sm px-3 text-start text-16 target hover:bg-hush',
  /** This look has no style of its own: the button has only the classes that are passed. */
  plain: '',
} as const

export type ButtonVariant = keyof typeof LOOKS

/**
 * Returns the CSS classes of a button, or of a link that looks like a button, with the classes in
 * `className`.
 */
export function getButtonClassName(look: ButtonVariant, className?: string): string {
  return className ? `${className} ${LOOKS[look]}`.trimEnd() : LOOKS[look]
}
