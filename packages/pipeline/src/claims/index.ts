export { type Claim, type Claims, type Negation, readClaims } from './claims.ts'
export { oppositesOf } from './opposites.ts'
export { findQuotedTexts, plainWords } from './quoted.ts'
export { aliasesOf, isSameClaim, isSameName, isSameNumber } from './same-claim.ts'
