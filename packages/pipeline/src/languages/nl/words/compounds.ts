import type { CompoundLinkingElements } from '../../topics/words/compounds.ts'

export const compounds: CompoundLinkingElements | undefined = { link: /(?:s|en|e|-)$/, between: /[s-]$/ }
