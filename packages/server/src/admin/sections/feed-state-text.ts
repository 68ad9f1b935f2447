import { getFeedState } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import type { OperatorFeed } from '@plainwire/store'
import { STATUS_TEXTS } from '../../status/status-texts.ts'
import { SECTION_TEXTS } from '../texts/section-texts.ts'

/** Returns the words that describe a feed's state, such as 'paused', in the language of the page. */
export function formatFeedState(feed: OperatorFeed, language: Language): string {
  return feed.isPaused
    ? SECTION_TEXTS[language].paused
    : STATUS_TEXTS[language].feedStates[getFeedState(feed).state]
}
