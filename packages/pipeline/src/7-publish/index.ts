export { type EditionFiles, type EditionInput, editionFiles } from './edition-files.ts'
export { readPointer } from './edition-folder.ts'
export type { SignImage } from './media.ts'
export { type Passports, passportsOf } from './passports.ts'
export { type SealedEdition, seal } from './place-edition.ts'
export { reconcile } from './reconcile.ts'
export {
  type EditionSigner,
  editionSigner,
  idOfKey,
  makeEditionKey,
} from './signature/edition-keys.ts'
export { lastSigned } from './signature/last-signed.ts'
export { type PublishedBefore, readSignature, signedEdition } from './signature/sign-edition.ts'
export { chainFault, type EditionPlace, type Verified, verifyEdition } from './signature/verify-edition.ts'
export { takeEdition } from './take-edition.ts'
export { writeEdition } from './write-edition.ts'
