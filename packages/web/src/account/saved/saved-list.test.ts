// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../../testing/fakes/fake-caches.ts'
import { aSavedStory } from '../../testing/fakes/fake-saved.ts'
import { createSavedStoriesCopy } from './saved-list.ts'

let device = fakeCaches()
beforeEach(() => {
  device = fakeCaches()
  vi.stubGlobal('caches', device.caches)
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const stories = [aSavedStory('s1'), aSavedStory('s2')]
const list = () => device.paths('plainwire-saved')

test('the saved stories are cached for their reader, and for nobody else', async () => {
  const offlineCopy = createSavedStoriesCopy(() => true)
  offlineCopy.write('r1', stories)
  await vi.waitFor(() => expect(list()).toEqual(['/saved-stories?kept']))
  expect(await offlineCopy.read('r1')).toEqual(stories)
  expect(await offlineCopy.read('r2')).toBeUndefined()
})

test('B20 deleting the stories removes everything, including a write in progress', async () => {
  const offlineCopy = createSavedStoriesCopy(() => true)
  offlineCopy.write('r1', stories)
  offlineCopy.forget()
  offlineCopy.write('r1', stories)
  offlineCopy.forget()
  await vi.waitFor(async () => {
    expect(await offlineCopy.read('r1')).toBeUndefined()
    expect(list()).toBeUndefined()
  })
})

test('nothing is cached if reading offline is switched off', async () => {
  const offlineCopy = createSavedStoriesCopy(() => false)
  offlineCopy.write('r1', stories)
  expect(await offlineCopy.read('r1')).toBeUndefined()
  expect(list()).toBeUndefined()
})

test('an invalid cached list, or a browser without caches, counts as no list', async () => {
  const cache = await device.caches.open('plainwire-saved')
  await cache.put('/saved-stories?kept', Response.json({ readerId: 'r1', stories: [{ id: 's1' }] }))
  expect(await createSavedStoriesCopy(() => true).read('r1')).toBeUndefined()
  vi.stubGlobal('caches', undefined)
  const offlineCopy = createSavedStoriesCopy(() => true)
  offlineCopy.write('r1', stories)
  offlineCopy.forget()
  expect(await offlineCopy.read('r1')).toBeUndefined()
})

test('other tabs are notified', async () => {
  const heard = vi.fn()
  createSavedStoriesCopy(() => true).subscribe(heard)
  createSavedStoriesCopy(() => true).write('r1', stories)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('r1', stories))
})
