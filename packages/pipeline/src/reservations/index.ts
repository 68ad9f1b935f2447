export { isNotToQuote } from './not-to-quote.ts'
export { ROBOT_NAME } from './robot-name.ts'
export { isRobotsMeta, parseHeaderReservations, parseMetaReservations } from './robots-directives.ts'
export { findNearestWord } from './spelling.ts'
export { parseTdmFile, type TdmFile } from './tdm-file.ts'
export {
  nearestStatement,
  parseTdmStatement,
  type TdmStatement,
  toMiningReservation,
  withoutMining,
} from './tdm-reservation.ts'
export { createTdmSites, type TdmSites } from './tdm-sites.ts'
