import snowball from 'snowball-stemmers'

const STEMMERS: Record<string, { stem(word: string): string }> = {
  en: snowball.newStemmer('english'),
  nl: snowball.newStemmer('dutch'),
}
/** Stems remembered per language; news uses the same words all day. Then it starts afresh. */
const MAX_REMEMBERED = 50_000
const remembered: Record<string, Map<string, string>> = { en: new Map(), nl: new Map() }

/** The stem of a folded word; the word itself in languages without a stemmer. */
export function stem(word: string, language: string): string {
  const known = remembered[language]
  const stemmer = STEMMERS[language]
  if (!known || !stemmer) return word
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= MAX_REMEMBERED) known.clear()
  const made = stemmer.stem(word)
  known.set(word, made)
  return made
}
