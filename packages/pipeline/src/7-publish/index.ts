export { readPointer } from './disk/edition-folder.ts'
export { type SealedEdition, seal } from './disk/place-edition.ts'
export { reconcile } from './disk/reconcile.ts'
export { takeEdition } from './disk/take-edition.ts'
export { writeEdition } from './disk/write-edition.ts'
export { type EditionFiles, type EditionInput, editionFiles } from './edition-files.ts'
export { type Passports, passportsOf } from './passports.ts'
export {
  type EditionSigner,
  editionSigner,
  idOfKey,
  makeEditionKey,
} from './signature/edition-keys.ts'
export { lastSigned } from './signature/last-signed.ts'
export { type PublishedBefore, readSignature, signedEdition } from './signature/sign-edition.ts'
export { chainFault, type EditionPlace, type Verified, verifyEdition } from './signature/verify-edition.ts'
export type { SignImage } from './stories/media.ts'
