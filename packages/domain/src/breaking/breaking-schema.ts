import { z } from 'zod'

const Count = z.number().int().positive()

/** From when on news is breaking: published and reviewed, `content/breaking.json`. */
export const BreakingThresholds = z.strictObject({
  /** Independent reports that it takes at least. */
  reports: Count,
  /** The reports must arrive within this time, in hours. */
  hours: z.number().positive(),
  /** Maximum age of the first report, in hours: a story that has run for days is news, not breaking news. */
  beganWithinHours: z.number().positive(),
  /** 0–10, of the story's own scores. */
  globalRelevance: z.number().min(0).max(10),
  /** How long a story stays breaking, in hours. */
  lastsHours: z.number().positive(),
  /** Stories within any 24 hours. */
  perDay: Count,
})
export type BreakingThresholds = z.infer<typeof BreakingThresholds>

const Hour = z.number().int().min(0).max(23)

/** Whole hours of a device's own day, from the first until the second; both the same: never quiet. */
export const QuietHours = z.strictObject({ from: Hour, to: Hour })
export type QuietHours = z.infer<typeof QuietHours>
