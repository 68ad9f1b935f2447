/** Words that distinguish an outdoor accident from news about nature or crime; as regex alternatives. */
export interface OutdoorAccidentWords {
  /** People who have outdoor accidents. */
  people: string
  /** Outdoor accidents. */
  accidents: string
  /** Words which show that the news is about nature itself. */
  nature: string
  /** Causes of death without a culprit. */
  disasters: string
  culprits: string
}
