import type { CreditWords } from '../../topics/articles/credits.ts'

export const creditWords: CreditWords = {
  pointer:
    /,?\s?\((?:(?:also |both |all )?(?:pictured|shown)|(?:seen |shown )?(?:above|below|left|right|inset|far left|far right|cent(?:er|re)))(?:,? (?:left|right|above|below|inset|together|here|today|yesterday|cent(?:er|re)|in \d{4}|(?:with|in|on|at|outside) [^()]{2,40}))*\)/giu,
  labels:
    '[Pp]hotos?|PHOTOS?|[Pp]hotographs?|[Ii]mages?|[Pp]ictures?|[Ii]llustrations?|[Ss]creenshots?|[Cc]redits?',
  endLabels: 'Photo|Image|Picture',
  joints: 'by|courtesy of|via|from',
  source: 'Source',
  agency: 'reporting by|source|with|copyright|from|by|with material from',
  hints: 'photo|image|picture|illustration|screenshot|credit',
}
