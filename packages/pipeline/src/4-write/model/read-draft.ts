import { z } from 'zod'
import { joinLanguageAlternatives } from '../../languages/index.ts'
import { findJsonInText, type ModelReply, stripModelReasoning } from '../../service/index.ts'
import type {
  Draft as DraftData,
  DraftLine as DraftLineData,
  ModelAnswerFailure,
} from '../../writing-ports.ts'
import { Draft, DraftLine, MAX_DRAFT_LINE_CHARACTERS, MAX_DRAFT_LINES } from './draft.ts'

/** A draft, and how much of the answer could not be used. */
export interface ParsedDraft {
  draft: DraftData
  /** The number of lines without a text. */
  malformed: number
  /** Whether the answer only became valid JSON by repair. */
  isRepaired: boolean
}

const DECLINES = new RegExp(`^\\W*(?:${joinLanguageAlternatives(({ models }) => models.declines)})`, 'i')
const NAMED = `(?:(?:${joinLanguageAlternatives(({ models }) => models.sources)})\\s*:?\\s*)`
const NUMBERS = '\\d{1,2}(?:\\s*[,;]\\s*\\d{1,2})*'
/**
 * Markers such as '[1]', '[2, 3]' and '(source 4)', with which models name sources inside a text instead of
 * in the field for them.
 */
const MARKER = new RegExp(`\\s*(?:\\[${NAMED}?${NUMBERS}\\]|\\(${NAMED}${NUMBERS}\\))`, 'gi')

const numbersIn = (text: string) => Array.from(text.matchAll(/\d{1,2}/g), ([digits]) => Number(digits))

/**
 * Source numbers in the forms that models use: numbers, texts such as 'source 3', objects, or one text with
 * all of them.
 */
const Sources = z
  .union([
    z.array(z.union([z.number(), z.string(), z.object({ number: z.number() })])),
    z.number(),
    z.string(),
  ])
  .catch([])
  .transform((given) =>
    [given].flat().flatMap((one) => {
      if (typeof one === 'number') return [one]
      return typeof one === 'string' ? numbersIn(one) : [one.number]
    }),
  )
const LooseLine = z
  .union([
    z.string().transform((text) => ({ text, sources: [] as number[] })),
    z
      .looseObject({
        text: z.string().optional(),
        sentence: z.string().optional(),
        content: z.string().optional(),
        sources: Sources.optional(),
        source: Sources.optional(),
        citations: Sources.optional(),
      })
      .transform(({ text, sentence, content, sources, source, citations }) => ({
        text: text ?? sentence ?? content ?? '',
        sources: sources ?? source ?? citations ?? [],
      })),
  ])
  .transform(withoutMarkers)
  .pipe(DraftLine)
const Lines = z.union([z.array(z.unknown()), z.string().transform((text) => [text])])
const LooseDraft = z.looseObject({
  headline: z.unknown().optional(),
  sub_headline: z.unknown().optional(),
  subHeadline: z.unknown().optional(),
  subheadline: z.unknown().optional(),
  sentences: Lines,
})

/** Removes source markers from a line's text, and adds their numbers to the line's sources. */
function withoutMarkers({ text, sources }: { text: string; sources: number[] }): DraftLineData {
  // Too long to be a line, so it isn't searched.
  if (text.length > MAX_DRAFT_LINE_CHARACTERS) return { text, sources }
  const marked = Array.from(text.matchAll(MARKER), ([marker]) => numbersIn(marker)).flat()
  const all = [...sources, ...marked].filter((number) => Number.isInteger(number))
  return { text: text.replace(MARKER, '').trim(), sources: [...new Set(all)] }
}

/**
 * Returns the object with the sentences: the answer itself, its only property, or an object made from a list
 * of sentences; undefined if the answer contains none.
 */
function draftObject(json: unknown): z.infer<typeof LooseDraft> | undefined {
  const own = LooseDraft.safeParse(Array.isArray(json) ? { sentences: json } : json)
  if (own.success) return own.data
  const [inner, ...others] = typeof json === 'object' && json !== null ? Object.values(json) : []
  return others.length === 0 ? LooseDraft.safeParse(inner).data : undefined
}

function draftOf(json: unknown): Omit<ParsedDraft, 'isRepaired'> | undefined {
  const loose = draftObject(json)
  if (!loose) return undefined
  const lines = loose.sentences.slice(0, MAX_DRAFT_LINES).map((line) => LooseLine.safeParse(line).data)
  const lineOf = (value: unknown) => LooseLine.safeParse(value).data
  const subHeadline = lineOf(loose.sub_headline ?? loose.subHeadline ?? loose.subheadline)
  const headline = lineOf(loose.headline)
  const sentences = lines.filter((line) => line !== undefined)
  const draft = Draft.safeParse({ headline, subHeadline, sentences }).data
  return draft && { draft, malformed: lines.length - sentences.length }
}

/**
 * Extracts the draft from a model's answer, which may also contain prose, code fences, reasoning and small
 * errors, and may be truncated.
 */
export function parseDraftFromAnswer({
  text,
  refusal,
  finish,
}: ModelReply): ParsedDraft | { failure: ModelAnswerFailure } {
  if (refusal !== undefined || finish === 'content_filter') return { failure: 'declined' }
  const answer = stripModelReasoning(text)
  if (answer === undefined) return { failure: 'cut-off' }
  if (answer === '') return { failure: finish === 'length' ? 'cut-off' : 'empty' }
  const found = findJsonInText(answer)
  if (!found)
    return { failure: DECLINES.test(answer) ? 'declined' : finish === 'length' ? 'cut-off' : 'no-json' }
  const read = draftOf(found.json)
  return read ? { ...read, isRepaired: found.isRepaired } : { failure: 'wrong-form' }
}
