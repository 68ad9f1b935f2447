import type { PeopleWords } from '../../topics/names/people.ts'
import { splitWords } from '../../words.ts'

export const peopleWords: PeopleWords = {
  particles: [],
  offices:
    'president|premier|minister|secretary|director|chairman|chairwoman|chair|speaker|governor|senator|representative|congressman|congresswoman|mayor|judge|justice|spokesman|spokeswoman|spokesperson|professor|captain|ambassador|commissioner|general|sheriff|leader|republican|democrat|coach|manager|analyst|economist|researcher|ecologist|biologist|geologist|scientist|engineer|officer|candidate|counsel|prosecutor|lawyer|executive|sen\\.|rep\\.|gov\\.|gen\\.|dr\\.?|prof\\.|king|queen|prince|princess|pope',
  officeBeginnings: 'former|acting|vice|deputy|interim|chief|prime',
  officeOf: 'of(?: the)?|for(?: the)?',
  smallOffices: '',
  notFirst: splitWords(
    `The A An In On At By For From With But And Or As If When While After Before Since This That These Those It He She They We Our Your His Her Its Their
    New North South East West Northern Southern Eastern Western Central Great Grand San Santa Saint St Los Las El La Le Fort Port Lake Mount Mt River
    White Black Red Green Blue Supreme High United National International Federal Royal General Attorney Prime Vice House Senate State
    President Premier Minister Secretary Mayor Governor Senator Judge Justice Captain King Queen Prince Princess Pope Mr Mrs Ms Dr Sir Lord Lady
    Near Around Inside Outside Over Across Along Behind Beyond Between Among Above Below Within Without Through Upon Despite Unlike Via Per
    American British French German Russian Chinese Iranian Israeli Indian Dutch
    Good Happy Big Old Young World Super Premier Social Daily Sunday Air Bank University College School Hotel Team Club`,
  ),
  notLast:
    'Street|Road|Avenue|Square|Park|Island|Islands|Bay|River|Lake|City|Town|County|State|States|Court|House|Senate|Party|Bank|University|College|School|Hospital|Hotel|Airport|Airlines|Airways|Group|Company|Corporation|Institute|Council|Committee|Commission|Agency|Department|Ministry|Office|Police|Service|Union|League|Cup|Games|Open|Times|Post|News|Journal|Tower|Kingdom|Korea|Zealand|York|Africa|America|Jersey|Carolina|Dakota|Virginia|East|West|North|South|Trust|Act|Bill|Day|Week|Club|Team|Station|Center|Centre|Museum|Theatre|Church|Army|Navy|Force|Forces|Valley|Hills?|Beach|Coast|Ocean|Sea|Gulf',
  speaks:
    'said|says|told|tells|added|adds|wrote|writes|argued|asked|admitted|denied|tweeted|testified|resigned|announced|warned',
  auxiliaries: 'has |had ',
  described: 'who\\b|an? \\p{Ll}|the [\\p{Ll}\\d]',
  polite: splitWords('Mr Mrs Ms Dr Miss'),
  beginsOffice:
    'The|In|On|At|But|And|When|While|As|Yesterday|Today|Tonight|Later|Earlier|Then|Also|However|Meanwhile|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day',
  beginsSentence:
    'The|An?|In|On|At|By|For|From|With|But|And|Or|As|If|When|While|After|Before|Since|What|Who|Why|How|Where|Because|Although|Though|Once|Under|Against|Like|Even|So|Yet|That',
  articles: 'the|a|an',
}
