/** The face of a story's text, as fonts.css names it. */
const TEXT_FACE = '400 1em "Plainwire Serif"'

/**
 * Fetches the face of a story's text before a story is opened: one that comes later than a tenth of a second after its text
 * stays away for the whole visit, so that nothing jumps (`font-display: optional`).
 */
export function loadTextFace(): void {
  // If it can't be loaded, the fallback font is used.
  document.fonts?.load(TEXT_FACE).catch(() => undefined)
}
