import type { Language } from '@plainwire/domain/language'
import { GOOD_MODEL_ANSWER } from '../model-story.ts'
import type { Behaviour } from './behaviour.ts'
import { listDialectBehaviours } from './dialects.ts'
import { listEmptyAnswerBehaviours, listOutageBehaviours } from './failures.ts'
import { listWrappedAnswerBehaviours } from './wrappings.ts'
import { listWrongAnswerBehaviours } from './wrong-answers.ts'

/** Simulations of model servers: the behaviours that were observed or reported of real servers and models. */
export function listModelServerBehaviours(language: Language): Behaviour[] {
  const good = JSON.stringify(GOOD_MODEL_ANSWER[language])
  const other = JSON.stringify(GOOD_MODEL_ANSWER[language === 'en' ? 'nl' : 'en'])
  return [
    ...listDialectBehaviours(good),
    ...listWrappedAnswerBehaviours(good),
    ...listEmptyAnswerBehaviours(language, other),
    ...listOutageBehaviours(good),
    ...listWrongAnswerBehaviours(language),
  ]
}
