import type { Language } from '@plainwire/domain/language'
import { BETTER } from '../model-story.ts'
import type { Behaviour } from './behaviour.ts'
import { dialects } from './dialects.ts'
import { emptyAnswers, outages } from './failures.ts'
import { wrappings } from './wrappings.ts'
import { wrongAnswers } from './wrong-answers.ts'

/** Simulations of model servers: the behaviours that were observed or reported of real servers and models. */
export function behaviours(language: Language): Behaviour[] {
  const good = JSON.stringify(BETTER[language])
  const other = JSON.stringify(BETTER[language === 'en' ? 'nl' : 'en'])
  return [
    ...dialects(good),
    ...wrappings(good),
    ...emptyAnswers(language, other),
    ...outages(good),
    ...wrongAnswers(language),
  ]
}
