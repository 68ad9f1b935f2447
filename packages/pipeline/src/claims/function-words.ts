const words = (list: string) => new Set(list.split(/\s+/))

/** Words that carry no claim of their own. Verbs of saying, 'new' and 'first' do, so the stop words of the index won't do. */
const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(`a an the this that these those of in on at to from by with for as into onto over under about between among through during per via upon within against toward towards around
  and or but nor so yet if than then while when where which who whom whose what how why because although though since until after before
  is are was were be been being am has have had having do does did doing done will would shall should can could may might must
  i you he she it we they me him her us them my your his its our their mine yours hers ours theirs himself herself itself themselves there here
  also too even still both each some any all more most very much many such same other another own up down out off`),
  nl: words(`de het een der den des dit dat deze die van op te aan met voor door bij naar uit om tot tegen tussen sinds tijdens volgens zoals als dan toen terwijl wanneer waar wie welke wat hoe waarom omdat hoewel nadat voordat
  en of maar want dus is zijn was waren ben bent wordt worden werd werden geworden heeft hebben had hadden gehad kan kunnen kon konden zal zullen zou zouden moet moeten moest mag mogen mocht wil willen
  ik jij je u hij zij ze wij we jullie hem haar hen hun mijn jouw uw ons onze zich er hier daar ook nog al wel zelfs veel meer meest heel zeer zo ander andere eigen onder boven over in af`),
}

const NEGATORS = words(
  'not no never none nobody nothing nowhere neither nor without cannot niet geen nooit niemand niets niks nergens noch zonder evenmin nimmer geenszins',
)
/** Words that say 'not' inside, with what they deny. */
const DENYING: Record<string, string> = {
  unable: 'able',
  unlikely: 'likely',
  impossible: 'possible',
  unwilling: 'willing',
  unknown: 'known',
  unclear: 'clear',
  unaware: 'aware',
  illegal: 'legal',
  unconstitutional: 'constitutional',
  unsafe: 'safe',
  untrue: 'true',
  inaccurate: 'accurate',
  incorrect: 'correct',
  unprecedented: 'precedented',
  unharmed: 'harmed',
  onmogelijk: 'mogelijk',
  onbekend: 'bekend',
  onduidelijk: 'duidelijk',
  onwaarschijnlijk: 'waarschijnlijk',
  illegaal: 'legaal',
  onveilig: 'veilig',
  onschuldig: 'schuldig',
  onjuist: 'juist',
  ongedeerd: 'gedeerd',
}

/** Whether a word carries no claim: a language's own, or without a language those of both, since each is quoted in the other. */
export const isFunctionWord = (folded: string, language?: string) =>
  Object.entries(FUNCTION_WORDS).some(
    ([of, known]) => (language === undefined || of === language) && known.has(folded),
  )
export const isNegator = (folded: string) => NEGATORS.has(folded) || /n't$/.test(folded)

/** What a word with 'not' inside denies: 'able' for 'unable'. */
export function denied(folded: string): string | undefined {
  return Object.hasOwn(DENYING, folded) ? DENYING[folded] : undefined
}
