import { Picture } from '../../ui/picture.tsx'
import type { Card } from '../card.ts'
import { getCategoryHueClass, getCategoryPlaceholderPath } from '../labels/category-name.ts'

const SHAPES = {
  wide: '',
  card: 'max-md:aspect-4/3',
  featured: 'max-md:aspect-5/2 md:aspect-4/3',
} as const

interface StoryPictureProps {
  card: Pick<Card, 'category' | 'imageAlt' | 'imageSources'>
  sizes: string
  /** The aspect ratio. 'card' and 'featured' differ from the default of 16:9, mostly on phones. */
  shape?: keyof typeof SHAPES
  isFirst?: boolean
  /** Enlarges the picture slightly while its card is hovered. */
  isLively?: boolean
  className?: string
}

/** A story's picture, or its category's drawing if there is none. */
export function StoryPicture({
  card,
  sizes,
  shape = 'wide',
  isFirst,
  isLively = false,
  className = '',
}: StoryPictureProps) {
  const lively = isLively ? 'transition-transform duration-200 ease-out group-hover:scale-[1.015]' : ''
  return (
    <div className={`overflow-hidden bg-hue-field ${getCategoryHueClass(card.category)} ${className}`}>
      <Picture
        sources={card.imageSources}
        placeholder={getCategoryPlaceholderPath(card.category)}
        alt={card.imageAlt}
        sizes={sizes}
        {...(isFirst && { isFirst })}
        className={`${SHAPES[shape]} ${lively}`}
      />
    </div>
  )
}
