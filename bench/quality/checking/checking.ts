import { type ClaimChecker, checkSentence, createClaimChecker, type NewsroomData } from '@plainwire/pipeline'
import { type Figure, roundToThree } from '../figure.ts'
import { type EventWithText, writeEventTexts } from './checked-events.ts'
import { plantErrors } from './event-errors.ts'
import { ERROR_KINDS, NAME_PATTERN, type ProvenSentence, paraphrase } from './plant-errors.ts'

/** The number of planted errors per kind. */
const ERRORS_EACH = 50

function findSentenceProblems({ sentence, language, passages, context }: ProvenSentence) {
  const cited = passages.map((text, index) => ({ articleId: String(index), text }))
  return checkSentence({ sentence, language, passages: cited, context })
}

/** Returns true if the claim checker drops a sentence when its passages are the only source. */
const isDropped = (checker: ClaimChecker, { sentence, language, passages }: ProvenSentence) =>
  checker.check({ claim: sentence, documents: passages, language }).verdict !== 'supported'

/**
 * Returns true if the digits and capitalised words of a sentence are in its passages, letter by letter: a
 * simple check that shares no code with the checker.
 */
function isLiterallyStated({ sentence, passages }: ProvenSentence): boolean {
  const whole = passages.join(' ')
  const facts = [...(sentence.match(/\d[\d.,]*(?<=\d)/g) ?? []), ...(sentence.match(NAME_PATTERN) ?? [])]
  return facts.every((fact) => whole.replace(/\s+/g, ' ').includes(fact))
}

function figuresOf(
  name: string,
  on: string,
  wrote: readonly EventWithText[],
  checker: ClaimChecker,
): Figure[] {
  const all = wrote.flatMap(({ proven }) => proven)
  const errors = plantErrors(wrote, ERRORS_EACH)
  const found = errors.filter(({ made }) => findSentenceProblems(made).length > 0)
  const forms = all.flatMap(paraphrase)
  const removed = wrote.reduce((sum, event) => sum + event.removed.length, 0)
  const alarms = forms.filter((form) => findSentenceProblems(form).length > 0).length
  const rate = (part: number, whole: number) => roundToThree(part / Math.max(1, whole))
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
        all.filter((sentence) => !isLiterallyStated(sentence)).length,
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
      rate(
        [...all, ...forms].filter((sentence) => isDropped(checker, sentence)).length,
        all.length + forms.length,
      ),
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

/** Measures the sentence checker on the half of the events that was not used to develop its rules. */
export async function measureClaimCheckQuality(data: string, newsroom: NewsroomData): Promise<Figure[]> {
  const { english, dutch } = await writeEventTexts(data, newsroom, 'unseen')
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
