import type { SearchQuery } from '@plainwire/domain/search'
import type { ReactNode } from 'react'
import type { Card } from '../../edition/card.ts'

/** Draws cards with what was searched for marked in them: the feed's own, which this feature doesn't know. */
export type DrawCards = (cards: readonly Card[], marked: SearchQuery) => ReactNode
