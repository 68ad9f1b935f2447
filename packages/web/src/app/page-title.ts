import type { View } from '../lib/paths.ts'
import type { Speaker } from '../lib/texts.ts'

/** The title of the page at a path, and of a search there; a story's own headline, or what a thread is called, where it is known. */
export function pageTitle(
  { section, page, dialog }: View,
  text: Speaker,
  storyTitle: string | undefined,
  query = '',
): string {
  const brand = text('app.brand')
  if (dialog?.name === 'story' || dialog?.name === 'thread')
    return storyTitle ? `${storyTitle} · ${brand}` : brand
  if (dialog?.name === 'gaps') return `${text('gaps.title')} · ${brand}`
  if (dialog?.name === 'corrections') return `${text('corrections.title')} · ${brand}`
  if (dialog?.name === 'quality') return `${text('quality.title')} · ${brand}`
  if (dialog)
    return dialog.name === 'about'
      ? text('legal.about.title')
      : `${text(`legal.${dialog.name}.title`)} · ${brand}`
  if (query) return `${text('search.heading', { query })} · ${brand}`
  if (page) return `${text('navigation.following')} · ${brand}`
  return section === 'all'
    ? `${brand}: ${text('feed.heading.all')}`
    : `${text(`section.${section}`)} · ${brand}`
}
