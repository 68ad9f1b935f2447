export { type Claim, type Claims, claimsOf, type Negation } from './claims.ts'
export { oppositesOf } from './opposites.ts'
export { plainWords, quotedIn } from './quoted.ts'
export { aliasesOf, isSameClaim, isSameName, isSameNumber } from './same-claim.ts'
