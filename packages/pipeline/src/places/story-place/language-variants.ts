import { getLanguageRules, type LanguageRules } from '../../languages/index.ts'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import type { Token } from '../../text/index.ts'

/**
 * The number of distinctive words by which one variant of a language (such as British English) must lead over
 * the other for its certainty to be 1.
 */
const SURE = 3
/**
 * The number of distinctive words that a name with a particle ('Jan van den Berg') counts as, and the maximum
 * number of such names that count.
 */
const NAME_WORDS = 1.5
const MAX_NAMES = 2

/**
 * Returns how many different names with a particle, such as 'Jan van den Berg', indicate each country: one
 * country writes the particle with a capital, the other without. At most `MAX_NAMES` per country are counted.
 */
function namesBy(
  tokens: readonly Token[],
  firstNames: ReadonlySet<string>,
  particles: NonNullable<LanguageRules['places']['particles']>,
): Map<string, number> {
  const names = new Map<string, Set<string>>()
  tokens.forEach((token, at) => {
    const particle = tokens[at + 1]
    if (!token.isCapital || !particle || !firstNames.has(token.folded)) return
    if (!particles.words.includes(particle.folded) || particle.start !== token.end + 1) return
    const rest = tokens.slice(at + 2, at + 4)
    const name = rest.find(({ folded }) => !particles.words.includes(folded))
    if (!name?.isCapital) return
    const country = particle.isCapital ? particles.capital : particles.small
    names.set(country, (names.get(country) ?? new Set()).add(name.folded))
  })
  return new Map([...names].map(([country, own]) => [country, Math.min(MAX_NAMES, own.size)]))
}

/**
 * Creates a function that distinguishes American from British English, and the Dutch of the Netherlands from
 * that of Belgium, by their words, and Dutch also by the spelling of names. It returns the likelier country
 * with its certainty, 0–1; an empty map if both are equally likely.
 */
export function createLanguageVariantDetector({
  placeCues,
  personNames,
}: Pick<NewsroomData, 'placeCues' | 'personNames'>) {
  const words = new Map(
    Object.entries(placeCues.variants).map(([country, list]) => [country, new Set(list)] as const),
  )
  const firstNames = new Set(personNames.first.split(' '))
  return (tokens: readonly Token[], language: string): Map<string, number> => {
    const seen = new Set(tokens.map(({ folded }) => folded))
    const { particles, variants = [] } = getLanguageRules(language)?.places ?? {}
    const names = particles ? namesBy(tokens, firstNames, particles) : new Map<string, number>()
    const counts = variants.map((country) => {
      const own = words.get(country) ?? new Set<string>()
      const count = [...seen].filter((word) => own.has(word)).length
      return { country, count: count + NAME_WORDS * (names.get(country) ?? 0) }
    })
    const [first, second] = counts.sort((a, b) => b.count - a.count)
    if (!first || !second || first.count === second.count) return new Map()
    return new Map([[first.country, Math.min(1, (first.count - second.count) / SURE)]])
  }
}
