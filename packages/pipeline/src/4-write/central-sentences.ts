import { likeness, overlap, type StorySentence } from './story-sentence.ts'

/** A sentence with how well it tells the story. */
export interface Ranked {
  sentence: StorySentence
  score: number
  /** Independent reports with a sentence that says much the same, its own included. */
  agreeing: number
}

/** From this likeness on two sentences say the same. */
export const SAME = 0.55
/** Points off for an article whose own headline is clickbait: its sentences are written the same way. */
const LOUD_WEIGHT = 0.45
/** More of the smaller one's words than this in a sentence already chosen: it repeats. */
const REPEATS = 0.55

/** How many independent reports use each word. */
function reportsByWord(sentences: readonly StorySentence[]): Map<string, number> {
  const reports = new Map<string, Set<number>>()
  for (const { words, report } of sentences) {
    for (const word of words) reports.set(word, (reports.get(word) ?? new Set()).add(report))
  }
  return new Map(Array.from(reports, ([word, users]) => [word, users.size]))
}

function agreeingReports(sentence: StorySentence, all: readonly StorySentence[]): number {
  const reports = new Set([sentence.report])
  for (const other of all) {
    if (!reports.has(other.report) && likeness(sentence.words, other.words) >= SAME) reports.add(other.report)
  }
  return reports.size
}

/**
 * Sentences by centrality: words that many independent reports share, agreement of whole sentences, likeness to the
 * titles, and position (news is told from the top). Best first; ties by position, then by article, so the order is total.
 *
 * @param loudness clickbait probability of each article's headline, by article id
 */
export function byCentrality(
  candidates: readonly StorySentence[],
  all: readonly StorySentence[],
  titleWords: ReadonlySet<string>,
  loudness: ReadonlyMap<string, number>,
): Ranked[] {
  const reports = reportsByWord(all)
  const total = Math.max(1, new Set(all.map(({ report }) => report)).size)
  const ranked = candidates.map((sentence) => {
    const shared = [...sentence.words].reduce((sum, word) => sum + ((reports.get(word) ?? 1) - 1) / total, 0)
    const breadth = shared / Math.max(6, sentence.words.size) ** 0.7
    const agreeing = agreeingReports(sentence, all)
    const position = 1 / (1 + 0.5 * sentence.position)
    const aboutTitle = likeness(sentence.words, titleWords)
    const loud = LOUD_WEIGHT * (loudness.get(sentence.articleId) ?? 0)
    const score = 0.9 * breadth + 0.35 * ((agreeing - 1) / total) + 0.5 * position + 0.6 * aboutTitle - loud
    return { sentence, score, agreeing }
  })
  return ranked.sort(
    (a, b) =>
      b.score - a.score ||
      a.sentence.position - b.sentence.position ||
      a.sentence.articleId.localeCompare(b.sentence.articleId),
  )
}

/** The best sentences that don't repeat each other or what is already said. */
export function choose(
  ranked: readonly Ranked[],
  most: number,
  said: readonly ReadonlySet<string>[],
): Ranked[] {
  const chosen: Ranked[] = []
  for (const candidate of ranked) {
    if (chosen.length >= most) break
    const { words } = candidate.sentence
    const isNew = [...said, ...chosen.map(({ sentence }) => sentence.words)].every(
      (other) => overlap(words, other) < REPEATS,
    )
    if (isNew) chosen.push(candidate)
  }
  return chosen
}
