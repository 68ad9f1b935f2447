import type { LanguageModelPhrases } from '../../topics/checks/models.ts'

export const languageModelPhrases: LanguageModelPhrases = {
  declines:
    "I['’]?m (?:very |really )?sorry|I (?:am sorry|apologi[sz]e|can(?:no|['’])t|won['’]?t|am (?:not able|unable))|sorry,|as an AI",
  sources: 'sources?|lines?',
  forget: 'ignore|disregard|forget|override',
  earlier: 'all|previous|prior|earlier|above|preceding',
  instructions: 'instructions?|prompts?',
  youAre: 'you are (?:now )?(?:an? )?(?:AI|assistant|language model|chatbot)',
}
