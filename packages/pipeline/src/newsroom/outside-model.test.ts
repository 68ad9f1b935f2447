import { LANGUAGES } from '@plainwire/domain/language'
import { describe, expect, test } from 'vitest'
import { checkAndRewordText } from '../stories/improved-text.ts'
import type { Behaviour } from '../testing/model-server/behaviour.ts'
import { listModelServerBehaviours } from '../testing/model-server/behaviours.ts'
import { createStormImprovementInput, createStormText, GOOD_MODEL_ANSWER } from '../testing/model-story.ts'
import { startTestService } from '../testing/service.ts'
import { TEST_NOW } from './newsroom.fixture.ts'
import { createDirectModelWriter } from './outside.ts'

async function writerOf({ answering, path = '/v1', timeoutMs = 10_000 }: Behaviour) {
  const { origin, http, wait, requests } = await startTestService(answering)
  const failures: unknown[] = []
  const log = {
    info: () => undefined,
    warn: (context: object) => void failures.push('failure' in context ? context.failure : undefined),
    error: () => undefined,
  }
  const model = { url: origin + path, model: 'small', key: 'secret' }
  const writer = createDirectModelWriter({ http, wait, now: () => TEST_NOW, model, timeoutMs, log })
  return { writer, requests, failures }
}

describe.each(LANGUAGES)(
  'B1 whatever a model server does, the story is readable and checked: %s',
  (language) => {
    const own = GOOD_MODEL_ANSWER[language].sentences.map(({ text }) => text)
    test.each(listModelServerBehaviours(language))('$name', async (behaviour) => {
      const { writer, requests, failures } = await writerOf(behaviour)
      const written = await checkAndRewordText(createStormText(language), {
        ...createStormImprovementInput(language),
        writer,
      })
      const texts = written?.sentences.map(({ text }) => text) ?? []
      expect(texts.length).toBeGreaterThanOrEqual(3)
      expect(texts.length).toBeLessThanOrEqual(5)
      expect(written?.checked?.passed).toBe(texts.length)
      expect(written?.description).not.toMatch(/[<>{}�]|www|Maputo op|Ninety|Negentig/)
      expect(texts.filter((text) => own.includes(text))).toHaveLength(behaviour.proven)
      const headline =
        behaviour.proven > 0 ? GOOD_MODEL_ANSWER[language].headline.text : createStormText(language).headline
      expect(written?.headline).toBe(headline)
      expect(requests).toHaveLength(behaviour.requests ?? 1)
      expect(failures).toEqual(behaviour.failure === undefined ? [] : [behaviour.failure])
    })
  },
)

test('the form that a server takes is remembered', async () => {
  const [stubborn] = listModelServerBehaviours('en').filter(({ requests = 1 }) => requests === 3)
  if (!stubborn) throw new Error('there is no such server')
  const { writer, requests } = await writerOf(stubborn)
  const write = () =>
    checkAndRewordText(createStormText('en'), { ...createStormImprovementInput('en'), writer })
  await write()
  await write()
  expect(requests).toHaveLength(4)
})
