import { Picture } from '../ui/picture.tsx'
import type { Card } from './card.ts'
import { hueClass, placeholderOf } from './category-name.ts'

interface StoryPictureProps {
  card: Pick<Card, 'category' | 'imageAlt' | 'imageSources'>
  sizes: string
  isFirst?: boolean
  /** Moves slightly when the card it stands in is pointed at. */
  isLively?: boolean
  className?: string
}

/** A story's picture, or its category's drawing (CA-05, CA-06). */
export function StoryPicture({ card, sizes, isFirst, isLively = false, className = '' }: StoryPictureProps) {
  const lively = isLively ? 'transition-transform duration-200 ease-out group-hover:scale-[1.015]' : ''
  return (
    <div className={`overflow-hidden bg-hue-field ${hueClass(card.category)} ${className}`}>
      <Picture
        sources={card.imageSources}
        placeholder={placeholderOf(card.category)}
        alt={card.imageAlt}
        sizes={sizes}
        {...(isFirst && { isFirst })}
        className={lively}
      />
    </div>
  )
}
