import type { News, NewsStory, TranslationFile } from '@plainwire/domain/contract'
import { DEFAULT_LANGUAGE, type Language, localeOf } from '@plainwire/domain/language'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Newsroom } from './newsroom.ts'

/** Puts a translation file's texts into the stories that have none in that language (ND-03). */
export function withTranslations(
  stories: readonly NewsStory[],
  locale: string,
  { translations }: TranslationFile,
): NewsStory[] {
  const byStory = new Map(translations.map(({ story_id, ...texts }) => [story_id, texts]))
  return stories.map((story) => {
    const texts = byStory.get(story.id)
    if (!texts || story.translations[locale]) return story
    return { ...story, translations: { ...story.translations, [locale]: texts } }
  })
}

/** The edition's stories with the reader's language filled in; a translation file that fails changes nothing. */
export function useTranslatedStories(
  newsroom: Newsroom,
  news: News | undefined,
  stories: readonly NewsStory[] | undefined,
  language: Language,
): readonly NewsStory[] | undefined {
  const locale = localeOf(language)
  const file = news?.supported_locales[locale]?.translation_file
  const isIncomplete =
    stories?.some((story) => story.language !== language && !story.translations[locale]) ?? false
  const { data } = useQuery({
    queryKey: ['translations', news?.edition, file],
    queryFn: () => newsroom.translations(file ?? ''),
    enabled: language !== DEFAULT_LANGUAGE && file !== undefined && isIncomplete,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(
    () => (stories && data?.ok ? withTranslations(stories, locale, data.data) : stories),
    [stories, data, locale],
  )
}
