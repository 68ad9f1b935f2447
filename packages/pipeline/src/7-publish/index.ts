export { readPointer } from './disk/edition-folder.ts'
export { type SealedEdition, sealEdition } from './disk/place-edition.ts'
export { reconcileFolder } from './disk/reconcile.ts'
export { copyEdition } from './disk/take-edition.ts'
export { writeEdition } from './disk/write-edition.ts'
export { type EditionFiles, type EditionInput, makeEditionFiles } from './edition-files.ts'
export { makePassports, type Passports } from './passports.ts'
export {
  createEditionSigner,
  type EditionSigner,
  keyIdOf,
  makeEditionKey,
} from './signature/edition-keys.ts'
export { readLastSigned } from './signature/last-signed.ts'
export { type PublishedBefore, readSignature, withSignature } from './signature/sign-edition.ts'
export {
  chainFault,
  type EditionPlace,
  type VerificationResult,
  verifyEdition,
} from './signature/verify-edition.ts'
export type { SignImage } from './stories/media.ts'
