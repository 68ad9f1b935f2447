import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { computeTranslationCacheKey, openFileTranslationCache } from './translation-cache.ts'

async function file() {
  const folder = await mkdtemp(join(tmpdir(), 'shelf-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'translations.jsonl')
}
const fail = (cause: unknown) => {
  throw cause
}

test('B7 translations and what they cost survive a restart, also where the last line was torn', async () => {
  const path = await file()
  const shelf = await openFileTranslationCache(path, fail)
  await shelf.put(
    new Map([
      ['k1', 'Dijk'],
      ['k2', 'Storm'],
    ]),
  )
  await shelf.spend('2026-11-20', 40)
  await shelf.spend('2026-11-21', 60)
  await shelf.spend('2026-11-21', 5)
  await appendFile(path, '{"key":"k3","te')
  const again = await openFileTranslationCache(path, fail)
  expect([again.get('k1'), again.get('k2'), again.get('k3')]).toEqual(['Dijk', 'Storm', undefined])
  expect([again.spent('2026-11-21'), again.spent('2026-11'), again.spent('2026-12')]).toEqual([65, 105, 0])
  expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(5)
})

test('the least recently used text goes first', async () => {
  const shelf = await openFileTranslationCache(await file(), fail)
  await shelf.put(new Map([['first', 'a']]))
  await shelf.put(new Map(Array.from({ length: 19_999 }, (_, at) => [`k${at}`, 'x'])))
  expect(shelf.get('first')).toBe('a')
  await shelf.put(new Map([['last', 'b']]))
  expect([shelf.get('first'), shelf.get('k0')]).toEqual(['a', undefined])
})

test('a file that can’t be written costs nothing but money', async () => {
  const failures: unknown[] = []
  const shelf = await openFileTranslationCache('/dev/null/translations.jsonl', (cause) =>
    failures.push(cause),
  )
  await shelf.put(new Map([['k', 'Dijk']]))
  expect(shelf.get('k')).toBe('Dijk')
  expect(failures.length).toBeGreaterThan(0)
})

test('another machine, language or text has another key', () => {
  const keys = [
    computeTranslationCacheKey('deepl', 'a', 'en', 'nl'),
    computeTranslationCacheKey('model x', 'a', 'en', 'nl'),
    computeTranslationCacheKey('deepl', 'a', 'nl', 'en'),
    computeTranslationCacheKey('deepl', 'b', 'en', 'nl'),
  ]
  expect(new Set(keys).size).toBe(4)
})
