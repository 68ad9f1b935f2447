const ENGLISH = `a about above after again against all also although always am among an and another any are aren't around as ask asked at away
back be became because been before began behind being below between both but by call called came can can't cannot come comes could couldn't
day days despite did didn't do does doesn't doing don don't done down due during each either else end enough even ever every
far few first following for from further get gets getting give given go goes going gone got had hadn't has hasn't have haven't having he her here hers herself him himself his how however
i if in including including inside instead into is isn't it its itself just keep kept know known last later latest least less let like likely little ll long look made mainly make makes making many may me might mine more most mr mrs ms much must my myself
near need never new news next no nor not nothing now of off often on once one only or other others our ours out outside over own
part people per perhaps put quite rather re really right said same saw say saying says see seen several shall she should since so some something soon still such
take taken takes tell than that that's the their them themselves then there these they thing things think this those though three through time times to today told tomorrow too took toward towards tuesday two
under until up upon us use used using ve very via want wants was wasn't way we week weeks well went were weren't what when where whether which while who whom whose why will with within without won't would wouldn't year years yes yesterday yet you your yours
monday wednesday thursday friday saturday sunday according according report reports reported reporting statement spokesman spokeswoman`

const DUTCH = `aan aangezien achter af afgelopen al alle alleen alles als altijd ander andere anders anderen ben bent beter bij bijna binnen blijft blijven boven buiten
daar daarbij daardoor daarmee daarna daarom daarvoor dan dat de deze dezelfde die dit doe doen doet door doordat dus echt echter een eén één eens eerder eerst eerste elk elke en enige enkele er eraan erg ermee ertoe eruit ervan ervoor
ga gaan gaat ge geen gedaan gegeven geleden gemaakt genoeg geweest gezegd ging gingen goed graag had hadden haar heb hebben hebt heeft heel hem hen het hier hierdoor hiermee hij hoe hun
ieder iedere iedereen iemand iets ik in inclusief ja je jij jou jouw jullie kan kon konden krijgen krijgt kunnen kwam kwamen laat laatste langs laten lang later liet maar maken maakt maakte me mee meer meerdere meest men met mij mijn minder misschien moest moesten moet moeten mogen mag
na naar naast net niet niets nieuwe nieuws niks nodig nog nu nou of ofwel om omdat omstreeks onder ondanks ons ontbrak onze ook op open opnieuw over overal per pas precies
rond samen sinds slechts snel soms staan staat steeds stond straks te tegen ten ter terug terwijl tijd tijdens toch toe toen tot tussen twee u uit uur uw
vaak vanaf van vanavond vandaag vanuit vanwege veel vele ver verder verschillende via volgende volgens voor vooral voorbij vooraf vorig vorige waar waarbij waardoor waarin waarmee waarom waarop waren was wat we weer weet weinig wel welk welke werd werden wie wil willen wilde woensdag word worden wordt zal ze zeer zegt zei zeggen zeggen zelf zelfs zich zichzelf zie zien ziet zij zijn zo zoals zodat zodra zonder zou zouden zowel zullen
maandag dinsdag donderdag vrijdag zaterdag zondag gisteren morgen jaar jaren dag dagen week weken maand maanden mens mensen gaan komen komt kwam nieuwe laatste meldt melden blijkt`

const words = (list: string) => new Set(list.split(/\s+/))
const STOP_WORDS: Record<string, Set<string>> = { en: words(ENGLISH), nl: words(DUTCH) }
const NONE = new Set<string>()

/** Words that say nothing about an event, folded, by language; empty for languages we don't write in. */
export function stopWords(language: string): ReadonlySet<string> {
  return STOP_WORDS[language] ?? NONE
}
