import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_STORY_ENTRY, StoryNumberTable } from './story-numbers.ts'

interface Story {
  number: number
  name: string
}

test('positions lead to the story and language noted last, whatever came, moved and left', () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'add', 'add', 'move', 'clear', 'drop', 'forget'),
    story: fc.nat(5),
    language: fc.constantFrom('en', 'nl'),
    at: fc.nat(9000),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const numbers = new StoryNumberTable<Story>()
      const stories = new Map<number, Story>()
      const plain = new Map<number, { story: Story; language: string }>()
      let first = 0
      for (const { kind, story: name, language, at } of steps) {
        if (kind === 'forget') {
          first = Math.max(first, Math.min(at, first + 500))
          numbers.forgetBefore(first)
          for (const place of plain.keys()) if (place < first) plain.delete(place)
        } else if (kind === 'clear') {
          const place = [...plain.keys()][at % Math.max(1, plain.size)]
          if (place !== undefined) numbers.clear(place)
          plain.delete(place ?? -1)
        } else if (kind === 'drop') {
          const story = stories.get(name)
          if (!story) continue
          for (const [place, each] of plain) {
            if (each.story !== story) continue
            numbers.clear(place)
            plain.delete(place)
          }
          numbers.drop(story)
          stories.delete(name)
        } else {
          const story = stories.get(name) ?? numbers.open((number) => ({ number, name: `${name}` }))
          stories.set(name, story)
          numbers.put(first + at, story, language)
          plain.set(first + at, { story, language })
        }
      }
      let unheld = 0
      for (let at = first; at < first + 9001; at++) {
        const held = plain.get(at)
        const entry = numbers.at(at)
        if (!held) unheld += entry === EMPTY_STORY_ENTRY ? 0 : 1
        else {
          expect(numbers.story(numbers.storyIn(entry))).toBe(held.story)
          expect(numbers.languageIn(entry)).toBe(numbers.languageNumber(held.language))
        }
      }
      expect(unheld).toBe(0)
    }),
    { numRuns: 60 },
  )
})

test('two stories in sight never have one number', () => {
  const numbers = new StoryNumberTable<Story>()
  const make = (name: string) => numbers.open((number) => ({ number, name }))
  const [first, second] = [make('first'), make('second')]
  numbers.drop(first)
  const third = make('third')
  expect(third.number).not.toBe(second.number)
  expect(numbers.story(third.number)).toBe(third)
})
