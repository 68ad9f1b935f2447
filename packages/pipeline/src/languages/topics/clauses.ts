/** Where a sentence can end before its last clause, and be true as it is. */
export interface ClauseWords {
  /** A clause behind one of these adds to what is before it and takes nothing back, as 'but' or 'unless' would. */
  adds: RegExp
  /** The same without a comma: what is before is true by itself where it denies and limits nothing. */
  goesOn: RegExp
  /** What denies or limits. */
  limits: RegExp
  /** What takes back or limits what is before it. */
  takesBack: RegExp
  /** A clause with a subject in between goes on behind it: 'the man accused of it, who was found in Ghent, has …'. */
  inside: RegExp
  /** A clause that says what somebody said, and not who said what is before it: ', and two ministers argued that'. */
  otherSpeaker: RegExp
  /** Words at the end that something has to follow. */
  openEnd: RegExp
  /** A list: the rest of it can't be cut off. */
  lists: RegExp
  /** What a headline can't have, for nothing is before it. */
  pronoun: RegExp
}
