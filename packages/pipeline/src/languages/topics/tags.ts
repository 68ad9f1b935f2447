/** Parts of the names of people, organisations and things, in lower case. */
export interface TagWords {
  /** Part of how a person is called: they stay before a name, and are none alone. */
  royal: readonly string[]
  /** Roles of people, removed before a name. */
  roles: readonly string[]
  /** Roles only before a first name: 'General Motors' and 'Star Wars' are none. */
  rolesBeforeFirstNames: readonly string[]
  /** 'CEO of Ayala Corp' names the company; 'Secretary of State' names nobody. */
  rolesOfBodies: readonly string[]
  /** End or begin the name of a body, so that 'and' and 'of' inside belong to it. */
  bodyNouns: readonly string[]
  /** Written with capitals and no person, body, place or event: abbreviations of things, labels, what every country has. */
  noEntities: readonly string[]
  /** Between what somebody is and what of: 'of', also with an article behind it; and between a thing and what it is for. */
  of: readonly string[]
  ofThe: readonly string[]
  for: readonly string[]
  /** Between a first name and a surname. */
  particles: readonly string[]
  /** Lower-case words that no name ends or begins with. */
  loose: readonly string[]
}
