/** What distinguishes similar sports events: the first or second leg of a tie, youth teams, women's teams. */
export const EVENT_QUALIFIERS = ['firstLeg', 'secondLeg', 'youth', 'women'] as const
type EventQualifier = (typeof EVENT_QUALIFIERS)[number]

/** Kinds of sudden events. If a text names several, the first in this list counts. */
export const SUDDEN_EVENTS = [
  'quake',
  'storm',
  'flood',
  'fire',
  'eruption',
  'shooting',
  'stabbing',
  'crash',
  'blast',
  'breach',
  'rates',
] as const
export type SuddenEventKind = (typeof SUDDEN_EVENTS)[number]

/** Words that distinguish two events of one kind. Patterns for text in lower case, without accents. */
export interface EventWords {
  qualifiers: Readonly<Record<EventQualifier, RegExp>>
  sudden: Readonly<Record<SuddenEventKind, RegExp>>
  /**
   * Matches words about matches and races: 'marathon', 'doelpunt'. `qualifiers` only count in a text with
   * such a word, because 'Under-23s ride free' isn't about a match.
   */
  sport: RegExp
}
