import type { CreditWords } from '../../topics/articles/credits.ts'

export const creditWords: CreditWords = {
  pointer:
    /,?\s?\((?:(?:op de )?(?:foto|afbeelding|archieffoto)|(?:zie )?(?:foto|hierboven|hieronder)|links|rechts|midden|boven|onder)(?:,? (?:links|rechts|boven|onder|midden))*\)/giu,
  labels: '[Ff]oto|FOTO|[Bb]eeld|BEELD|[Ii]llustratie',
  endLabels: 'Foto|Beeld',
  joints: 'van|door',
  source: 'Bron',
  agency: 'bron|van|door|met informatie van',
  hints: 'foto|beeld|illustratie',
}
