import type { Language } from '@plainwire/domain/language'
import { stem } from '../../text/index.ts'

/** What a sentence may begin with before its first definite noun. */
const OPENS: Record<Language, RegExp> = {
  en: /^["“‘'„]?(?:(?:about|some|all|both|most|half|part|many|one|two|three|four|five) of |(?:according to|for|in|on|at|by|from|with|under|inside|near|after|before|since|but|and) )?the\s+/i,
  nl: /^["“‘'„]?(?:(?:volgens|voor|in|op|bij|door|van|met|onder|na|sinds|vooral|ook) )?(?:de|het)\s+/i,
}
/** Where a noun phrase ends: words that are no part of it. */
const ENDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `of in on at to for from by with that which who whom whose where when is are was were be been has have had will would could can may
    might must should shall do does did and or but as than then not also now never ever still already only just about after before during since
    until while because says said say told tells added adds came come comes went goes go ran runs run took takes take made makes make gave gives
    give got gets get left leaves led leads held holds hold saw sees see found finds find fell falls fall rose rises rise began begins begin
    stood stands stand brought brings became becomes become kept keeps put puts set sets hit hits cut cuts lost loses won wins met meets
    paid pays sold sells bought spent sent showed shows show means meant makes happens follows includes appears seems remains contains
    over under into onto between among against without within near off out up down behind around across through per if so there here`.split(
      /\s+/,
    ),
  ),
  nl: new Set(
    `van in op te ten ter voor met door bij uit naar aan over onder tegen tussen tijdens na sinds zonder om die dat wie waar is was waren zijn
    wordt werd werden worden heeft had hebben hadden zal zou zullen zouden kan kon kunnen konden mag moet moest moeten wil wilde willen gaat ging
    gaan gingen komt kwam komen kwamen en of maar als dan niet ook nu nog al wel er hier daar zei zegt zeggen meldt meldde vindt vond staat stond
    staan ligt lag liggen blijft bleef blijven krijgt kreeg krijgen doet deed doen laat liet laten neemt nam nemen houdt hield houden maakt maakte
    begon begint duurt duurde loopt liep brak brandde vreest hoopt verwacht wil leek lijkt klinkt toen omdat terwijl nadat voordat per eind ruim
    vertrok vertrekt viel vallen valt steeg stijgt daalde daalt opent opende sluit sloot telt telde geeft gaf geven ziet zag zien zoekt zocht
    onder wil kost kostte kosten bestaat bestond biedt bood heet heette hoort werkt werkte woont woonde zit zat zitten`.split(
      /\s+/,
    ),
  ),
}
/** Behind the noun one of these says which is meant: 'the mayor of Beira', 'de brug over de Waal'. */
const SPECIFIES: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'of that which who whose where for between from in at on near by to with against into about behind'.split(
      ' ',
    ),
  ),
  nl: new Set('van die dat waar over tussen in op bij te voor met uit naar aan tegen om'.split(' ')),
}
/** What everybody knows, or a whole of which there is one. */
const UNIQUE: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `government police president pope king queen army military economy world sun moon sea weather public internet pandemic coronavirus virus
    state parliament congress senate house media press opposition army navy country nation past future present summer winter spring autumn
    election elections vote law constitution dollar euro pound market markets majority minority number total rest average cost price
    most least best worst largest biggest highest lowest oldest youngest longest smallest greatest
    same whole entire weekend week month year day morning afternoon evening night time times way ways people rich poor young elderly
    authorities officials regulator judiciary ministry capital south north east west`.split(/\s+/),
  ),
  nl: new Set(
    `politie regering president koning koningin premier kabinet leger economie wereld zon maan zee weer overheid pandemie coronavirus staat parlement
    senaat kamer media pers oppositie land zomer winter herfst lente verkiezingen wet euro dollar markt meerderheid meeste helft rest
    beste grootste hoogste laagste oudste langste kleinste hele week maand jaar dag nacht ochtend middag
    avond tijd brandweer justitie rechter rechtbank gemeente provincie rijksoverheid omgeving mensen inwoners autoriteiten ministerie`.split(
      /\s+/,
    ),
  ),
}
/** 'After the vote in March, ': what stands before the noun that the sentence is about. */
const FRONTED =
  /^["“‘'„]?(?:after|before|during|since|in|on|at|by|when|while|as|despite|under|later|late|early|na|voor|tijdens|sinds|in|op|bij|toen|terwijl|ondanks|onder)\s[^,.;:]{3,60},\s/i
const WORD = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/u
/** A noun phrase is shorter than this many words. */
const MOST_WORDS = 6
const PAST: Record<Language, RegExp> = { en: /ed$/, nl: /(?:tte|dde|gde|kte|pte|fte|ste|rde|lde|nde)$/ }
/** What follows a verb: the word before it is no noun. */
const DETERMINER = /^(?:a|an|the|its|his|her|their|een|de|het|zijn|haar|hun|geen|no)$/

/**
 * The stem of the noun that a sentence begins with as if it were known: 'suspect' of 'The suspect, a former employee, was found'.
 *
 * @returns undefined where the sentence begins otherwise, names or specifies what it means ('The Senate', 'the mayor of Beira'), or
 * means what everybody knows ('The police')
 */
export function definiteNoun(text: string, language: Language): string | undefined {
  const fronted = FRONTED.exec(text)?.[0] ?? ''
  const main = /^(?:the|de|het)\s/i.test(text.slice(fronted.length)) ? text.slice(fronted.length) : text
  const opening = OPENS[language].exec(main)
  if (!opening) return undefined
  const phrase: string[] = []
  let rest = main.slice(opening[0].length)
  for (;;) {
    const [word] = WORD.exec(rest) ?? []
    const lower = word?.toLowerCase() ?? ''
    if (word === undefined || ENDS[language].has(lower) || phrase.length >= MOST_WORDS) break
    if (DETERMINER.test(lower)) {
      if (phrase.length > 1) phrase.pop()
      break
    }
    if (/^\p{Lu}/u.test(word) || UNIQUE[language].has(lower)) return undefined
    if (PAST[language].test(lower) && phrase.length > 0) break
    phrase.push(lower.replace(/['’]s$/, ''))
    rest = rest.slice(word.length)
    const space = /^\s+/.exec(rest)
    if (!space) break
    rest = rest.slice(space[0].length)
  }
  const head = phrase.at(-1)
  if (head === undefined) return undefined
  const [next = ''] = WORD.exec(rest)?.[0].toLowerCase().split(' ') ?? []
  // 'The tanker, Sinar Laguna,': the name is behind.
  if (SPECIFIES[language].has(next) || /^,\s\p{Lu}/u.test(rest)) return undefined
  return stem(head, language)
}
