import { z } from 'zod'
import type {
  Draft as DraftData,
  DraftLine as DraftLineData,
  ModelAnswerFailure,
} from '../../writing-ports.ts'

/** The maximum number of sentences of a draft that are read; further ones are ignored. */
export const MAX_DRAFT_LINES = 12
/** Maximum length of a line in characters; longer ones aren't sentences. */
export const MAX_DRAFT_LINE_CHARACTERS = 1_000

/** A line of a model's draft: its text, and the numbers of the sources that support it. */
export const DraftLine = z.object({
  text: z.string().min(1).max(MAX_DRAFT_LINE_CHARACTERS),
  sources: z.array(z.int()),
}) satisfies z.ZodType<DraftLineData>

/** A story's text as drafted by a model, with at least one sentence. */
export const Draft = z.object({
  headline: DraftLine.optional(),
  subHeadline: DraftLine.optional(),
  sentences: z.array(DraftLine).min(1).max(MAX_DRAFT_LINES),
}) satisfies z.ZodType<DraftData>

const FAILURES = [
  'empty',
  'declined',
  'cut-off',
  'no-json',
  'wrong-form',
  'wrong-language',
  'too-large',
] as const satisfies ModelAnswerFailure[]

/** A model's answer, as stored. */
export const StoredModelAnswer = z.union([
  z.object({ draft: Draft }),
  z.object({ failure: z.enum(FAILURES) }),
])

const Line = z.object({ text: z.string(), sources: z.array(z.int()) })
/** The JSON schema of the requested answer. */
export const ANSWER_SCHEMA = z.toJSONSchema(
  z.object({ headline: Line, sub_headline: Line, sentences: z.array(Line) }),
)
