import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

let moment = 0
const cache = (maxBytes = 100) =>
  new AnswerCache<string>({
    maxBytes,
    maxAgeMs: 1000,
    weigh: (answer) => (answer.startsWith('!') ? undefined : answer.length),
    now: () => new Date(moment),
  })
beforeEach(() => {
  moment = 0
})

describe('answers', () => {
  test('are made once while they are fresh, and again after that', async () => {
    const answers = cache()
    const make = vi.fn(async () => `made ${make.mock.calls.length}`)
    expect(await answers.get('a', make)).toBe('made 1')
    moment = 999
    expect(await answers.get('a', make)).toBe('made 1')
    moment = 1000
    expect(await answers.get('a', make)).toBe('made 2')
  })

  test('are computed once for concurrent requests', async () => {
    const answers = cache()
    const make = vi.fn(async () => 'made')
    await Promise.all(Array.from({ length: 50 }, () => answers.get('a', make)))
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('stay when they can’t be made again, and only then fail', async () => {
    const answers = cache()
    const broken = () => Promise.reject(new Error('broken'))
    await expect(answers.get('a', broken)).rejects.toThrow('broken')
    await answers.get('a', async () => 'made')
    moment = 5000
    expect(await answers.get('a', broken)).toBe('made')
    expect(await answers.get('a', async () => 'again')).toBe('again')
  })

  test('that must not be cached are not', async () => {
    const answers = cache()
    expect(await answers.get('a', async () => '!one')).toBe('!one')
    expect(await answers.get('a', async () => '!two')).toBe('!two')
  })

  test('go in the order of use when there is no room', async () => {
    const answers = cache(10)
    for (const key of ['a', 'b']) await answers.get(key, async () => key.repeat(5))
    await answers.get('a', async () => 'not made')
    await answers.get('c', async () => 'ccccc')
    expect(await answers.get('a', async () => 'again')).toBe('aaaaa')
    expect(await answers.get('b', async () => 'again')).toBe('again')
  })

  test('are all forgotten at once', async () => {
    const answers = cache()
    await answers.get('a', async () => 'made')
    answers.clear()
    expect(await answers.get('a', async () => 'again')).toBe('again')
  })
})
