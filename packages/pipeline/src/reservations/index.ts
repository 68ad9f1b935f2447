export { isNotToQuote } from './not-to-quote.ts'
export { ROBOT_NAME } from './robot-name.ts'
export { isRobotsMeta, parseHeaderReservations, parseMetaReservations } from './robots-directives.ts'
export { nearest } from './spelling.ts'
export { parseTdmFile, type TdmFile } from './tdm-file.ts'
export {
  miningReserved,
  nearestStatement,
  type TdmStatement,
  tdmStatement,
  withoutMining,
} from './tdm-reservation.ts'
export { createTdmSites, type TdmSites } from './tdm-sites.ts'
