import { z } from 'zod'

const Count = z.number().int().positive()

/**
 * The thresholds from which a story is breaking news. Reviewed by hand and published, in
 * `content/breaking.json`.
 */
export const BreakingThresholds = z.strictObject({
  /** The minimum number of independent reports. */
  reports: Count,
  /** The reports must arrive within this time, in hours. */
  hours: z.number().positive(),
  /** Maximum age of the first report, in hours: a story that has run for days is news, not breaking news. */
  beganWithinHours: z.number().positive(),
  /** The minimum of the story's score for global relevance, 0–10. */
  globalRelevance: z.number().min(0).max(10),
  /** How long a story counts as breaking news after it has become breaking news, in hours. */
  lastsHours: z.number().positive(),
  /** The maximum number of breaking stories within any 24 hours. */
  perDay: Count,
})
export type BreakingThresholds = z.infer<typeof BreakingThresholds>

const Hour = z.number().int().min(0).max(23)

/**
 * Hours during which a device receives no messages, in the device's time zone: whole hours, from `from` until
 * `to`. If both are the same, there are no quiet hours.
 */
export const QuietHours = z.strictObject({ from: Hour, to: Hour })
export type QuietHours = z.infer<typeof QuietHours>
