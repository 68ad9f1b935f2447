import type { SearchQuery } from '@plainwire/domain/search'
import type { ReactNode } from 'react'
import type { Card } from '../../../edition/card.ts'

/**
 * Renders cards with highlighted matches. The function comes from the feed, and is passed as a prop because
 * features don't import each other.
 */
export type StoryCardsRenderer = (cards: readonly Card[], marked: SearchQuery) => ReactNode
