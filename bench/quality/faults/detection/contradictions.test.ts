import { expect, test } from 'vitest'
import type { MeasuredStoryText } from '../story-text.ts'
import { contradictEachOther } from './contradictions.ts'

const storyText = (headline: string): MeasuredStoryText => ({
  headline,
  subHeadline: '',
  sentences: [],
  sources: [],
  facts: [{ agreement: 'conflict', values: [{ value: 168 }, { value: 186 }] }],
})

test.each([
  ['the same value', '168 jobs go', '168 banen weg', false],
  ['different values', '168 jobs go', '186 banen weg', true],
  ['a value that one of them says is another’s', '168 jobs go (one report says 186)', '186 banen weg', false],
  ['a value in one language only', '168 jobs go', 'Fabriek dicht', false],
])('%s across languages', (_name, english, dutch, expected) => {
  expect(contradictEachOther(storyText(english), storyText(dutch))).toBe(expected)
})

test('facts on which reports agree do not contradict each other', () => {
  const one = { ...storyText('168 jobs go'), facts: [{ agreement: 'several', values: [{ value: 168 }] }] }
  expect(contradictEachOther(one, storyText('186 banen weg'))).toBe(false)
})
