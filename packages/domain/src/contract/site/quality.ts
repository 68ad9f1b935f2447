import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'

const Day = z.iso.date()

/** One accuracy figure: the measure, the data, and the values it is compared with. */
export const QualityFigure = z.object({
  /** What was measured, for example 'clickbait' or 'extraction'. */
  topic: z.string().min(1),
  measure: z.string().min(1),
  value: z.number(),
  /** The number of items on which the value was measured. */
  items: z.number().int().nonnegative(),
  /** The data set on which the value was measured, and whether anything was tuned on that data set. */
  on: z.string(),
  /** The target value. */
  target: z.number().optional(),
  /** The value that a simple rule reaches on the same items, measured in the same run for comparison. */
  baseline: z.number().optional(),
  /** Whether a lower value is better, as for error rates. If so, the target is an upper limit. */
  lowerIsBetter: z.boolean().optional(),
  /** The best published figure for the same task, and its source. */
  published: z.object({ value: z.number(), source: z.string() }).optional(),
})
export type QualityFigure = z.infer<typeof QualityFigure>

/** The measurements of one day. */
export const QualityRun = z.object({ date: Day, version: z.string(), figures: z.array(QualityFigure) })
export type QualityRun = z.infer<typeof QualityRun>

/** Every run, oldest first; at most one a day. */
export const QualityHistory = z.object({ runs: z.array(QualityRun) })
export type QualityHistory = z.infer<typeof QualityHistory>

export const getQualityEndpoint = {
  ...ROUTES.getQuality,
  summary: 'Returns how accurate the newsroom is on labelled data, and how that changed.',
  answer: QualityHistory,
  errors: [],
} as const satisfies Call
