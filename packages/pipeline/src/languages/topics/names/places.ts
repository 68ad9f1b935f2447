/** Words around a name that show whether it is a place, and where. Folded. */
export interface PlaceWords {
  /**
   * ISO 3166-1 codes of countries whose towns are preferred in this language, the likelier first; none for a
   * language of many countries, such as English.
   */
  homelands: readonly string[]
  /**
   * Countries whose variant of this language has distinctive words, which are listed in
   * content/data/place-cues.json.
   */
  variants: readonly string[]
  /** Particles after a first name, and the countries that write them in lower case or with a capital. */
  particles: { words: readonly string[]; small: string; capital: string } | undefined
  /** Frequent words of headlines that are also towns somewhere. */
  never: readonly string[]
  /** Towns whose name is an ordinary word in this language, also if capitalised. */
  notTowns: readonly string[]
  /** Grammatical articles and similar words before a name that aren't part of it. */
  articles: readonly string[]
  definite: readonly string[]
  /** The word between a kind of place and its name: 'of' in 'city of Leiden'. */
  of: readonly string[]
  /** Words between the members of a list of places. */
  listJoints: readonly string[]
  /** Prepositions before a place. */
  at: readonly string[]
  /** Prepositions that never precede a person's name, so that even an unknown name after them is a place. */
  onlyPlaces: readonly string[]
  /**
   * Words for a kind of place or its head. With 'of' after them, they precede the place's name: 'city' in
   * 'city of Leiden'.
   */
  called: readonly string[]
  /** Words for illnesses after a name. */
  illnesses: readonly string[]
  /** Endings of compounds that mean an illness or compare with one. */
  illnessEndings: readonly string[]
  /** Words before the name of a river, ship or storm. */
  carriers: readonly string[]
  /** Words for rivers after a name. */
  rivers: readonly string[]
  /** Words for waters that are named after land: 'Gulf' in 'Gulf of Mexico'. */
  waters: readonly string[]
  /** Words before 'of' and a name: titles of nobility and offices of the church. */
  nobles: readonly string[]
  /** Words for people after an adjective, which then doesn't name a place; as regex alternatives. */
  persons: string
  /** Words that precede the country that somebody came from; as regex alternatives. */
  cameFrom: string
  /** Words such as 'based', after a name and a hyphen, for the seat of a company; as regex alternatives. */
  based: string
  /** Words for people before their place of origin; as regex alternatives. */
  personsFrom: string
  /** Initials of countries that modify a noun for a person ('US pilot'); as regex alternatives. */
  letters: string
  /** Phrases in titles about the whole world; as regex alternatives. */
  worldwide: string
  /** Prefixes of compounds that imply no country: 'pro' in 'pro-Palestijnse'. */
  sides: readonly string[]
  /** Matches an adjective that is not part of the name after it. */
  adjective: RegExp | undefined
  /** Matches an adjective that begins with a point of the compass. */
  southern: RegExp | undefined
  /** Returns the adjectives that the language forms of a town's name. */
  townAdjectives: (town: string) => readonly string[]
}
