/** What tells an accident out of doors from news of nature and of crime. Words as alternatives. */
export interface SceneryWords {
  /** Who meets with an accident out of doors. */
  people: string
  /** What happens to them there. */
  accidents: string
  /** Then nature itself is what it is about. */
  nature: string
  /** What kills without a culprit. */
  disasters: string
  culprits: string
}
