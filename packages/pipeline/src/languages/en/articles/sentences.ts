import type { SentencePatterns } from '../../topics/articles/sentences.ts'
import { calendarRules } from '../numbers/calendar.ts'

/** Present-tense verbs of captions. News sentences don't use them with a date that includes the year. */
const IN_PICTURES =
  'address(?:es)?|answers?|appears?|arrives?|attends?|boards?|burns?|carry|carries|celebrates?|delivers?|demonstrates?|departs?|embraces?|gathers?|gestures?|greets?|holds?|hugs?|leaves?|listens?|looks?|meets?|pass(?:es)?|poses?|protests?|reacts?|rides?|shakes?|signs?|sits?|smiles?|speaks?|stands?|takes?|talks?|testif(?:y|ies)|walks?|wait(?:s|ing)?|watch(?:es)?|waves?|wears?|works?'
/** Matches a sentence with a word that shows that it reports an event and isn't a caption. */
const NOT_IN_PICTURES = '[^]*\\b(?:will|would|has|have|had|said|says|did|since|because|if|after|was|were)\\b'
const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())
const SHORT = Object.keys(calendarRules.shortMonths).map((month) => `${capital(month)}\\.?`)
const MONTH = `(?:${[...calendarRules.months.map(capital), ...SHORT].join('|')})`
const PICTURE_DATE = `(?:${MONTH} \\d{1,2}, \\d{4}|\\d{1,2} ${MONTH} \\d{4}|in (?:${MONTH} )?\\d{4})`

/**
 * The patterns for English. They are anchored at the start or end if a news sentence could contain the same
 * words.
 */
export const sentencePatterns: SentencePatterns = {
  caption: [
    new RegExp(
      `^(?!${NOT_IN_PICTURES})\\p{Lu}[^."“]{4,160}\\s(?:${IN_PICTURES})\\s[^."“]{4,200}[\\s,]${PICTURE_DATE}\\.?$`,
      'u',
    ),
    /\s(?:waves|gestures|smiles|salutes|applauds|looks on|poses|listens|speaks to (?:reporters|supporters|the (?:media|press|crowd)))\s(?:[^."“]{1,40}\s)?(?:as|while) (?:he|she|they|his|her|their|(?:\p{L}+ )?(?:supporters|reporters|officials))\b[^"“]*$/u,
    /^\p{Lu}[^."“]{3,80}\s(?:poses for (?:a |an )?(?:photo|picture|photograph|portrait|selfie)|gestures (?:during|at|while)|looks on (?:during|at|from)|waves to (?:supporters|the crowd|fans|reporters))/u,
    /^file(?: photo| picture| image)?\s?(?:[-–—:])/i,
    /\b(?:file|handout|undated|stock|archive) (?:photo|picture|image|photograph)s?\b/i,
    /^in (?:this|these|an?) [^.]{0,40}\b(?:photo|image|picture|photograph|video (?:still|frame)|screenshot|courtroom sketch)s?\b/i,
    /\b(?:is|are|was|were) (?:pictured|seen|shown) (?:here|above|below|on the (?:left|right)|in (?:this|an?) (?:\p{L}+ )?(?:photo|image|picture))\b/iu,
    /,\s(?:file )?pictured (?:in|at|on|with|here|above|below|left|right|last|earlier|during|outside|inside|arriving|leaving|together)\b/i,
    /^(?:pictured|seen|shown|above|below)\s?(?::|here\b|from left\b|\((?:left|right))/i,
    /\((?:left|right|cent(?:er|re)|from left|l-r|top|bottom)\)/i,
    /,\s(?:far |second from |third from )?(?:left|right|cent(?:er|re)|at left|at right),/i,
    /^(?:photo|image|picture|illustration|video|slide|caption|credit)s?\s?(?:\d+\s?)?(?:[:|©]|of \d)/i,
  ],
  byline: [
    /^(?:By|BY|by)\s\p{Lu}[\p{L}.'’-]+(?:,?\s(?:\p{Lu}[\p{L}.'’-]*|and|of|the|for|in|van|de|der|den|&|\|)){0,9}[\s,|]*(?:\p{L}+ (?:correspondent|reporter|editor|writer))?\.?$/u,
    /^(?:\(?additional |\(?further )?\(?(?:reporting|writing|editing|compiled|edited|written|photographs?|graphics?|translation) by\b/i,
    /\bcontributed (?:(?:additional )?reporting\b|to (?:this|the) (?:report|story|article|reporting|piece|dispatch)\b)/i,
    /\b(?:also )?reported from \p{Lu}/u,
    /^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,3},?\s(?:is|was)\s(?:an?|the|our|\p{Lu}\S+['’]s)\s[^.]{0,100}\b(?:reporter|correspondent|columnist|journalist|contributor|contributing (?:writer|editor)|staff writer|news editor|freelance writer)\b/u,
    /\bfollow (?:him|her|them|us|me|@\w+|\p{Lu}[^.]{0,30}) on (?:twitter|facebook|instagram|x|linkedin|bluesky|threads)\b/iu,
    /^(?:(?:first |last |originally )?(?:updated|published|posted|modified))\b[^.]{0,30}\d/i,
    /^(?:the )?(?:associated press|ap|reuters|bloomberg|afp|cnn|staff) (?:writers?|reporters?|journalists?|correspondents?)\b.{2,120}\b(?:contributed|reported)\b/i,
    /\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b/i,
  ],
  boilerplate: [
    // Notes that somebody didn't answer.
    /\b(?:did not|didn['’]t|has not|have not|had not|hasn['’]t|haven['’]t|hadn['’]t|(?:has|have) yet to|do not|does not)(?: immediately| initially| yet| also)?(?: respond| responded| reply| replied| return| returned| answer| answered)\b(?=.{0,90}\b(?:requests?|messages?|calls?|e-?mails?|inquiries|enquiries|comments?|questions?|queries)\b)/i,
    /\b(?:declin(?:ed|es|ing)|refus(?:ed|es|ing)) (?:to )?(?:(?:be interviewed|comment|immediate comment)\b|(?:provide|offer|make|give) (?:a |any |further |immediate )?(?:comment|statement))/i,
    /\b(?:could not|couldn['’]t|cannot)(?: immediately| initially)? be reached\b/i,
    /\b(?:was|were|is|are) (?:not|un)\s?(?:immediately )?available (?:for|to) comment\b|\bno immediate (?:comment|response|word)\b|\bhad no (?:immediate )?comment\b/i,
    /\b(?:has|have) (?:asked|contacted|approached|reached out to)\b.{2,90}\bfor (?:a |further |more )?(?:comment|response|statement|information)\b|\breached out to\b.{2,80}\bfor (?:a )?comment\b/i,
    // Invitations to sign up or to open other pages.
    /\b(?:sign(?:ing)? up|subscribe|register) (?:now|here|today|for|to|at|via|and)\b(?=.{0,80}\b(?:newsletters?|alerts?|updates?|e-?mails?|inbox|here|today|now|free|access|channel|podcast|digest|briefing)\b)/i,
    /\b(?:our|free|daily|weekly|morning|evening|this) newsletters?\b|\bnewsletters?\b.{0,50}\b(?:inbox|sign|subscrib\w+|free)\b|\b(?:to|in|straight to) your inbox\b|^newsletter\b/i,
    /\bbreaking news (?:alerts?|e-?mails?|updates?)\b|\b(?:push|news) (?:alerts?|notifications?) (?:on|to|from) (?:your|our)\b/i,
    /^(?:get|receive|download|join|follow|like|support|become|donate|listen|watch|tune|click|tap|scroll|swipe|share|email|contact|write to|tell us|let us know|send us|have (?:a|you)|got a|want more|don['’]t miss|stay (?:up|in|on)|keep up)\b.{0,120}\b(?:app|newsletters?|alerts?|us|our|here|podcasts?|channels?|live ?stream|page|site|subscri\w+|member(?:ship)?|journalism|tips?|inbox|coverage|to (?:play|watch|read|listen|subscribe|enlarge|expand)|full (?:video|interview|episode))\b/i,
    /^join (?:us|\p{Lu}[^.]{2,90}\bteam\b|\p{Lu}[^.]{2,90}\bas (?:he|she|they)\b)/iu,
    /\bclick (?:here|on|the|to|through)\b|\bscroll (?:down|for|to)\b/i,
    /^(?:read|see|watch|more|related|also|up next|next|recommended|trending|editor['’]?s picks?)(?: (?:more|also|next|on|from|this|stories|story|articles?|about|about this|on this))?\s?(?:[:»>|–]|-\s)/i,
    /^(?:read (?:more|also|next|the (?:full|whole)|our)|see also|view (?:all|more|gallery|comments)|show (?:more|all)|continue reading|keep reading|skip (?:to|advert\w*))\b/i,
    /\b(?:advertisement|sponsored (?:content|by)|story continues (?:below|after)|article continues|continue reading the main story|for (?:more|the latest|all the latest) .{0,50}\b(?:visit|go to|follow|tune|sign|head to|on our)\b)/i,
    /\ball rights reserved\b|\b(?:may not|cannot) be (?:published|reproduced|broadcast|redistributed)\b|^(?:copyright\b|©)|\b(?:terms of (?:use|service)|privacy policy|cookie (?:policy|settings))\b|\b(?:enable|turn on) (?:javascript|cookies)\b|\b(?:this|our) (?:site|website) uses cookies\b/i,
    /^watch (?:the )?(?:above|below|full|video|entire|our|reports?)\b|^a (?:preview|version|portion|part) of .{0,80}\b(?:subscribers|newsletter)\b|\b(?:shared|available|exclusive) (?:only )?(?:with|to|for) (?:our )?(?:paying |paid |premium )?(?:subscribers|members)\b/i,
    /\bmost[- ](?:watched|trusted|read|visited)\b.{0,50}\b(?:network|channel|brand|cable|television|site|website|app|destination)\b|\bsubscribe to our (?:youtube )?channel\b/i,
    /^(?:\p{Lu}\p{L}+ )?good (?:morning|afternoon|evening)\b[^.]{0,60}[.!]$/iu,
    // Notes about the text itself.
    /\bthis (?:article|story|post|piece|report|video|interview|content|segment|column|essay|transcript) (?:was |is |has been |has |originally |first |contains |will be |may )(?:\w+ )?(?:originally |first |been )?(?:published|appeared|produced|updated|edited|adapted|part|available|brought|republished|reprinted|provided|supported|developing|sponsored|written|translated|affiliate|being updated|condensed)\b/i,
    /^(?:originally published|this is a (?:developing|breaking)|(?:more to come|developing story|check back)|(?:the )?(?:views|opinions) expressed\b|editor['’]s note\b(?!.{0,40}correct))/i,
    /\b(?:check back|refresh) (?:here |soon |later )?for (?:more |the latest )?updates?\b/i,
    // Disclosures and self-promotion.
    /^\W?(?:full )?disclosures?\b|\bin the interest of (?:full )?disclosure\b|\b(?:affiliate (?:commissions?|links?)|(?:earn|receive) an? .{0,20}commission)\b|\b(?:the parent company|a (?:sister|subsidiary)(?: company| site| publication)?|a (?:unit|division)) of (?:this|our|the same)\b/i,
    /\bowns (?:the|this) (?:news)?(?:paper|site|website|publication|outlet|magazine|post)\b|\b(?:this (?:news)?(?:paper|site|website|publication)|our) (?:is owned|parent company|owner)\b|\bis owned by (?:the same|our) (?:company|parent|group)\b/i,
    /\b(?:award[- ]winning|most (?:trusted|watched|popular|read)|(?:no\.?|number) ?(?:1|one)|leading|trusted) (?:source (?:of|for) |news (?:source|channel|network|site|app|broadcaster|organi[sz]ation))/i,
    /^(?:https?:\/\/|www\.)\S+$/i,
  ],
  correction:
    /^[^\p{L}]{0,3}(?:corrections?|clarifications?|amendment|erratum|errata)(?: (?:and|&) (?:corrections?|clarifications?))?(?: \([^)\n]{1,30}\)|,? (?:on |of )?\p{Lu}?\p{L}{0,9}\.? ?\d{1,2}[^:–—.]{0,20})? ?[:.–—-]|\b(?:an?|the) (?:earlier|previous|original|prior) (?:version|headline|edition) (?:of|on|for|to) (?:this|the|our) (?:article|story|report|headline|piece|post|caption|column)\b|\b(?:this|the|our) (?:article|story|report|headline|piece|post|caption|column)s? (?:was|were|has been|have been|is) (?:\w+ (?:and |, )?)?(?:amended|corrected|clarified)\b|\b(?:this|the) (?:article|story|report|piece|post|headline)(?: (?:\w+ ){0,2})?(?:originally |initially |previously |earlier |incorrectly |wrongly |mistakenly )+(?:said|stated|reported|gave|named|identified|misidentified|misspelled|misstated)\b|\b(?:we|this (?:article|story|newspaper)) (?:incorrectly|wrongly|mistakenly) (?:said|stated|reported|gave|named|identified|described)\b|^editor['’]s note\b.{0,80}\b(?:correct\w*|clarif\w+|amended|earlier version|previous version|mis\p{L}+ed)\b/iu,
  correctionHint:
    /correct|clarif|amend|errat|editor['’]s note|version|edition|headline|original|initially|previously|earlier|mistaken|wrongly/i,
  hint: /waves|gestures|smiles|salutes|applauds|looks on|poses|listens|speaks to|good (?:morning|afternoon|evening)|most[- ](?:watched|trusted|read|visited)|respon|repl[iy]|return(?:ed)? |answer|comment|reached|available|contacted|approached|sign(?:ing)? up|subscri|register|newsletter|inbox|alerts?\b|breaking news|click|scroll|advert|sponsor|continu|for (?:more|the latest|all the latest) |reserved|published|reproduced|policy|terms of|javascript|cookies|(?:article|story|post|piece|report|video|interview|content|segment|column|essay|transcript|headline|caption)s? (?:was|is|has|were|originally|first|contains|will|may|initially|previously|earlier|incorrectly|wrongly|mistakenly)|version|edition|updates?\b|disclos|affiliate|commission|company of|subsidiary|sister|division|\bunit\b|owns|owned|owner|source|(?:news )?(?:channel|network|app|broadcaster)|contribut|reported from|reporter|correspondent|columnist|journalist|staff writer|news editor|freelance|follow |@|https?:|www\.|correct|clarif|wrongly|mistakenly|photo|picture|image|\bseen\b|shown|screenshot|sketch|video|pictured|\((?:left|right|cent|from|l-r|top|bottom)|,\s(?:far |at |second |third )?(?:left|right|cent)|\d{4}\.?$/i,
  firstWord:
    /^\W{0,3}(?:by|additional|further|reporting|writing|editing|compiled|edited|written|photographs?|graphics?|translation|first|last|originally|updated|published|posted|modified|get|receive|download|join|follow|like|support|become|donate|listen|watch|tune|tap|swipe|share|email|contact|write|tell|let|send|have|got|want|don|stay|keep|read|see|a|more|related|also|up|next|recommended|trending|editor|view|show|skip|copyright|this is|developing|check|the (?:views|opinions)|views|opinions|full|file|pictured|seen|shown|above|below|photos?|image|illustration|slide|caption|credit|corrections?|clarifications?|amendment|errat\w+)\b|^©/i,
  ahead:
    /\b(?:will(?! of\b| and testament\b)|won['’]t|shall|(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere) (?:also |now |still |widely |likely )?(?:expected|set|due|scheduled|slated|planned|poised|going|likely|about) (?:to|for|on|in|at|next)|(?:plans?|intends?|hopes?|aims?|vows?|pledges?|promises?|expects?) to|tomorrow|next (?:week|month|year|spring|summer|autumn|fall|winter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|later (?:today|tonight|this (?:week|month|year))|in the coming (?:days|weeks|months|years)|upcoming)\b/,
  background:
    /\b(?:(?:years?|decades?|centur(?:y|ies)|months) (?:ago|earlier)|last (?:year|decade|century|summer|winter|spring|autumn|fall)|earlier this year|for (?:years|decades|centuries)|since (?:19|20)\d\d|(?:was|were) founded|has long|have long|historically|previously|in the past)\b/i,
}
