import type { VerbWords } from '../../topics/words/verbs.ts'
import { stem } from './stem.ts'

export const verbWords: VerbWords = {
  finite:
    /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|must|should|do|does|did|sa(?:id|ys?)|told|tells?|came|comes?|went|goes|go|ran|runs?|took|takes?|made|makes?|gave|gives?|got|gets?|left|leaves?|led|leads?|held|holds?|saw|sees?|found|finds?|fell|falls?|rose|rises?|began|begins?|stood|stands?|brought|became|becomes?|kept|keeps?|put|puts|set|sets|hit|hits|cut|cuts|lost|loses?|won|wins?|beat|beats|met|meets?|paid|pays?|sold|sells?|bought|spent|sent|showed|shows?|meant|broke|breaks?|died|dies|shot|struck|drove|flew|grew|knew|wrote|chose|rejects?|votes?|plans?|wants?|faces?|\p{L}{3,}ed)\b/iu,
  ahead: [
    /(?<!\b(?:that|which|who|whether|if|what|when)\s)\b(?:will|shall)\s(?:(?:also|now|soon|then|likely|probably|\p{L}+ly)\s)?(?:be\s)?(?<verb>\p{L}{3,})/giu,
    /\b(?:(?:set|due|scheduled|expected|slated|planned|poised|about|going|likely|preparing|ready)|is|are) to\s(?:be\s)?(?<verb>\p{L}{3,})/giu,
  ],
  aheadInTitle:
    /^(?:(?!\b(?:is|are|was|were|has|have|had|wants?|plans?|vows?|agrees?|refuses?|fails?|tries|seeks?|votes?|asks?|tells?|urges?|calls?|moves?|pushes|forced|ordered|allowed|able|unable|right|wrong|how|what|when|where|due|close|bid|plan|deal|way|order|call|pledge|threat|need|power|attempt|effort|under|efforts|pressure|authorizes?|threatens?|targets?|appears?|forces?|\p{Ll}+ed)\b)[\p{L}\p{N}'’.&-]+\s){1,7}?to\s(?:be\s)?(?<verb>\p{Ll}{3,})\b(?!\s(?:for|of)\b)/u,
  notDone: /\b(?:to|will|would|could|can|may|might|should|must|not|never|if)\s(?:\p{L}+\s)?$/iu,
  done: /ed$/,
  present: /s$/,
  forms: `begin began begun|hold held|meet met|leave left|take took taken|give gave given|win won|lose lost|send sent|rise rose risen|fall fell fallen|speak spoke spoken|
  sell sold|pay paid|make made|go went gone|fly flew flown|run ran|lead led|stand stood|strike struck|swear swore sworn|become became|buy bought|build built|bring brought|
  lift launched blasted lifted|start began begun kicked started|resign quit stepped resigned|arrive landed arrived|appear testified appeared|shut closed|sign signed`,
  root: stem,
}
