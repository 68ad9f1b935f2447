export { readEditionPointer } from './disk/edition-folder.ts'
export { addEditionManifest, type EditionWithManifest } from './disk/place-edition.ts'
export { reconcileEditionsFolder } from './disk/reconcile.ts'
export { copyEdition } from './disk/take-edition.ts'
export { writeEdition } from './disk/write-edition.ts'
export { buildEditionFiles, type EditionFiles, type EditionInput } from './edition-files.ts'
export { buildPublisherPassports, type PublisherPassports } from './passports.ts'
export {
  computePublicKeyId,
  createEditionSigner,
  type EditionSigner,
  generateEditionKey,
} from './signature/edition-keys.ts'
export { readLastSignedEdition } from './signature/last-signed.ts'
export { addEditionSignature, type PreviousEdition, parseSignature } from './signature/sign-edition.ts'
export {
  type EditionFileSource,
  findEditionChainProblem,
  type VerificationResult,
  verifyEdition,
} from './signature/verify-edition.ts'
export type { ImageUrlSigner } from './stories/media.ts'
