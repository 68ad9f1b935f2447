import { splitWords } from '../../words.ts'

export const stopWords: ReadonlySet<string> = new Set(
  splitWords(`aan aangezien achter af afgelopen al alle alleen alles als altijd ander andere anders anderen ben bent beter bij bijna binnen blijft blijven boven buiten
daar daarbij daardoor daarmee daarna daarom daarvoor dan dat de deze dezelfde die dit doe doen doet door doordat dus echt echter een eén één eens eerder eerst eerste elk elke en enige enkele er eraan erg ermee ertoe eruit ervan ervoor
ga gaan gaat ge geen gedaan gegeven geleden gemaakt genoeg geweest gezegd ging gingen goed graag had hadden haar heb hebben hebt heeft heel hem hen het hier hierdoor hiermee hij hoe hun
ieder iedere iedereen iemand iets ik in inclusief ja je jij jou jouw jullie kan kon konden krijgen krijgt kunnen kwam kwamen laat laatste langs laten lang later liet maar maken maakt maakte me mee meer meerdere meest men met mij mijn minder misschien moest moesten moet moeten mogen mag
na naar naast net niet niets nieuwe nieuws niks nodig nog nu nou of ofwel om omdat omstreeks onder ondanks ons ontbrak onze ook op open opnieuw over overal per pas precies
rond samen sinds slechts snel soms staan staat steeds stond straks te tegen ten ter terug terwijl tijd tijdens toch toe toen tot tussen twee u uit uur uw
vaak vanaf van vanavond vandaag vanuit vanwege veel vele ver verder verschillende via volgende volgens voor vooral voorbij vooraf vorig vorige waar waarbij waardoor waarin waarmee waarom waarop waren was wat we weer weet weinig wel welk welke werd werden wie wil willen wilde woensdag word worden wordt zal ze zeer zegt zei zeggen zeggen zelf zelfs zich zichzelf zie zien ziet zij zijn zo zoals zodat zodra zonder zou zouden zowel zullen
maandag dinsdag donderdag vrijdag zaterdag zondag gisteren morgen jaar jaren dag dagen week weken maand maanden mens mensen gaan komen komt kwam nieuwe laatste meldt melden blijkt`),
)
