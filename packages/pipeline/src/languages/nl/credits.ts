import type { CreditWords } from '../topics/credits.ts'

export const credits: CreditWords = {
  labels: '[Ff]oto|FOTO|[Bb]eeld|BEELD|[Ii]llustratie',
  endLabels: 'Foto|Beeld',
  joints: 'van|door',
  source: 'Bron',
  agency: 'bron|van|door|met informatie van',
  hints: 'foto|beeld|illustratie',
}
