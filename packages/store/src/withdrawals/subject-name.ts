import { CorrectionTexts, type NewsStory, type WithdrawableKind } from '@plainwire/domain/contract'
import { LANGUAGES, LOCALES } from '@plainwire/domain/language'
import type { Db } from '../database/connect.ts'
import { findStoryDetails } from '../stories/stories.ts'

/** The subject of a withdrawal, reinstatement or correction. */
export interface WithdrawalSubject {
  kind: WithdrawableKind
  id: string
}

/** A story's headlines, by language. */
export function getHeadlinesByLanguage(story: NewsStory): CorrectionTexts | null {
  const texts = LANGUAGES.flatMap((language) => {
    const translated = story.translations[LOCALES[language].locale]?.headline
    const headline = story.language === language ? story.headline : translated
    return headline ? [[language, headline] as const] : []
  })
  return CorrectionTexts.safeParse(Object.fromEntries(texts)).data ?? null
}

/**
 * Returns the name of a subject in each language; null if it has no name that readers know, for example
 * because it is an article; undefined if nothing has the given id.
 */
export async function findWithdrawalSubjectName(
  db: Db,
  { kind, id }: WithdrawalSubject,
): Promise<CorrectionTexts | null | undefined> {
  if (kind === 'story') {
    const details = await findStoryDetails(db, id)
    if (details) return getHeadlinesByLanguage(details.story)
    const row = await db.selectFrom('stories').select('id').where('id', '=', id).executeTakeFirst()
    return row && null
  }
  if (kind === 'article') {
    const row = await db.selectFrom('articles').select('id').where('id', '=', id).executeTakeFirst()
    return row && null
  }
  const row = await db.selectFrom('publishers').select('facts').where('id', '=', id).executeTakeFirst()
  return row && { en: row.facts.name, nl: row.facts.name }
}
