import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'
import { StoryId } from '../story/stories.ts'

/** The kinds of things that an operator can withdraw. */
export const WithdrawableKind = z.enum(['story', 'article', 'publisher'])
export type WithdrawableKind = z.infer<typeof WithdrawableKind>

const Text = z.string().trim().min(1).max(1_000)

/** The text of a correction by language, in at least one language. */
export const CorrectionTexts = z
  .strictObject({ en: Text.optional(), nl: Text.optional() })
  .refine((texts) => Object.values(texts).some((text) => text !== undefined), 'needs a text')
export type CorrectionTexts = z.infer<typeof CorrectionTexts>

/**
 * The kind of an entry in the public list of corrections: something was withdrawn, a withdrawal was reversed,
 * or something published was wrong and has been corrected.
 */
export const CorrectionKind = z.enum(['withdraw', 'reinstate', 'correct'])
export type CorrectionKind = z.infer<typeof CorrectionKind>

/** One entry of the public list of corrections. It never contains a withdrawn text. */
export const Correction = z.object({
  /** The number of the entry; later entries have greater numbers. */
  number: z.number().int().positive(),
  at: z.iso.datetime(),
  act: CorrectionKind,
  kind: WithdrawableKind,
  /** The story's headline or the publisher's name, by language; null if the entry names neither. */
  name: CorrectionTexts.nullable(),
  /** The id of the story; null if the story can no longer be read, or the entry isn't about a story. */
  story_id: StoryId.nullable(),
  /** The correction's text by language; null if the operator wrote none. */
  text: CorrectionTexts.nullable(),
})
export type Correction = z.infer<typeof Correction>

export const getCorrectionsEndpoint = {
  ...ROUTES.getCorrections,
  summary: 'Returns what was corrected or withdrawn, the newest first; at most 200 entries.',
  answer: z.object({ corrections: z.array(Correction) }),
  errors: ['UNAVAILABLE'],
} as const satisfies Call
