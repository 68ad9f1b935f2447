export { isNotToQuote } from './not-to-quote.ts'
export { ROBOT_NAME } from './robot-name.ts'
export { headerReservations, isRobotsMeta, metaReservations } from './robots-directives.ts'
export { nearest } from './spelling.ts'
export { type TdmFile, tdmFile } from './tdm-file.ts'
export {
  miningReserved,
  nearestStatement,
  type TdmStatement,
  tdmStatement,
  withoutMining,
} from './tdm-reservation.ts'
export { type TdmSites, tdmSites } from './tdm-sites.ts'
