import type { Wrote } from './checked-events.ts'
import {
  ERROR_KINDS,
  type ErrorKind,
  NAME,
  type Planter,
  type Proven,
  planted,
  seeded,
} from './plant-errors.ts'

const SEED = 20261121

const longWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

/** Sentences of other articles that don't say the same: of the event where it has some, and of the next event. */
function otherPassages(of: Proven, mine: Wrote, next: Wrote | undefined): Planter['others'] {
  const words = longWords(of.sentence)
  return [mine, next].flatMap((wrote) =>
    (wrote?.event.articles ?? []).flatMap(({ title, text }) => {
      const context = `${title}\n\n${text}`
      return of.context.includes(context)
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
  made: Proven
}

/** Errors planted into the sentences of events, the same at every run. */
export function plantedIn(wrote: readonly Wrote[], each: number): Planted[] {
  const random = seeded(SEED)
  const names = [
    ...new Set(wrote.flatMap(({ proven }) => proven.flatMap(({ sentence }) => sentence.match(NAME) ?? []))),
  ]
  const errors: Planted[] = []
  for (const kind of ERROR_KINDS) {
    const made = wrote.flatMap((mine, index) =>
      mine.proven.flatMap((proven): Planted[] => {
        const others = otherPassages(proven, mine, wrote[(index + 1) % wrote.length])
        const error = planted(proven, kind, { random, names, others })
        return error ? [{ kind, made: error }] : []
      }),
    )
    const step = Math.max(1, made.length / each)
    errors.push(
      ...Array.from({ length: Math.min(each, made.length) }, (_, at) => made[Math.floor(at * step)]).filter(
        (one) => one !== undefined,
      ),
    )
  }
  return errors
}
