import type { Language } from '@plainwire/domain/language'
import { joinLanguageAlternatives } from '../languages/index.ts'
import { countWords } from '../text/index.ts'

/** Matches a quotation, which in a headline often makes readers curious instead of reporting. */
const QUOTATION = /["“”‘’']\S[^"“”]{8,200}["“”’']/
const FIRST_PERSON = new RegExp(
  `\\b(?:${joinLanguageAlternatives(({ judging }) => judging.headlineFirstPerson)})\\b`,
  'i',
)
/** Matches small words, such as 'actually', that promise more than the headline reports. */
const INSISTING = new RegExp(`\\b(?:${joinLanguageAlternatives(({ judging }) => judging.insisting)})\\b`, 'i')
/** The number of words of a headline for which the feature `length` is 1, and the maximum of that feature. */
const [LENGTH, LONGEST] = [10, 2]

/**
 * Returns the features of a headline other than its words: the devices found in it (0 or 1), its form and its
 * language. The keys are the names of the weights.
 */
export function extractHeadlineFeatures(
  title: string,
  devices: readonly string[],
  language: Language,
): Map<string, number> {
  const signs = new Map<string, number>()
  for (const device of devices) signs.set(device, 1)
  if (QUOTATION.test(title)) signs.set('quotation', 1)
  if (/[:–—]/.test(title)) signs.set('colon', 1)
  if (/\d/.test(title)) signs.set('number', 1)
  if (FIRST_PERSON.test(title)) signs.set('first_person', 1)
  if (INSISTING.test(title)) signs.set('insisting', 1)
  if (language === 'nl') signs.set('dutch', 1)
  signs.set('length', Math.min(LONGEST, countWords(title) / LENGTH))
  return signs
}
