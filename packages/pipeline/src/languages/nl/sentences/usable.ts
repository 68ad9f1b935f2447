import type { UnusableSentencePatterns } from '../../topics/sentences/usable.ts'

export const unusableSentencePatterns: UnusableSentencePatterns = {
  quotesSomeone:
    /\b(beloofde?|belooft|beschuldig(?:t|de)|bevestig(?:t|de)|concludeer(?:t|de)|eis(?:t|te)|erken(?:t|de)|kondig(?:t|de)|ontken(?:t|de)|oordeel(?:t|de)|prijst|prees|roemt|roept|riep|spreekt|sprak|typeer(?:t|de)|veroordeel(?:t|de)|verwijt|verweet|voorspel(?:t|de)|zegt)\b/i,
  pronounAttribution:
    /\b(?:hij|zij|ze)\s+(?:zei|zegt|zeiden|vertelt|vertelde|schrijft)\b|\b(?:zei|zegt|aldus)\s+(?:hij|zij|ze)\b(?=\s*(?:[.,;:"”]|$))/i,
  noSubject:
    /^(?:Zal|Zou|Heeft|Had|Is|Was|Kan|Kon|Moet|Moest|Krijgt|Kreeg|Zegt|Zei|Komt|Kwam|Gaat|Ging)\s(?!\p{Lu})(?!de\b|het\b|een\b)/u,
  labels: "foto(?:'?s)?|vandaag|samenvatting",
  service:
    'volg (?:hier|via|het|ons|live)|kijk (?:hier|ook)|luister (?:hier|ook)|lees ook|lees meer|abonneer|nieuwsbrief|klik hier|bekijk (?:ook|hier)|foto:|dit artikel|correctie:|rectificatie|advertentie',
  betweenNames: 'en|van|de|voor',
  begins: 'De|Het|Een|Dat|Dit|Hij|Zij|Maar',
}
