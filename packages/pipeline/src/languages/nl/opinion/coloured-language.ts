import type { ColouredLanguagePatterns } from '../../topics/opinion/coloured-language.ts'

const any = (...phrases: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

export const colouredLanguagePatterns: ColouredLanguagePatterns = {
  figurative: [
    // Descriptions of a dispute as a fight or a show.
    any(
      '(?:haal(?:t|de|den)|halen) (?:\\p{L}+ )?(?:hard|fel|keihard|stevig|flink|snoeihard|uit)(?: \\p{L}+){0,4}(?: uit)?(?= naar|$|[,.])|(?:hard|fel|keihard|stevig|flink|snoeihard) uit(?:gehaald|haalt|halen|haalde)',
      '(?:trek|trekt|trok|trokken) (?:\\p{L}+ )?van leer|(?:veeg|veegt|veegde) de vloer aan|maakt(?:e|en)? gehakt van|(?:fileert|fileerde|kraakt|kraakte|sabelt|sabelde|fulmineert|fulmineerde|briest|brieste|foetert|foeterde|sneert|sneerde)',
      'gooi(?:t|de|en)? (?:nog meer |extra )?olie op het vuur|(?:zet|zette) kwaad bloed|de messen (?:zijn|worden) geslepen|over elkaar heen|(?:gooi|gooit|gooide) de knuppel|moddergevecht|modderen|wespennest|kruitvat|heksenjacht|hetze|poppenkast|schijnvertoning|soap|klucht|circus|schouwspel|machtsspel(?:letje)?|wapengekletter|loopgraven(?:oorlog)?|titanenstrijd|veldslag',
      'tirades?|rel(?:letje)? rond|storm van kritiek|golf van (?:kritiek|verontwaardiging|woede)|in rep en roer|op (?:zijn|haar|hun) kop gezet',
    ),
    // Figurative descriptions of somebody or something.
    any(
      '(?:hangt|hing|hangen|hingen) (?:\\p{L}+ )?(?:als een|boven (?:de markt|het hoofd))(?: \\p{L}+){0,3}|donkere wolk(?:en)?|zwaard van damocles|aan een zijden draadje|het water (?:staat|stond) (?:\\p{L}+ ){0,3}aan de lippen|op (?:de rand|het randje) van|op instorten|verscheurd door|geplaagd door|zwaarbevochten|onder vuur(?: (?:ligt|lag|komt|kwam))?|lam(?:me)? eend|tandeloze tijger|olifant in de kamer|topje van de ijsberg|druppel die de emmer|tikkende tijdbom|wake-up call|klap in het gezicht|schot voor de boeg|kaartenhuis|storm in een glas|bittere pil|zure appel|hete hangijzers?|hoofdpijndossier',
      'flamboyante?|eigenzinnige?|kleurrijke?|roemruchte?|beruchte?|illustere?|geplaagde?|gevallen (?:ster|held|engel)|lieveling|kopstuk|boegbeeld van|grande dame|enfant terrible',
    ),
    // Exaggerations of how large, new or terrible something is.
    any(
      'doemscenario|nachtmerrie(?:scenario)?|drama(?:tisch(?:e)?)?|schokkende?|onthutsende?|verbijsterende?|verbluffende?|bizarre?|hilarische?|huiveringwekkende?|hartverscheurende?|hartverwarmende?|zorgwekkende?|onthutsend|ijzingwekkende?|bloedstollende?|zinderende?|spraakmakende?|sensationele?|spectaculaire?|keiharde?|snoeiharde?|ongenadige?|vernietigende?|striemende?|messcherpe?|torenhoge?|waanzinnige?|krankzinnige?|ongekende?|ongeziene?|buitengewone?|zenuwslopende?|uiterst (?:pijnlijke?|zeldzame?|opvallende?)|pijnlijke (?:onthulling|nederlaag|afgang|misser|blunder)|massaal|en masse|dromen (?:vervlogen|aan diggelen|spatten)|zij het (?:morrend|schoorvoetend|met tegenzin)',
      'schokgolf|aardverschuiving|tsunami van|explosie van|stortvloed|mokerslag|domper|opsteker|bom (?:barst|ontploft)|bommetje|stunt(?:te|t)?',
    ),
    // Asides to the reader, and colloquial phrases.
    any(
      'een vleugje|kop-van-jut|alle ogen (?:zijn|waren|gaan)|in de schijnwerpers|(?:steelt|stal) de show|(?:zet|zetten|zette) de toon|gooit hoge ogen|(?:gooit|gooide) roet|rolt de rode loper|gaat? (?:viraal|als een lopend vuurtje|all-?in)|ging (?:viraal|als een lopend vuurtje)|niets is minder waar|laat dat duidelijk zijn|zeg maar|jawel|nota bene|reken maar|houd je vast|zet je schrap|wie had dat gedacht|je zou denken|toegegeven|laten we eerlijk zijn|om het zacht uit te drukken|hoe dan ook|op het eerste gezicht|het is wat|en hoe|eind goed|oeps|hoera|tja|sjonge|fans (?:zijn )?(?:dolblij|woedend|in tranen)|het internet (?:ontploft|smult)',
    ),
  ],
  titled: [
    any(
      'woedend(?:e)?|woede|furieus|razend|geschokt|schok|ophef|verbijster(?:d|ing)|chaos|drama|horror|hel|zet zich schrap|zetten zich schrap|houdt de adem in|in tranen|bizar|pijnlijk(?:e)?|keihard|snoeihard|genadeloos|sneer|flater|blunder|afgang|vernedering|afgemaakt|afgebrand|gekraakt|onder vuur|oorlog (?:tussen|om) (?:buren|fans)|heldendaad|held',
    ),
  ],
  tail: /[.!?]\s(?:een beetje|bijna|niet helemaal|misschien|echt waar|serieus|oeps|punt|alweer|nou nee|nee,.{0,40}|ja,.{0,40}|(?:de )?(?:cijfers|feiten|critici|experts) (?:zeggen|vertellen|laten|denken) (?:iets anders|een ander verhaal|er anders over))[.!]?$/iu,
}
