import type { CompoundLinkingElements } from '../../topics/words/compounds.ts'

export const compoundLinkingElements: CompoundLinkingElements | undefined = {
  link: /(?:s|en|e|-)$/,
  between: /[s-]$/,
}
