import type { SpeakerPatterns } from '../../topics/opinion/speakers.ts'

export const speakerPatterns: SpeakerPatterns = {
  self: /\b(ik|wij|we|ons|onze|mijn|mij|jij|je|jezelf|uzelf|jouw|jullie|u|uw)\b/i,
  attribution:
    /\b(zei|zegt|zeggen|zeiden|aldus|volgens|vertelt|vertelde|schrijft|schreef|laat weten|liet weten|meldt|meldde|noemt|noemde|stelt|stelde|vindt|vond|verklaart|verklaarde|waarschuwt|waarschuwde|benadrukt|reageert|reageerde|denkt|hoopt|vraagt|vroeg|heet|getiteld|bekent|twittert)\b/i,
  wholeAttribution:
    /^(?:Dat|Dit) (?:(?:zegt|zei|zeggen|zeiden|meldt|meldde|melden|meldden|schrijft|schreef|schrijven|schreven|stelt|stelde|vertelt|vertelde|bevestigt|bevestigde|verklaart|verklaarde)\b|(?:blijkt|bleek) uit\b|(?:laat|laten|liet|lieten)\b.*\bweten\b|(?:maakt|maakte|maakten)\b.*\bbekend\b|(?:heeft|hebben)\b.*\b(?:gezegd|weten|gemeld|bevestigd|verteld|bekendgemaakt)\b)/u,
  guesses:
    /\b(?:misschien|wellicht|vermoedelijk|ongetwijfeld|natuurlijk|uiteraard|kennelijk|blijkbaar|eerlijk gezegd|schandalig|belachelijk|absurd|bizar|briljant|spectaculair|ongelo(?:o?flijk)|lijk(?:t|en)|zou(?:den)? kunnen|hopelijk|helaas|gelukkig)\b/i,
  asides: 'stel je voor|geloof het of niet',
}
