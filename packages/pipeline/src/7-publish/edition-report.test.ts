import { expect, test } from 'vitest'
import { completeEditionReport } from './edition-report.ts'
import { toPublishableStories } from './stories/publishable.ts'
import { aPublishContext, aPublisher, aReport, aStory, aText } from './testing/example-edition.ts'

test('B1 the edition’s report names every sentence that the checker took out', async () => {
  const removed = [{ text: 'Ninety people died.', reason: 'number: Ninety' }]
  const story = aStory({ texts: { en: aText({ removed, checked: { passed: 1, total: 2 } }) } })
  const { published, leftOut } = await toPublishableStories([story], aPublishContext(aPublisher()))
  expect(completeEditionReport(aReport(), published, leftOut).removed_sentences).toEqual([
    { story: story.id, language: 'en', ...removed[0] },
  ])
  expect(published[0]?.details.checked).toEqual({ en: { passed: 1, total: 2 } })
})
