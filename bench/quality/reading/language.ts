import { join } from 'node:path'
import { detectLanguage } from '../../../packages/pipeline/src/2-extract/index.ts'
import { type Figure, roundToThree } from '../figure.ts'
import { readLines } from '../read-data.ts'

const WORDS = 6
const LANGUAGES = [
  { language: 'en', name: 'English', target: 0.99, published: 0.99 },
  { language: 'nl', name: 'Dutch', target: 0.985, published: 0.981 },
] as const

/**
 * Measures how often the language of a sentence is detected from its first six words, without a declared
 * language.
 */
export async function measureLanguage(data: string): Promise<Figure[]> {
  const sentences = await readLines<Record<'en' | 'nl', string>>(join(data, 'translation', 'ntrex.jsonl'))
  return LANGUAGES.map(({ language, name, target, published }) => {
    const texts = sentences
      .map((sentence) => sentence[language].split(/\s+/).slice(0, WORDS))
      .filter((words) => words.length === WORDS)
      .map((words) => words.join(' '))
    const right = texts.filter((text) => detectLanguage(text) === language).length
    return {
      measure: `${name}, six words: accuracy`,
      value: roundToThree(right / texts.length),
      items: texts.length,
      on: 'translation, first six words of every sentence; what counts was chosen on half of them',
      target,
      published: { value: published, source: 'eld alone' },
    }
  })
}
