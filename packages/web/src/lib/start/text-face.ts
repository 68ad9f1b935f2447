/** The font of a story's text, as declared in fonts.css. */
const TEXT_FACE = '400 1em "Plainwire Serif"'

/**
 * Loads the font of a story's text before a story is opened. With `font-display: optional`, a font that
 * arrives later than 0.1 s after the text isn't used, so that the layout doesn't shift.
 */
export function loadStoryFont(): void {
  // If it can't be loaded, the fallback font is used.
  document.fonts?.load(TEXT_FACE).catch(() => undefined)
}
