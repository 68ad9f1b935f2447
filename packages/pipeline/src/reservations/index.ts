export { isNoSnippetAttribute } from './not-to-quote.ts'
export { ROBOT_NAME } from './robot-name.ts'
export { isRobotsMetaName, parseRobotsMetaElements, parseRobotsTagHeader } from './robots-directives.ts'
export { findNearestWord } from './spelling.ts'
export { parseTdmFile } from './tdm-file.ts'
export {
  parseTextMiningReservation,
  removeTextMiningReservation,
  selectMostSpecificStatement,
  type TdmStatement,
  toTextMiningReservation,
} from './tdm-reservation.ts'
export { createTdmStatementFetcher, type TdmStatementFetcher } from './tdm-sites.ts'
