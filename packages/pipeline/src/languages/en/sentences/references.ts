import type { ReferenceWords } from '../../topics/sentences/references.ts'
import { splitWords } from '../../words.ts'

export const referenceWords: ReferenceWords = {
  opens:
    /^["“‘'„]?(?:(?:about|some|all|both|most|half|part|many|one|two|three|four|five) of |(?:according to|for|in|on|at|by|from|with|under|inside|near|after|before|since|but|and) )?the\s+/i,
  ends: new Set(
    splitWords(`of in on at to for from by with that which who whom whose where when is are was were be been has have had will would could can may
    might must should shall do does did and or but as than then not also now never ever still already only just about after before during since
    until while because says said say told tells added adds came come comes went goes go ran runs run took takes take made makes make gave gives
    give got gets get left leaves led leads held holds hold saw sees see found finds find fell falls fall rose rises rise began begins begin
    stood stands stand brought brings became becomes become kept keeps put puts set sets hit hits cut cuts lost loses won wins met meets
    paid pays sold sells bought spent sent showed shows show means meant makes happens follows includes appears seems remains contains
    over under into onto between among against without within near off out up down behind around across through per if so there here`),
  ),
  specifies: new Set(
    splitWords(
      'of that which who whose where for between from in at on near by to with against into about behind',
    ),
  ),
  unique: new Set(
    splitWords(`government police president pope king queen army military economy world sun moon sea weather public internet pandemic coronavirus virus
    state parliament congress senate house media press opposition army navy country nation past future present summer winter spring autumn
    election elections vote law constitution dollar euro pound market markets majority minority number total rest average cost price
    most least best worst largest biggest highest lowest oldest youngest longest smallest greatest
    same whole entire weekend week month year day morning afternoon evening night time times way ways people rich poor young elderly
    authorities officials regulator judiciary ministry capital south north east west`),
  ),
  known: new Set(
    splitWords(`accord accusation accusations agreement allegation allegations amendment announcement appeal argument arrangement attack
    attacks ban bill bills brawl businessman columnist commentator breach case cases change changes charge charges claim claims clash clip comment comments complaint
    complaints compromise controversy conversation criticism dataset deadline deal debate decision delay demand demands dinner
    disagreement disclosure dispute document documents donation effort efforts email emails encounter exchange finding findings
    footage hearing idea incident initiative injunction investigation lawsuit lawsuits letter lists measure measures meeting memo
    merger mission motion move moves nomination nominations offer order orders ordinance petition plan plans plot policy post posts
    probe procedure proposal proposals protest protests provision recommendation recommendations recording report reports request
    requests resolution response result results revelation revelations review rule rules ruling rulings sale scandal scheme sentence
    settlement shooting speech statement statements statute stunt suit summit suspension tape tapes testimony theory tour transaction
    transcript trip tweet tweets verdict video videos visit vote withdrawal`),
  ),
  // Nouns and adjectives with the ending of a past tense are excluded: 'red', 'shed', 'seed', 'hundred'.
  past: /(?<!^(?:r|b|sh|sl|se|ne|fe|we|re|spe|bre|gre|ste|cre|hundr|sacr))ed$/,
  determiners: splitWords('a an the its his her their no'),
  pronoun: /\b(?:he|she|him|his|her)\b/,
  fronted: 'after|before|during|since|in|on|at|by|when|while|as|despite|under|later|late|early',
  definite: 'the',
  opening:
    'within|throughout|amid|over|upon|in|on|at|for|with|by|as|after|before|during|since|under|of|from|to|despite|like|when|while|if|although|though|because|until|once|asked|speaking|according|having',
  counted: 'the|a|an|one|two|three',
  titles: 'Mrs?|Ms|Dr|Sir|Lord|Lady|Sen|Rep|Gov|Gen|Prof',
  persons:
    'man|woman|boy|girl|child|widow|son|wife|husband|president|chief|captain|king|queen|prince|princess|pope|judge|suspect|victim|patient|resident|student|pupil|colleague|spokes\\w+|\\d+-year-old',
  personEndings: 'er|or|ist|ian|ant',
  notPersons:
    'after|water|over|under|however|never|number|summer|winter|other|another|order|either|whether|former|later|power|paper|river|quarter|letter|matter|better|higher|lower|further|computer|for|nor|major|minor|floor|door',
}
