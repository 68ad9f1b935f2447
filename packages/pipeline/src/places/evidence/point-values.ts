/**
 * Points for and against a name being a place, set by hand and tested on the half of each labelled data set
 * that is used for development.
 */
export const PLACE_EVIDENCE_POINTS = {
  country: 3,
  region: 2,
  area: 2.5,
  feature: 1.2,
  several: 0.7,
  strong: 2.4,
  weak: 0.4,
  pointed: 1.3,
  called: 2.6,
  comma: 3,
  behindComma: 1.5,
  official: 1.5,
  brackets: 1,
  first: -0.6,
  title: -0.5,
  titleOfPerson: -3.5,
  firstNameBefore: -4.5,
  surnameAfter: -4,
  capitalBefore: -3.2,
  capitalAfter: -2.2,
  speech: -1.5,
  ambiguous: -2.2,
  surname: -1,
  personElsewhere: -2.5,
  shownElsewhere: 1.8,
  beside: 1.2,
  nearby: 0.9,
  homeland: 0.8,
  alone: 1.5,
  dateline: 2.4,
  adjective: 1.2,
  ofPerson: 1.3,
  year: -2.5,
  titleWord: -2,
} as const
/** The minimum number of points for a name to count as a place. */
export const MIN_PLACE_EVIDENCE_POINTS = 1
/** The minimum number of points of one occurrence of a name to show that its other occurrences are places. */
export const MIN_CONCLUSIVE_PLACE_POINTS = 2.6
