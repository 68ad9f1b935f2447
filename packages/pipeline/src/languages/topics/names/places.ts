/** Words around a name that show whether it is a place, and where; in lower case and without accents. */
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
  /**
   * Particles after a first name ('van' in 'Els van Bommel'), and the countries that write them in lower case
   * or with a capital.
   */
  particles: { words: readonly string[]; small: string; capital: string } | undefined
  /** Frequent words of headlines that are also towns somewhere: 'mars', 'of'. */
  never: readonly string[]
  /** Towns whose name is an ordinary word in this language, also if capitalised: 'brussels' in Dutch. */
  notTowns: readonly string[]
  /** Grammatical articles and similar words before a name that aren't part of it: 'the', 'het'. */
  articles: readonly string[]
  definite: readonly string[]
  /** The word between a kind of place and its name: 'of' in 'city of Leiden'. */
  of: readonly string[]
  /** Words between the members of a list of places: 'and', 'or'. */
  listJoints: readonly string[]
  /** Prepositions before a place: 'near', 'outside'. */
  at: readonly string[]
  /**
   * Prepositions that never precede a person's name ('vanuit', 'nabij'), so that even an unknown name after
   * them is a place.
   */
  onlyPlaces: readonly string[]
  /**
   * Words for a kind of place ('city') or the head of one ('mayor'). With 'of' after them, they precede the
   * place's name: 'city of Leiden'.
   */
  called: readonly string[]
  /** Words for illnesses after a name: 'disease', 'syndrome'. */
  illnesses: readonly string[]
  /**
   * Words after a name and a hyphen, which show that the name is an illness: 'disease', or 'like' in
   * 'Ebola-like'.
   */
  illnessEndings: readonly string[]
  /** Words before the name of a river, ship or storm: 'ferry', 'hurricane'. */
  carriers: readonly string[]
  /** Words for rivers after a name: 'river', 'rivier'. */
  rivers: readonly string[]
  /** Words for waters that are named after land: 'Gulf' in 'Gulf of Mexico'. */
  waters: readonly string[]
  /** Words before 'of' and a name: titles of nobility ('duke') and offices of the church ('bishop'). */
  nobles: readonly string[]
  /**
   * Words for people after an adjective, which then doesn't name a place: 'student', 'tourists'; as regex
   * alternatives.
   */
  persons: string
  /** Words that precede the country that somebody came from: 'born in', 'fled from'; as regex alternatives. */
  cameFrom: string
  /** Words such as 'based', after a name and a hyphen, for the seat of a company; as regex alternatives. */
  based: string
  /** Words for people before their place of origin: 'tourists from'; as regex alternatives. */
  personsFrom: string
  /** Initials of countries that modify a noun for a person ('US pilot'); as regex alternatives. */
  letters: string
  /** Phrases in titles about the whole world: 'around the globe'; as regex alternatives. */
  worldwide: string
  /** Prefixes of compounds that imply no country: 'pro' in 'pro-Palestijnse'. */
  sides: readonly string[]
  /**
   * Matches an adjective that is not part of the name after it: 'Amerikaanse' in 'het Amerikaanse Salt Lake'.
   */
  adjective: RegExp | undefined
  /** Matches a lower-case adjective that begins with a point of the compass: 'zuid-franse'. */
  southern: RegExp | undefined
  /** Returns the adjectives that the language forms of a town's name: 'Leuvense' of Leuven. */
  townAdjectives: (town: string) => readonly string[]
}
