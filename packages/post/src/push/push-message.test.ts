import { aStory } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { buildNewsPushMessage } from './push-message.ts'

test('a long text isn’t cut within an emoji', () => {
  const long = `${'x'.repeat(299)}🌉${'y'.repeat(99)}🌉`
  const story = aStory({ headline: long, sub_headline: long, tags: [`${'x'.repeat(39)}🌉`] })
  const { headline, text, topics } = buildNewsPushMessage(story, 'en')
  for (const words of [headline, text, topics.at(-1)]) expect(words).toMatch(/[xy]$/)
})
