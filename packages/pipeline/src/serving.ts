/**
 * The parts of the pipeline that serving processes use. They load in a tenth of the time that the whole
 * pipeline takes, so that after a crash readers are served before the rest has loaded.
 */
export { createGuardedHttp, type GuardedHttp } from './1-gather/http/guarded-http.ts'
export {
  chainFault,
  copyEdition,
  createEditionSigner,
  type EditionPlace,
  type EditionSigner,
  keyIdOf,
  makeEditionKey,
  readLastSigned,
  readPointer,
  readSignature,
  reconcileFolder,
  type SealedEdition,
  sealEdition,
  type VerificationResult,
  verifyEdition,
} from './7-publish/index.ts'
export { listCityRecords } from './places/table/cities.ts'
export type { ObjectHttp, OutgoingHttp } from './ports.ts'
