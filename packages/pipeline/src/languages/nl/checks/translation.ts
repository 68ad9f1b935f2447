import type { TranslationCheckWords } from '../../topics/checks/translation.ts'
import { splitWords } from '../../words.ts'

export const translationCheckWords: TranslationCheckWords = {
  idioms:
    /\bniet (?:alleen|slechts|enkel|meer dan|minder dan|weg te denken|de enige)\b|\b(?:al dan|of) niet\b|\bwaarom niet\b|\b(?:zonder|geen) (?:twijfel|wonder)\b|\blang niet\b|^\W*(?:o+h?,? )?nee\b[,.!]/gi,
  withoutNot:
    /\b(?:nauwelijks|amper|zelden|weinig|gebrek|ontbr[eoa]\w+|ontken\w*|weiger\w*|geweigerd|mislukt?\w*|voork[oa]m\w*|verhinder\w*|verb(?:ied|ood|od)\w*|belemmer\w*|gemist|mist|miste|faal\w*|falen|gefaald|laat na|behalve|tenzij|alleen|slechts|pas|voordat|stop\w*|gestopt|afgewezen|wijst af|wees af|afwijz\w+|on(?!der|middel|geveer|langs|line|ze\b|t)\w{4,}|ontevreden\w*|il(?:leg|lic)\w*|\w{3,}lo(?:os|ze))\b/i,
  titles: splitWords('dhr mevrouw meneer dr'),
}
