/** Words that distinguish an outdoor accident from news of nature and of crime. As alternatives. */
export interface SceneryWords {
  /** People who have outdoor accidents. */
  people: string
  /** Outdoor accidents. */
  accidents: string
  /** Then nature itself is what it is about. */
  nature: string
  /** Causes of death without a culprit. */
  disasters: string
  culprits: string
}
