import { join } from 'node:path'
import {
  type ClaimChecker,
  checkSentence,
  createClaimChecker,
  type NewsroomData,
  writeCommand,
} from '@plainwire/pipeline'
import { documentPart, type Part } from '../../training/splits.ts'
import { type Figure, rounded } from './figure.ts'
import {
  ERROR_KINDS,
  type ErrorKind,
  NAME,
  type Planter,
  type Proven,
  paraphrased,
  planted,
  seeded,
} from './plant-errors.ts'
import { collected, readLines, streamOf } from './read-data.ts'

interface Source {
  id: string
  title: string
  text: string
  publisher: string
  language: string
}

/** Articles on one event. */
interface CheckedEvent {
  language: string
  articles: Source[]
}

interface Written {
  sentences: {
    text: string
    evidence: { article: string; field: 'title' | 'summary' | 'text'; start: number; end: number }[]
  }[]
  removed: { text: string; reason: string }[]
}

/** English events per source of them, and errors planted per kind. */
const EVENTS_EACH = 100
const ERRORS_EACH = 50
const SEED = 20261121

async function triples(data: string): Promise<CheckedEvent[]> {
  const lines = await readLines<{ story_id: string; articles: { title: string; lead: string }[] }>(
    join(data, 'headline', 'neus_triples.jsonl'),
  )
  return lines.map(({ story_id, articles }) => ({
    language: 'en',
    articles: articles.map(({ title, lead }, index) => ({
      id: `${story_id}-${index}`,
      title,
      text: lead,
      publisher: `publisher ${index}`,
      language: 'en',
    })),
  }))
}

async function streamEvents(data: string): Promise<CheckedEvent[]> {
  const lines = await readLines<{
    id: string
    source: string
    title: string
    text: string
    story_id?: string
    story?: string
  }>(join(data, 'clustering', 'allsides_stream.jsonl.gz'))
  const grouped = Map.groupBy(lines, (line) => line.story_id ?? line.story)
  return [...grouped].flatMap(([story, members]) =>
    story === undefined || members.length < 2
      ? []
      : [
          {
            language: 'en',
            articles: members.map(({ id, title, text, source }) => ({
              id,
              title,
              text,
              publisher: source,
              language: 'en',
            })),
          },
        ],
  )
}

async function dutchEvents(data: string): Promise<CheckedEvent[]> {
  const items = await readLines<{ id: string; title: string; text: string; publisher: string }>(
    join(data, 'dutch', 'items.jsonl'),
  )
  return items.map(({ id, title, text, publisher }) => ({
    language: 'nl',
    articles: [{ id, title, text, publisher, language: 'nl' }],
  }))
}

/** Every other event of a set, spread over it. */
function half(events: readonly CheckedEvent[], part: Part, most: number): CheckedEvent[] {
  const mine = events.filter((_, index) => documentPart(index) === part)
  const step = Math.max(1, Math.floor(mine.length / most))
  return mine.filter((_, index) => index % step === 0).slice(0, most)
}

interface Wrote {
  event: CheckedEvent
  proven: Proven[]
  removed: Written['removed']
}

async function written(events: readonly CheckedEvent[], data: NewsroomData): Promise<Wrote[]> {
  const texts = (await collected(writeCommand(streamOf(events), { data }))) as Written[]
  return events.map((event, index) => {
    const byId = new Map(event.articles.map((article) => [article.id, article]))
    const { sentences = [], removed = [] } = texts[index] ?? {}
    const proven = sentences.map(({ text, evidence }): Proven => {
      const cited = evidence.flatMap(({ article, field, start, end }) => {
        const known = byId.get(article)
        return known ? [{ known, passage: field === 'summary' ? '' : known[field].slice(start, end) }] : []
      })
      return {
        sentence: text,
        passages: cited.map(({ passage }) => passage),
        context: cited.map(({ known }) => `${known.title}\n\n${known.text}`),
        language: event.language,
      }
    })
    return { event, proven, removed }
  })
}

export function problemsIn({ sentence, language, passages, context }: Proven) {
  const cited = passages.map((text, index) => ({ articleId: String(index), text }))
  return checkSentence({ sentence, language, passages: cited, context })
}

/** Whether the checker of claims drops a sentence, with its passages alone as the source. */
const isDropped = (checker: ClaimChecker, { sentence, language, passages }: Proven) =>
  checker.check({ claim: sentence, documents: passages, language }).verdict !== 'supported'

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

/** Whether digits and capitalised words inside a sentence stand in its passages: looked for letter by letter, without the checker's own reading. */
function standsLiterally({ sentence, passages }: Proven): boolean {
  const whole = passages.join(' ')
  const facts = [...(sentence.match(/\d[\d.,]*(?<=\d)/g) ?? []), ...(sentence.match(NAME) ?? [])]
  return facts.every((fact) => whole.replace(/\s+/g, ' ').includes(fact))
}

/** What was written about events, for development as for the figure. */
export async function checkedEvents(data: string, newsroom: NewsroomData, part: Part) {
  const english = [
    ...half(await triples(data), part, EVENTS_EACH),
    ...half(await streamEvents(data), part, EVENTS_EACH),
  ]
  const dutch = half(await dutchEvents(data), part, EVENTS_EACH)
  return { english: await written(english, newsroom), dutch: await written(dutch, newsroom) }
}

function figuresOf(name: string, on: string, wrote: readonly Wrote[], checker: ClaimChecker): Figure[] {
  const all = wrote.flatMap(({ proven }) => proven)
  const errors = plantedIn(wrote, ERRORS_EACH)
  const found = errors.filter(({ made }) => problemsIn(made).length > 0)
  const forms = all.flatMap(paraphrased)
  const removed = wrote.reduce((sum, one) => sum + one.removed.length, 0)
  const alarms = forms.filter((form) => problemsIn(form).length > 0).length
  const rate = (part: number, whole: number) => rounded(part / Math.max(1, whole))
  const figure = (measure: string, value: number, items: number): Figure => ({
    measure: `${name}: ${measure}`,
    value,
    items,
    on,
  })
  return [
    {
      ...figure(
        'sentences whose facts are not in their evidence',
        all.filter((one) => !standsLiterally(one)).length,
        all.length,
      ),
      target: 0,
      lowerIsBetter: true,
    },
    { ...figure('planted errors found', rate(found.length, errors.length), errors.length), target: 0.99 },
    figure(
      'planted errors found by the checker of claims alone',
      rate(errors.filter(({ made }) => isDropped(checker, made)).length, errors.length),
      errors.length,
    ),
    figure(
      'true sentences and paraphrases that the checker of claims drops',
      rate([...all, ...forms].filter((one) => isDropped(checker, one)).length, all.length + forms.length),
      all.length + forms.length,
    ),
    ...ERROR_KINDS.map((kind) => {
      const mine = errors.filter((error) => error.kind === kind)
      return figure(
        `found: ${kind}`,
        rate(found.filter((error) => error.kind === kind).length, mine.length),
        mine.length,
      )
    }),
    {
      ...figure(
        'false alarms, sentences as written',
        rate(removed, all.length + removed),
        all.length + removed,
      ),
      target: 0.01,
      lowerIsBetter: true,
    },
    {
      ...figure('false alarms, true paraphrases', rate(alarms, forms.length), forms.length),
      target: 0.01,
      lowerIsBetter: true,
    },
  ]
}

/** The checker of sentences: on the half of the events that no rule of it was written with. */
export async function checkingFigures(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const { english, dutch } = await checkedEvents(data, newsroom, 'unseen')
  const checker = createClaimChecker(newsroom)
  return [
    ...figuresOf(
      `${english.length} English events`,
      'headline and clustering, the half of the events not used in development',
      english,
      checker,
    ),
    ...figuresOf('Dutch items', 'dutch, the half not used in development', dutch, checker),
  ]
}
