import { extractDistinctiveWords, type StorySentence } from './story-sentence.ts'

/** Creates a sentence of an article from its text and the properties that matter to a test. */
export function createTestSentence(text: string, known: Partial<StorySentence> = {}): StorySentence {
  return {
    text,
    articleId: 'a1',
    field: 'text',
    start: 0,
    end: text.length,
    report: 0,
    position: 0,
    isLead: false,
    kind: 'statement',
    time: 'news',
    need: undefined,
    presupposed: [],
    words: extractDistinctiveWords(text, 'en'),
    ...known,
  }
}
