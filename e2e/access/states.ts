import { ACCOUNT_STATES } from './account-states.ts'
import { FOLLOWING_STATES } from './following-states.ts'
import { FRONT_PAGE_STATES } from './front-page-states.ts'
import { PAGE_STATES } from './page-states.ts'
import { STORY_STATES } from './story-states.ts'
import type { ScreenState } from './visit.ts'

/** All screens, dialogs and states, without an account and with one. */
export const ALL_SCREEN_STATES: readonly ScreenState[] = [
  ...PAGE_STATES,
  ...STORY_STATES,
  ...FOLLOWING_STATES,
  ...FRONT_PAGE_STATES,
  ...ACCOUNT_STATES,
]
