import type { AppView } from '../../lib/addresses/paths.ts'
import type { Localizer } from '../../lib/texts.ts'

/**
 * Returns the title of a page, for its <title> element.
 *
 * @param storyTitle the headline of the open story or the title of the open thread, if known
 * @param query the search query; '' without one
 */
export function buildPageTitle(
  { section, page, dialog }: AppView,
  text: Localizer,
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
