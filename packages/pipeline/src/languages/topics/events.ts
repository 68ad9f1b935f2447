/** Which event of a series it is. */
export const QUALIFIERS = ['firstLeg', 'secondLeg', 'youth', 'women'] as const
export type Qualifier = (typeof QUALIFIERS)[number]

/** Sudden events. If a text names several, the first in this list decides. */
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
export type SuddenEvent = (typeof SUDDEN_EVENTS)[number]

/** Words that distinguish two events of one kind. Patterns for folded text. */
export interface EventWords {
  qualifiers: Readonly<Record<Qualifier, RegExp>>
  sudden: Readonly<Record<SuddenEvent, RegExp>>
  /** Words of a match or race; 'Under-23s ride free' is neither. */
  sport: RegExp
}
