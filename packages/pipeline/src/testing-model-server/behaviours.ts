import type { Language } from '@plainwire/domain/language'
import { BETTER } from '../testing-model-story.ts'
import type { Behaviour } from './behaviour.ts'
import { dialects } from './dialects.ts'
import { nothings, outages } from './failures.ts'
import { wrappings } from './wrappings.ts'
import { wrongs } from './wrong-answers.ts'

/** The observed and reported behaviours of real servers and models. */
export function behaviours(language: Language): Behaviour[] {
  const good = JSON.stringify(BETTER[language])
  const other = JSON.stringify(BETTER[language === 'en' ? 'nl' : 'en'])
  return [
    ...dialects(good),
    ...wrappings(good),
    ...nothings(language, other),
    ...outages(good),
    ...wrongs(language),
  ]
}
