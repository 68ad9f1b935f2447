import {
  collectWordsOfAllLanguages,
  findScaleLetterMultiplier,
  findScaleWordMultiplier,
  parseCardinal,
} from '../../../languages/index.ts'
import { normaliseNumber } from '../../../text/index.ts'
import { isHyphen, type SentenceToken } from './pieces.ts'

/** Number words that alone usually mean something else: 'half'. */
const NOT_ALONE = collectWordsOfAllLanguages(({ numbers }) => numbers.notAlone)

/** Words before a number word that make it an unknown multiple: 'a few thousand'. */
const VAGUE = collectWordsOfAllLanguages(({ facts }) => facts.vague)

/** The smallest number word that can be multiplied: 'hundred'. */
const MIN_SCALE = 100

/**
 * A number read from the pieces (words, numbers and signs) of a sentence; `to` is the index after its last
 * piece.
 */
interface Read {
  value: number
  to: number
  isWord: boolean
}

function wordAt(pieces: readonly SentenceToken[], at: number, language: string): Read | undefined {
  const word = pieces[at]
  if (word?.kind !== 'word') return undefined
  const next = pieces[at + 2]
  const joined =
    isHyphen(pieces, at + 1) && next ? parseCardinal(`${word.lower}-${next.lower}`, language) : undefined
  if (joined !== undefined) return { value: joined, to: at + 3, isWord: true }
  const value = NOT_ALONE.has(word.lower) ? undefined : parseCardinal(word.lower, language)
  const isVague = value !== undefined && value >= MIN_SCALE && VAGUE.has(pieces[at - 1]?.lower ?? '')
  return value === undefined || isVague ? undefined : { value, to: at + 1, isWord: true }
}

function plainAt(pieces: readonly SentenceToken[], at: number, language: string): Read | undefined {
  const piece = pieces[at]
  if (piece?.kind !== 'number') return wordAt(pieces, at, language)
  return { value: Number(normaliseNumber(piece.text)), to: at + 1, isWord: false }
}

/**
 * Reads the number that begins at a piece of a sentence, in digits or as a word, including a following
 * 'thousand' or 'million'; undefined if there is none.
 *
 * @param isMoney whether a letter directly after the digits also counts as a scale: '$5m'
 */
export function parseNumberAt(
  pieces: readonly SentenceToken[],
  at: number,
  isMoney: boolean,
  language: string,
): Read | undefined {
  const plain = plainAt(pieces, at, language)
  if (!plain || !Number.isFinite(plain.value)) return undefined
  let { value, to } = plain
  for (let more = 0; more < 2; more++) {
    const behind = isHyphen(pieces, to) ? to + 1 : to
    const piece = pieces[behind]
    const isGlued = piece?.start === pieces[to - 1]?.end
    const scale =
      piece?.kind === 'word'
        ? (findScaleWordMultiplier(piece.lower) ??
          (isMoney && isGlued ? findScaleLetterMultiplier(piece.lower) : undefined))
        : undefined
    if (scale === undefined) break
    value *= scale
    to = behind + 1
  }
  return { value: Math.round(value * 1000) / 1000, to, isWord: plain.isWord && to === plain.to }
}
