/** Words around a name that show whether it is a place, and where. Folded. */
export interface PlaceWords {
  /**
   * ISO 3166-1 codes of countries whose towns take precedence in this language; none for a world language.
   * The first is the likelier.
   */
  homelands: readonly string[]
  /** Countries with distinctive words of this language: listed in content/lexicons/place-cues.json. */
  variants: readonly string[]
  /** Particles after a first name, and the countries that write them in lower case or with a capital. */
  particles: { words: readonly string[]; small: string; capital: string } | undefined
  /** Frequent words of headlines that are also towns somewhere. */
  never: readonly string[]
  /** Towns whose name is an ordinary word in this language, also if capitalised. */
  notTowns: readonly string[]
  /** Articles and similar words before a name that aren't part of it. */
  articles: readonly string[]
  definite: readonly string[]
  /** The word 'of', between a kind of place and its name. */
  of: readonly string[]
  /** Between the members of a list of places. */
  listJoints: readonly string[]
  /** Prepositions before a place. */
  at: readonly string[]
  /**
   * Those prepositions after which even an unknown name is a place, because they never precede a person's name.
   */
  onlyPlaces: readonly string[]
  /** Phrases before a place: 'city of'. */
  called: readonly string[]
  /** Behind a name: an illness. */
  illnesses: readonly string[]
  /** The end of a compound that names or likens an illness. */
  illnessEndings: readonly string[]
  /** In front of a name: a river, a ship, a storm. */
  carriers: readonly string[]
  /** Behind a name: a river. */
  rivers: readonly string[]
  /** In front of 'of' and a name: a water, and not the land that it is named after. */
  waters: readonly string[]
  /** Words before 'of' and a name: titles of nobility and offices of the church. */
  nobles: readonly string[]
  /** Behind an adjective: a person, and no place; as alternatives. */
  persons: string
  /** In front of a country: where somebody once came from; as alternatives. */
  cameFrom: string
  /** Behind a name and a hyphen: where a firm has its seat; as alternatives. */
  based: string
  /** Words for people before their place of origin; as alternatives. */
  personsFrom: string
  /** Countries as initials that modify a noun for a person; as alternatives. */
  letters: string
  /** In a title that speaks of all the world; as alternatives. */
  worldwide: string
  /** First parts of a compound that express support, not a place. */
  sides: readonly string[]
  /** An adjective that is no part of the name behind it, and one that a point of the compass begins. */
  adjective: RegExp | undefined
  southern: RegExp | undefined
  /** The adjectives that the language makes of a town's name. */
  townAdjectives: (town: string) => readonly string[]
}
