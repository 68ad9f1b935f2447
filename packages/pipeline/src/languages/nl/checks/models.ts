import type { LanguageModelPhrases } from '../../topics/checks/models.ts'

export const languageModelPhrases: LanguageModelPhrases = {
  declines:
    'het spijt me|sorry|helaas kan ik|ik kan (?:je |u )?(?:hier |daar |dit |dat )?(?:niet|geen)|als (?:AI|taalmodel)',
  sources: 'bron(?:nen)?',
  forget: 'negeer|vergeet',
  earlier: 'alle|vorige|eerdere|bovenstaande',
  instructions: 'instructies|opdrachten|prompts?',
  youAre: '(?:je|u) bent (?:nu )?(?:een )?(?:AI|chatbot|taalmodel|assistent)',
}
