import type { ClauseCutPatterns } from '../../topics/sentences/clauses.ts'

export const clauseCutPatterns: ClauseCutPatterns = {
  adds: /,\s+(?:die|dat|waar|waarbij|waardoor|waarvan|waarmee|terwijl|nadat|toen|voordat|met|en|onder wie|waaronder)\b/g,
  goesOn: /\s(?:nadat|voordat|terwijl|toen|omdat|doordat|ondanks)\s/g,
  limits:
    /\b(?:niet|geen|nooit|alleen|pas|als|tot|tenzij|zonder|zo|even|meer|minder|net|dan|dag|dagen|uur|uren|weken|maanden|jaar|minuten)\b/i,
  takesBack: /\b(?:tenzij|maar|als|mits|hoewel|behalve|tot)\b/i,
  inside: /^,\s+(?:die|dat|waar\p{L}*|met|waaronder|onder wie)\b[^,]*,\s/u,
  otherSpeaker:
    /^,\s+(?:en|terwijl)\s(?:[\p{L}\p{N}'’.-]+\s){1,7}?(?:zei|zegt|meldt|meldde|stelt|stelde|vindt|vond|waarschuwt)\sdat\s/u,
  openEnd: /\s(?:de|het|een|van|te|die|dat|voor|op|bij|met|en|of|in)$/i,
  lists: /,.*\ben\b/,
  pronoun: /\b(?:hij|zij|ze|hem|haar|hun|hen|dit|deze|daar\w*|er)\b/i,
}
