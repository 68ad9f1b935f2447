import type { NonStandaloneSentencePatterns } from '../../topics/sentences/non-standalone.ts'
import { calendarRules } from '../numbers/calendar.ts'

const MONTHS = calendarRules.months.join('|')

export const nonStandaloneSentencePatterns: NonStandaloneSentencePatterns = {
  adds: /\b(?:ook|(?:een|nog een) ander(?:e)?|anderen|opnieuw|nogmaals|bovendien|daarnaast|verder|dezelfde|hetzelfde|echter|vervolgens|toen(?= \p{Ll}+de\b)|eveneens|evenmin|soortgelijke?|vergelijkbare?|voorts|(?:minuten|uren|uur|dagen|weken|maanden|jaren|jaar) (?:later|eerder|daarvoor)|destijds|(?:de|in de) (?:afgelopen|laatste) (?:jaren|maanden|decennia)|(?:nog )?(?:twee|drie|vier|vijf|zes|\d+) andere)(?!\p{L})/iu,
  sumsUp: new RegExp(
    `^["“‘'„]?(?:weinig|veel|velen|sommige|sommigen|iedereen|niemand|mensen|critici|al (?:jaren|maanden|weken|jarenlang|decennia|lange tijd|langer)|jarenlang|in (?:het verleden|(?:19|20)\\d\\d|(?:${MONTHS})\\b|theorie|principe)|de (?:afgelopen|laatste) (?:jaren|maanden|decennia)|sinds|traditioneel|gewoonlijk|meestal|als (?:de|het|een)|ooit|ondanks|gezien|terwijl|hoewel|zelfs|zoals|tot (?:nu|nog)|of|mocht|onder (?:de|het|dit|deze)|dankzij|nu)\\b`,
    'i',
  ),
  overtaken:
    /^(?![^.]*\b(?:zei|zegt|meldt|meldde|blijkt|bleek|volgens|aldus)\b)[^,]{2,60}\b(?:had|hadden)\b[^,]{0,90}\b(?:ge|be|ver|ont|her|er)\p{L}{2,}(?:d|t|en)\b|\b(?:overweegt|overwegen|bereidt zich voor|staat op het punt)\b|\b(?:missie|visie)(?: van \p{Lu}\p{L}+)? is\b/iu,
  pronoun: /\b(?:het|dit|dat is|dat was|deze|die|hij|zij|ze|hem|hen|hun|haar)\b/i,
}
