import type { ArticleKindPatterns } from '../../topics/articles/kinds.ts'

export const articleKindPatterns: ArticleKindPatterns = {
  live: /\bliveverslag\b|\bliveblog\b|^volg live\b|\bminuut tot minuut\b/i,
  opinion:
    /^(het )?[a-z]+-commentaar\b|^(column|opinie|commentaar|columns?|gastcolumn|ingezonden|lezersbrie(f|ven)|essay|analyse|analyse en opinie|hoofdredactioneel)\s*[:|–—-]|\|\s*(opinie|column|analyse)\b|[’'"]?\s[|–-]\s(column|opinie|analyse)\b/i,
  opinionBy:
    /^(?:Column|Gastcolumn|Opinie|Commentaar|Analyse|COLUMN|OPINIE)\s(?:(?:van|door)\s)?\p{Lu}[^:|]{2,40}[:|]|^(?:Ik|Mijn(?= \p{Ll}))\s(?!.*(?:\b(?:zegt|zei|vertelt|stelt|aldus)\b|[:–—]))/u,
  opinionSections: 'columns?|opinie|commentaar|columnisten|blogs?|debat|essay|analyse',
  opinionPaths: 'columns?|opinie|commentaar|columnisten',
  roundUp:
    /\bin het kort\b|\b(deze|de) (week|dag) in\b|\bdeze week\s*:|\b(ochtend|avond|weekend|dag|nieuws|week|sport|jaar)[ -]?overzicht\b|\been overzicht van de (dag|week)\b|\bkort nieuws\b|\bdit was het nieuws\b|\bhet belangrijkste nieuws\b/i,
  roundUpSections: 'in het kort',
}
