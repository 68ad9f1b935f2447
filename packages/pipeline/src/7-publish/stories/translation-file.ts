import type { TranslationFile } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import type { Story } from '@plainwire/domain/story'
import { toNewsTranslation } from './news-story.ts'

/** Returns every story's text in one language; stories without a text in that language are left out. */
export function buildTranslationFile(stories: readonly Story[], language: Language): TranslationFile {
  const translations = stories.flatMap((story) => {
    const text = story.texts[language]
    return text ? [{ story_id: story.id, ...toNewsTranslation(text) }] : []
  })
  return { translations }
}
