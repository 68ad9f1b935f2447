export { type Claim, type Negation, readClaims, type TextClaims } from './claims.ts'
export { oppositesOf } from './opposites.ts'
export { findQuotedTexts, toPlainWords } from './quoted.ts'
export { aliasesOf, isSameClaim, isSameName, isSameNumber } from './same-claim.ts'
