import { buildSectionPath } from '@plainwire/domain/addresses'
import { isCategory } from '@plainwire/domain/category'
import { useTexts } from '../../lib/texts.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { getCategoryHueClass, getCategoryTextKey } from './category-name.ts'

const SHAPE = 'inline-flex items-center gap-2 font-semibold text-hue-ink'

/** A category's name beside a thin coloured bar. It links to the category's section if `isLink` is set. */
export function CategoryBadge({ category, isLink }: { category: string; isLink: boolean }) {
  const text = useTexts()
  const name = text(getCategoryTextKey(category))
  const content = (
    <>
      <span aria-hidden="true" className="h-3.5 w-1 rounded-full bg-hue-rule forced-colors:bg-[CanvasText]" />
      {name}
    </>
  )
  if (!isLink || !isCategory(category))
    return <span className={`${SHAPE} ${getCategoryHueClass(category)}`}>{content}</span>
  return (
    <AppLink
      to={buildSectionPath(category)}
      label={text('card.category', { section: name })}
      className={`relative z-10 -my-2 py-2 hover:underline ${SHAPE} ${getCategoryHueClass(category)}`}
    >
      {content}
    </AppLink>
  )
}
