/** Words that distinguish an outdoor accident from news about nature or crime; as regex alternatives. */
export interface OutdoorAccidentWords {
  /** People who have outdoor accidents: 'hikers', 'crew'. */
  people: string
  /** Words for outdoor accidents: 'stranded', 'avalanche'. */
  accidents: string
  /** Words which show that the news is about nature itself: 'emissions', 'wildlife'. */
  nature: string
  /** Causes of death without a culprit: 'tornado', 'lightning'. */
  disasters: string
  culprits: string
}
