import type { CreditWords } from '../topics/credits.ts'

export const credits: CreditWords = {
  labels:
    '[Pp]hotos?|PHOTOS?|[Pp]hotographs?|[Ii]mages?|[Pp]ictures?|[Ii]llustrations?|[Ss]creenshots?|[Cc]redits?',
  endLabels: 'Photo|Image|Picture',
  joints: 'by|courtesy of|via|from',
  source: 'Source',
  agency: 'reporting by|source|with|copyright|from|by|with material from',
  hints: 'photo|image|picture|illustration|screenshot|credit',
}
