import { useTexts } from '../../lib/texts.ts'

/**
 * A link that skips the navigation. Following the link adds no entry with '#news' to the history, because going
 * back to such an entry would move the focus away from the link with which a story was opened.
 */
export function SkipLink() {
  const text = useTexts()
  return (
    // biome-ignore lint/a11y/useValidAnchor: before any script runs it is a link like every other
    <a
      href="#news"
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('news')?.focus()
      }}
    >
      {text('app.skip')}
    </a>
  )
}
