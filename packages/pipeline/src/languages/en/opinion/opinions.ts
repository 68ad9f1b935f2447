import type { OpinionWords } from '../../topics/opinion/opinions.ts'

export const opinionWords: OpinionWords = {
  attributed:
    /\b(?:says?|said|tells?|told|calls?|called|warns?|warned|vows?|claims?|claimed|argues?|insists?|urges?|accuses?|according to|poll|survey|study|report|finds?|found|rules?|ruled|asks?|thinks?|believes?)\b|:\s["“‘']?\p{L}|[–—-]\s?\p{L}+$/iu,
  judges: [
    /\b(?:is|are|was|were) (?:(?:dead|so|absolutely|completely|simply) )?(?:right|wrong|wise|foolish|correct|crazy|insane|nuts|smart|dumb|stupid|mad) (?:to|about|on|in|that|for)\b/i,
    /\b(?:mak(?:e|es|ing)|made) an? (?:\p{L}+ )?(?:mistake|blunder|fool of)\b/iu,
    /\b(?:is|are|was|were) an? (?:\p{L}+ )?(?:disgrace|joke|sham|farce|travesty|outrage|menace|mess|insult|disaster|mistake|failure|fraud|lie|myth|embarrassment|no-brainer|game[- ]changer|(?:test|victory|win|lesson|warning|gift|wake-up call|slap in the face|problem|threat) (?:for|to))\b/iu,
    /\b(?:deserves? (?:to|better|more|credit|it)|can['’]t come soon enough|good (?:riddance|for \p{Lu})|(?:has|have) (?:got )?to go\b|proves? (?:he|she|they|that|how)|the truth (?:about|comes out|is)|last best hope|(?:real|hidden|dirty) (?:reason|story|truth|agenda)|(?:is|are) (?:doomed|finished|toast|over)\.?$|(?:is|are|was|were) (?:always |already )?doomed (?:from|to fail)|shows? (?:that )?\p{L}+ (?:could use|needs? to|must|can['’]t)|nothing (?:but|more than)|(?:dangerous|utter|total|complete) (?:nonsense|rubbish)|russian dupes)\b/iu,
    /^the day (?:the|that|when|\p{L}+) .{3,40}\b(?:died|changed|ended|lost|won|broke)\b|\ba? ?new (?:strategy|approach|plan|way|era) is needed\b|\b(?:seems?|looks?|appears?) (?:impossible|inevitable|unstoppable|doomed|likely to (?:fail|backfire))\b|\bto nowhere$/iu,
    /^(?:the )?(?:\p{L}+ )?(?:case|argument) (?:for|against) /iu,
    /\b(?:tells?|suggests?|paints?|shows?) an? (?:very |quite |rather )?(?:different|another|grim|bleak|sobering) (?:story|picture|tale)\b|\b(?:is|are) here to stay\b|\bproblem like \p{Lu}/iu,
    /\bwhat \p{L}+ (?:got|gets) (?:right|wrong)\b|\b(?:gets?|got) (?:it|this|that) (?:right|wrong)\b/iu,
  ],
  opens:
    /^(?:(?:No|Yes|Sorry|Dear \p{Lu}\p{L}+),\s|(?:Note to|Memo to|Face it|Good riddance|Thank (?:you|God)|It['’]s (?:high )?time (?:to|for)|In (?:defen[cs]e|praise) of|Why (?:I|we)|We (?:need|must|should|can['’]?t|have to)|Welcome to|Beware|The (?:trouble|problem) with|The (?:myth|folly|absurdity|hypocrisy|madness|perils) of|Shame on|Three cheers|Let['’]s|Stop \p{L}+ing|Don['’]t|Do not|Never mind|Forget|Blame|Add \p{Lu}\p{L}+ to|Enough (?:with|of|already)|Remember when|Imagine|If (?:only|you|we|\p{Lu}\p{L}+))\b)/u,
  advises:
    /(?<!\b(?:who|what|whether|how|when|where|why|which) (?:\p{L}+ )?)\b(?:should|ought to|shouldn['’]t|must not)\b/iu,
  guesses:
    /\b(?:may|might|could) (?:be|prove|become|have been) (?:\p{L}+ )?(?:doomed|costly|fatal|dangerous|disastrous|a (?:mistake|disaster|problem)|the (?:end|beginning)|finished|in trouble)\b/iu,
  sayers:
    'ministers?|ministry|officials?|police|reports?|stud(?:y|ies)|courts?|judges?|president|lawyers?|experts?|department|agency|chief|mayor|doctors?|scientists?|researchers?|sources?|poll|survey|union|family|media',
}
