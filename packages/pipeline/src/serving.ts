/**
 * What a process that serves readers uses of the pipeline. It is loaded in a tenth of the time of everything else here, so that after
 * a kill readers are served before the rest is there.
 */
export { type GuardedHttp, guardedHttp } from './1-gather/http/guarded-http.ts'
export {
  chainFault,
  type EditionPlace,
  type EditionSigner,
  editionSigner,
  idOfKey,
  lastSigned,
  makeEditionKey,
  readPointer,
  readSignature,
  reconcile,
  type SealedEdition,
  seal,
  takeEdition,
  type Verified,
  verifyEdition,
} from './7-publish/index.ts'
export { cityRecords } from './cities.ts'
export type { ObjectHttp, OutgoingHttp } from './ports.ts'
