import type { SearchQuery } from '@plainwire/domain/search'
import type { ReactNode } from 'react'
import type { Card } from '../../edition/card.ts'

/**
 * Renders cards with highlighted matches: the feed's own cards, passed in because features don't import each
 * other.
 */
export type DrawCards = (cards: readonly Card[], marked: SearchQuery) => ReactNode
