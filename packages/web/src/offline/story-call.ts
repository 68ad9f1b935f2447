import { API_BASE, STORIES_PATH } from '@plainwire/domain/addresses'

/** The path of the API call for one story, up to the story's id. */
export const STORY_CALL_PREFIX = `${API_BASE}${STORIES_PATH}/`

/** Returns the path of the API call for the story with this id. */
export const buildStoryCallPath = (id: string): string => STORY_CALL_PREFIX + encodeURIComponent(id)
