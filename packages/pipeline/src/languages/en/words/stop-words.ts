import { splitWords } from '../../words.ts'

export const stopWords: ReadonlySet<string> = new Set(
  splitWords(`a about above after again against all also although always am among an and another any are aren't around as ask asked at away
back be became because been before began behind being below between both but by call called came can can't cannot come comes could couldn't
day days despite did didn't do does doesn't doing don don't done down due during each either else end enough even ever every
far few first following for from further get gets getting give given go goes going gone got had hadn't has hasn't have haven't having he her here hers herself him himself his how however
i if in including including inside instead into is isn't it its itself just keep kept know known last later latest least less let like likely little ll long look made mainly make makes making many may me might mine more most mr mrs ms much must my myself
near need never new news next no nor not nothing now of off often on once one only or other others our ours out outside over own
part people per perhaps put quite rather re really right said same saw say saying says see seen several shall she should since so some something soon still such
take taken takes tell than that that's the their them themselves then there these they thing things think this those though three through time times to today told tomorrow too took toward towards tuesday two
under until up upon us use used using ve very via want wants was wasn't way we week weeks well went were weren't what when where whether which while who whom whose why will with within without won't would wouldn't year years yes yesterday yet you your yours
monday wednesday thursday friday saturday sunday according according report reports reported reporting statement spokesman spokeswoman`),
)
