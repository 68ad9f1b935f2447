import { API, ErrorResponse, type SavedStorySnapshot } from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAccountTestServer } from '../../accounts/testing-accounts.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const accounts = await startAccountTestServer()
let token: string
let person = 0
afterAll(() => accounts.stop())
beforeEach(async () => {
  person += 1
  token = (await accounts.signIn(`saver${person}@example.org`)).AccessToken
})

function snapshot(headline = 'Bridge closed'): SavedStorySnapshot {
  const { sub_headline, description, categories, tags, published_at } = aStory()
  const media = [{ type: 'image' as const, url: '/images/a', alt: null, is_primary: true }]
  const source = { name: 'Courier', original_headline: 'Bridge', word_count: 300, media }
  return { headline, sub_headline, description, categories, tags, published_at, sources: [source] }
}
const save = (storyId: string, story: unknown = snapshot()) =>
  accounts.call('POST', '/saved-stories', { token, body: { storyId, story } })
const list = async () => {
  const answer = await accounts.call('GET', '/saved-stories', { token })
  return API.getSavedStories.answer.parse(await answer.json()).stories
}
const codeOf = async (answer: Response) => ErrorResponse.parse(await answer.json()).error

describe('AP-04 saved stories', () => {
  test('are stored as they were when first saved', async () => {
    expect(await list()).toEqual([])
    const first = API.saveStory.answer.parse(await (await save('s1')).json())
    accounts.wait(60)
    const again = await save('s1', snapshot('Told otherwise'))
    expect([again.status, await again.json()]).toEqual([200, first])
    await save('s2')
    expect((await list()).map(({ storyId }) => storyId)).toEqual(['s2', 's1'])
    const one = await accounts.call('GET', '/saved-stories/s1', { token })
    expect(await one.json()).toEqual({ ...first, storyId: 's1', story: snapshot() })
  })

  test('are removed, also twice, and all at once', async () => {
    for (const id of ['s1', 's2', 's3']) await save(id)
    for (let time = 0; time < 2; time++) {
      expect((await accounts.call('DELETE', '/saved-stories/s1', { token })).status).toBe(200)
    }
    const gone = await accounts.call('GET', '/saved-stories/s1', { token })
    expect([gone.status, (await codeOf(gone)).code]).toEqual([404, 'STORY_NOT_SAVED'])
    const cleared = await accounts.call('DELETE', '/saved-stories', { token })
    expect(await cleared.json()).toEqual({ removed: 2 })
    expect(await list()).toEqual([])
  })

  test('are each reader’s own: another one neither gets nor removes them', async () => {
    await save('s1')
    await save('s2')
    const { AccessToken: other } = await accounts.signIn(`other${person}@example.org`)
    const asOther = (method: string, path: string) => accounts.call(method, path, { token: other })
    expect(await (await asOther('GET', '/saved-stories')).json()).toEqual({ stories: [] })
    const unsaved = await asOther('GET', '/saved-stories/s1')
    expect([unsaved.status, (await codeOf(unsaved)).code]).toEqual([404, 'STORY_NOT_SAVED'])
    expect((await asOther('DELETE', '/saved-stories/s1')).status).toBe(200)
    expect(await (await asOther('DELETE', '/saved-stories')).json()).toEqual({ removed: 0 })
    expect((await list()).map(({ storyId }) => storyId).sort()).toEqual(['s1', 's2'])
  })

  test('SV-05 a free reader’s eleventh is refused in the specified words, a saved one never', async () => {
    for (let story = 1; story <= 10; story++) expect((await save(`s${story}`)).status).toBe(200)
    const refused = await save('s11')
    expect(refused.status).toBe(400)
    expect(await codeOf(refused)).toEqual({
      code: 'SAVE_LIMIT_REACHED',
      message: 'Save limit reached. Upgrade to Premium for unlimited saves.',
    })
    expect((await save('s3')).status).toBe(200)
    await accounts.call('DELETE', '/saved-stories/s3', { token })
    expect((await save('s11')).status).toBe(200)
  })

  test('row 22, SV-05: of fifty concurrent saves from as many networks ten are stored, and the others refused in the specified words', async () => {
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => save(`r${round}-${index}`)))
      const refused = answers.filter(({ status }) => status !== 200)
      const errors = await Promise.all(refused.map(codeOf))
      expect([refused.length, new Set(errors.map(({ code }) => code))]).toEqual([
        40,
        new Set(['SAVE_LIMIT_REACHED']),
      ])
      expect(await list()).toHaveLength(10)
      await accounts.call('DELETE', '/saved-stories', { token })
    }
  })

  test('RO-01 a premium reader saves more, a free one with more than ten keeps them and saves no other', async () => {
    const currentPeriodEnd = new Date(accounts.now().getTime() + 60_000).toISOString()
    const paid = { tier: 'premium', status: 'active', currentPeriodEnd, cancelAtPeriodEnd: false }
    expect((await accounts.call('PUT', '/subscription', { token, body: paid })).status).toBe(200)
    for (let story = 1; story <= 12; story++) expect((await save(`s${story}`)).status).toBe(200)
    accounts.wait(60)
    expect((await codeOf(await save('s13'))).code).toBe('SAVE_LIMIT_REACHED')
    expect(await list()).toHaveLength(12)
  })

  test.each<[string, unknown]>([
    ['no snapshot', null],
    ['half a snapshot', { headline: 'x' }],
    [
      'a script for an address',
      { ...snapshot(), sources: [{ ...snapshot().sources[0], url: 'javascript:1' }] },
    ],
    ['an endless text', { ...snapshot(), description: 'x'.repeat(30_000) }],
  ])('refuse %s', async (_name, story) => {
    const answer = await save('s1', story)
    expect([answer.status, (await codeOf(answer)).code]).toEqual([400, 'BAD_REQUEST'])
  })
})
