import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testNewsroomData } from './newsroom.fixture.ts'
import { loadNewsroomData } from './newsroom-data.ts'

test('missing data is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'newsroom-'))
  await expect(loadNewsroomData(folder)).rejects.toThrow(/^Newsroom data can't be read: .*\.json$/)
  await rm(folder, { recursive: true })
})

test('every pattern of the clickbait rules is a valid expression', () => {
  const patterns = [
    ...Object.values(testNewsroomData.clickbaitRules.en),
    ...Object.values(testNewsroomData.clickbaitRules.nl),
  ].flat()
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'iu')).not.toThrow()
})

test('the term table is lower case and large enough for the news', () => {
  const words = Object.keys(testNewsroomData.dutchEnglish.terms)
  expect(words.length).toBeGreaterThan(900)
  for (const word of words) expect(word).toBe(word.toLowerCase())
})
