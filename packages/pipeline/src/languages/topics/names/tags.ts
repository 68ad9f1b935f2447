/** Parts of the names of people, organisations and things, in lower case. */
export interface TagWords {
  /**
   * Titles that are part of a person's usual name, such as 'King'. They are not removed before a name, and are
   * never a tag alone.
   */
  royal: readonly string[]
  /** Roles of people, removed before a name: 'ceo', 'singer'. */
  roles: readonly string[]
  /**
   * Words that are roles only before a first name, because they also begin names such as 'General Motors' and
   * 'Star Wars'.
   */
  rolesBeforeFirstNames: readonly string[]
  /**
   * Roles before 'of' and an organisation's name: 'CEO of Ayala Corp'. 'Secretary' isn't one, because
   * 'Secretary of State' names no organisation.
   */
  rolesOfBodies: readonly string[]
  /**
   * Nouns that begin or end the name of an organisation ('bank', 'ministry'), so that 'and' and 'of' inside
   * belong to it.
   */
  bodyNouns: readonly string[]
  /**
   * Capitalised words that are never a tag: abbreviations of things ('gdp'), labels ('podcast'), and things
   * that every country has ('parliament').
   */
  noEntities: readonly string[]
  /** The word between a role and its organisation: 'of'. */
  of: readonly string[]
  /** The words 'of the', between a role and its organisation. */
  ofThe: readonly string[]
  /** The word 'for', before a purpose or a field: 'Adviser for Entrepreneurship'. */
  for: readonly string[]
  /** Particles between a first name and a surname: 'van', 'ter'. */
  particles: readonly string[]
  /** Lower-case words that no name begins or ends with: 'of', 'and'. */
  loose: readonly string[]
}
