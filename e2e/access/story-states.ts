import { findStoryWithConflict, findStoryWithMostSources } from '../testing/edition.ts'
import {
  inDialog,
  pathInLanguage,
  pressButton,
  type ScreenState,
  type ScreenVisit,
  textPattern,
} from './visit.ts'

async function openStory(visit: ScreenVisit): Promise<void> {
  await visit.open(pathInLanguage(visit.language, `/story/${findStoryWithMostSources(visit.edition).id}`))
  await visit.page.getByRole('dialog').getByRole('list').first().waitFor()
}

/** Creates the state of a dialog that a button of the story page opens. `key` is the button's text key. */
const ofStory = (name: string, key: string): ScreenState => ({
  name,
  async reach(visit) {
    await openStory(visit)
    await pressButton(visit, key)
    await visit.page.getByRole('dialog').nth(1).waitFor()
  },
})

/** A story, what its buttons open, and how it and its card show that sources differ. */
export const STORY_STATES: ScreenState[] = [
  inDialog({
    name: 'story, mutes offered',
    async reach(visit) {
      await openStory(visit)
      await pressButton(visit, 'mutes.button')
      await visit.page.getByRole('region', { name: textPattern(visit.language, 'story.mute') }).waitFor()
    },
  }),
  { name: 'story', reach: openStory },
  inDialog({
    name: 'story whose sources differ',
    async reach(visit) {
      const { id } = findStoryWithConflict(visit.edition)
      await visit.open(`${pathInLanguage(visit.language, `/story/${id}`)}#sources-differ`)
      await visit.page.locator('#sources-differ:focus').waitFor()
      await visit.page.locator('dialog h1').scrollIntoViewIfNeeded()
    },
  }),
  {
    name: 'cards, sources differ',
    async reach(visit) {
      const { id, categories } = findStoryWithConflict(visit.edition)
      await visit.open(pathInLanguage(visit.language, `/${categories[0]}`))
      const card = visit.page
        .getByRole('article')
        .filter({ has: visit.page.locator(`a[href*="${id}"][href$="#sources-differ"]`) })
      await card.first().scrollIntoViewIfNeeded()
    },
    // One of the sample's pictures is missing on purpose.
    trouble: /404/,
  },
  inDialog({
    name: 'story, all disclosed',
    async reach(visit) {
      await openStory(visit)
      for (const summary of await visit.page.getByRole('dialog').locator('summary').all())
        await summary.click()
    },
  }),
  {
    name: 'story not found',
    reach: ({ open, language }) => open(pathInLanguage(language, '/story/none')),
    trouble: /404/,
  },
  inDialog({
    name: 'story, loading',
    async reach(visit) {
      await visit.page.route('**/api/stories/**', () => undefined)
      await visit.open(pathInLanguage(visit.language, '/'))
      await visit.page.getByRole('article').nth(2).getByRole('heading').getByRole('link').click()
      await visit.page.getByRole('dialog').waitFor()
    },
  }),
  ofStory('share', 'share.button'),
  ofStory('slideshow', 'slideshow.open.many'),
  inDialog(ofStory('publisher', 'story.publisher')),
  inDialog({
    name: 'mutes',
    async reach(visit) {
      await openStory(visit)
      await pressButton(visit, 'mutes.button')
      const offered = visit.page.getByRole('region', { name: textPattern(visit.language, 'story.mute') })
      await offered.getByRole('button').first().click()
      await visit.page.getByRole('dialog').nth(1).waitFor()
    },
  }),
]
