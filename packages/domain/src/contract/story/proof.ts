import { z } from 'zod'

/**
 * The value of a fact: a number, or a text for any other value, such as a score '3-2', a date '2026-11-20', a
 * time '07:40' or a name.
 */
const Value = z.union([z.number(), z.string()])

/** A source's passage that states a fact. The quotation contains the words of the fact itself. */
export const FactSourcePassage = z.object({
  sourceId: z.string(),
  publisherId: z.string(),
  /** The publisher's name. */
  source: z.string(),
  /** When the article was published or last changed. */
  at: z.iso.datetime(),
  language: z.string(),
  field: z.enum(['title', 'summary', 'text']),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  quote: z.string().max(120),
})

/** One row of the agreement table on a story's page: a fact with the values that the sources report. */
export const StoryFact = z.object({
  id: z.string(),
  kind: z.enum(['count', 'money', 'percentage', 'measure', 'date', 'time', 'score', 'place', 'role']),
  /**
   * What the value counts or describes, in English: 'injured', 'worker', 'mayor'. The source's own word if no
   * English word is known.
   */
  subject: z.string(),
  /**
   * The subject by language, in the words of the sources ('parcel lockers'). Undefined if the sources use no
   * noun for it.
   */
  names: z.object({ en: z.string().optional(), nl: z.string().optional() }).optional(),
  /**
   * The unit: a currency (ISO 4217; '$' for a dollar of no named country), '%', 'pp' (percentage points) or a
   * measure such as 'tonne'.
   */
  unit: z.string().nullable(),
  agreement: z.enum(['several', 'single', 'conflict']),
  /**
   * One value if reports agree, several if they contradict each other; the value with the most reports first.
   */
  values: z.array(
    z.object({
      value: Value,
      qualifier: z.enum(['exact', 'about', 'at_least', 'at_most']),
      /** The number of independent reports of this value. */
      reports: z.number().int().positive(),
      givers: z.array(FactSourcePassage),
    }),
  ),
  /** Values that a publisher changed after publication. */
  changes: z.array(z.object({ publisherId: z.string(), from: Value, to: Value, at: z.iso.datetime() })),
})
export type StoryFact = z.infer<typeof StoryFact>

/**
 * One of the changes that turned a source's headline into ours. `step` is a key, for which the application
 * has a text in each language.
 */
export const HeadlineChange = z.object({
  step: z.enum([
    'unchanged',
    'label_removed',
    'site_name_removed',
    'capitals_lowered',
    'marks_removed',
    'first_sentence',
    'reworded',
    'translated',
  ]),
  /** The id of the source that had the headline. */
  sourceId: z.string(),
  /** The publisher's name. */
  source: z.string(),
  /** The words that this change removed from the headline; null if none. */
  removed: z.string().nullable(),
})
export type HeadlineChange = z.infer<typeof HeadlineChange>

/** Our headlines and the originals, with the clickbait devices and loaded words that the originals contain. */
export const HeadlineComparison = z.object({
  /** Our headline and its changes, by language. */
  headlines: z.record(z.string(), z.object({ headline: z.string(), notes: z.array(HeadlineChange) })),
  /**
   * Every source's headline, with its clickbait devices and loaded words as character offsets into that
   * headline.
   */
  originals: z.array(
    z.object({
      sourceId: z.string(),
      title: z.string(),
      marks: z.array(
        z.object({
          kind: z.enum([
            'curiosity_gap',
            'superlative',
            'emotion',
            'question',
            'second_person',
            'capitals',
            'number_list',
            'loaded',
          ]),
          start: z.number().int().nonnegative(),
          end: z.number().int().nonnegative(),
        }),
      ),
    }),
  ),
})
export type HeadlineComparison = z.infer<typeof HeadlineComparison>

/** A publisher's notice that its article contained an error. */
export const SourceCorrectionNotice = z.object({
  sourceId: z.string(),
  publisherId: z.string(),
  at: z.iso.datetime(),
  quote: z.string().max(300),
})
export type SourceCorrectionNotice = z.infer<typeof SourceCorrectionNotice>

const Dated = {
  /**
   * The story's version after the change. A reader who last saw version N hasn't seen the changes whose version
   * is greater than N.
   */
  version: z.number().int().positive(),
  at: z.iso.datetime(),
}
const OfFact = { factId: z.string(), subject: z.string(), unit: z.string().nullable() }

/** One dated entry of a story's change log. */
export const StoryChange = z.discriminatedUnion('kind', [
  z.object({ ...Dated, kind: z.literal('new_source'), sourceId: z.string(), publisherId: z.string() }),
  z.object({ ...Dated, kind: z.literal('new_fact'), ...OfFact, value: Value }),
  z.object({
    ...Dated,
    kind: z.literal('number_changed'),
    ...OfFact,
    from: Value,
    to: Value,
    /** The publishers that report the new number. */
    publisherIds: z.array(z.string()),
  }),
  z.object({
    ...Dated,
    kind: z.literal('headline_changed'),
    language: z.string(),
    from: z.string(),
    to: z.string(),
  }),
  z.object({ ...Dated, kind: z.literal('correction'), sourceId: z.string(), publisherId: z.string() }),
  z.object({ ...Dated, kind: z.literal('merged'), storyId: z.string() }),
  /** Articles of this story were found to be about another event, and were moved to the story `storyId`. */
  z.object({ ...Dated, kind: z.literal('split'), storyId: z.string(), sourceIds: z.array(z.string()) }),
  /** This story was created from articles of another story. */
  z.object({ ...Dated, kind: z.literal('split_from'), storyId: z.string() }),
  z.object({ ...Dated, kind: z.literal('new_language'), language: z.string() }),
  /** The story moved from one thread to another, or its thread was merged into another. */
  z.object({ ...Dated, kind: z.literal('thread_changed'), from: z.string(), to: z.string() }),
])
export type StoryChange = z.infer<typeof StoryChange>
