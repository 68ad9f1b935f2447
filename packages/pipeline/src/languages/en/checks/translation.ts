import type { TranslationCheckWords } from '../../topics/checks/translation.ts'
import { splitWords } from '../../words.ts'

export const translationCheckWords: TranslationCheckWords = {
  idioms:
    /\bnot (?:only|just|merely|simply)\b|\bwhether or not\b|\bwithout fail\b|\b(?:if|why) not\b|\bno (?:more|less|fewer|later) than\b|\bno (?:doubt|wonder)\b|^\W*(?:oh,? )?no\b[,.!]/gi,
  withoutNot:
    /\b(?:disagree\w*|f[ae]ll(?:en|ing|s)? out|hardly|barely|scarcely|rarely|seldom|few|little|lacks?|lacking|lacked|den(?:y|ies|ied|ying|ial)|prevent\w*|fail\w*|refus\w*|reject\w*|far from|avoid\w*|absen\w+|miss(?:ed|es|ing)|instead of|rather than|unless|except|only|stop(?:s|ped|ping)?|halt\w*|block\w*|bar(?:red|s|ring)|ban(?:ned|s|ning)?|forb[ai]d\w*|prohibit\w*|silen\w+|exempt\w*|free of|un(?!der|ti|io|it|iv|iq|les)\w{4,}|im(?:possib|practic|patien)\w*|in(?:ab|acc|cap|compl|corr|eff|elig|suff|val)\w*|il(?:leg|lic)\w*|dis(?:appr|beli|hon|lik|loy|satisf|trust|count|qualif)\w*|non-?\w{3,}|\w{3,}less)\b/i,
  titles: splitWords('mr mrs ms dr sir lady lord st bst gmt mp'),
}
