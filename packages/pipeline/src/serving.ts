/**
 * The parts of the pipeline that serving processes use. They load in a tenth of the time that the whole
 * pipeline takes, so that after a crash readers are served before the rest has loaded.
 */
export { createGuardedHttp, type GuardedHttpClient } from './1-gather/http/guarded-http.ts'
export {
  addEditionManifest,
  computePublicKeyId,
  copyEdition,
  createEditionSigner,
  type EditionFileSource,
  type EditionSigner,
  type EditionWithManifest,
  findEditionChainProblem,
  generateEditionKey,
  parseSignature,
  readEditionPointer,
  readLastSignedEdition,
  reconcileEditionsFolder,
  type VerificationResult,
  verifyEdition,
} from './7-publish/index.ts'
export { listCityRecords } from './places/table/cities.ts'
export type { ObjectStoreHttpClient, OutgoingHttpClient } from './ports.ts'
