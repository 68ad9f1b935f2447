import type { EventWithText } from './checked-events.ts'
import {
  createSeededRandom,
  ERROR_KINDS,
  type ErrorKind,
  NAME_PATTERN,
  type PlantingInput,
  type ProvenSentence,
  plantError,
} from './plant-errors.ts'

const SEED = 20261121

const longWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

/**
 * Returns sentences that share few words with the given one, from other articles on the same event and from
 * articles on the next event.
 */
function otherPassages(
  proven: ProvenSentence,
  own: EventWithText,
  next: EventWithText | undefined,
): PlantingInput['others'] {
  const words = longWords(proven.sentence)
  return [own, next].flatMap((wrote) =>
    (wrote?.event.articles ?? []).flatMap(({ title, text }) => {
      const context = `${title}\n\n${text}`
      return proven.context.includes(context)
        ? []
        : [title, ...text.split(/(?<=\.)\s/)].flatMap((passage) => {
            const theirs = longWords(passage)
            const shared = [...words].filter((word) => theirs.has(word)).length / Math.max(1, words.size)
            return passage.length >= 30 && shared < 0.5 ? [{ passage, context }] : []
          })
    }),
  )
}

interface Planted {
  kind: ErrorKind
  made: ProvenSentence
}

/** Plants errors into the sentences of events: `each` errors of every kind, the same ones in every run. */
export function plantErrors(wrote: readonly EventWithText[], each: number): Planted[] {
  const random = createSeededRandom(SEED)
  const names = [
    ...new Set(
      wrote.flatMap(({ proven }) => proven.flatMap(({ sentence }) => sentence.match(NAME_PATTERN) ?? [])),
    ),
  ]
  const errors: Planted[] = []
  for (const kind of ERROR_KINDS) {
    const made = wrote.flatMap((own, index) =>
      own.proven.flatMap((proven): Planted[] => {
        const others = otherPassages(proven, own, wrote[(index + 1) % wrote.length])
        const error = plantError(proven, kind, { random, names, others })
        return error ? [{ kind, made: error }] : []
      }),
    )
    const step = Math.max(1, made.length / each)
    errors.push(
      ...Array.from({ length: Math.min(each, made.length) }, (_, at) => made[Math.floor(at * step)]).filter(
        (error) => error !== undefined,
      ),
    )
  }
  return errors
}
