import { type ClaimChecker, checkSentence, createClaimChecker, type NewsroomData } from '@plainwire/pipeline'
import { checkedEvents, type Wrote } from './checked-events.ts'
import { plantedIn } from './event-errors.ts'
import { type Figure, rounded } from './figure.ts'
import { ERROR_KINDS, NAME, type Proven, paraphrased } from './plant-errors.ts'

/** Errors planted per kind. */
const ERRORS_EACH = 50

export function problemsIn({ sentence, language, passages, context }: Proven) {
  const cited = passages.map((text, index) => ({ articleId: String(index), text }))
  return checkSentence({ sentence, language, passages: cited, context })
}

/** Whether the checker of claims drops a sentence, with its passages alone as the source. */
const isDropped = (checker: ClaimChecker, { sentence, language, passages }: Proven) =>
  checker.check({ claim: sentence, documents: passages, language }).verdict !== 'supported'

/** Whether digits and capitalised words inside a sentence stand in its passages: looked for letter by letter, without the checker's own reading. */
function standsLiterally({ sentence, passages }: Proven): boolean {
  const whole = passages.join(' ')
  const facts = [...(sentence.match(/\d[\d.,]*(?<=\d)/g) ?? []), ...(sentence.match(NAME) ?? [])]
  return facts.every((fact) => whole.replace(/\s+/g, ' ').includes(fact))
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
