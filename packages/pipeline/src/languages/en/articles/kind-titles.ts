import type { ArticleKindTitlePatterns } from '../../topics/articles/kind-titles.ts'

/**
 * The patterns for English. A guide's title addresses the reader or names a kind of service, such as tips; a
 * title that only asks a question about the news is not a guide's.
 */
export const articleKindTitlePatterns: ArticleKindTitlePatterns = {
  guide: [
    /(?:^|[:|–—-] |\b(?:here['’]s|here is|learn|tips on) )how to [a-z]/i,
    /\b(?:all|everything|what|things) (?:you|we|travell?ers|parents|voters) (?:need|have|should|must|ought)(?: to)? know\b|\bneed-to-knows?\b|\bthings to know\b/i,
    /\b(?:your|all your|readers['’]) questions,? (?:have been |are |were )?answered\b|\band other questions$|\bfrequently asked questions\b|\bFAQs?\b/i,
    // A question from the reader's point of view.
    /^(?:[^:?]{2,40}: )?(?:(?:how|when|where|what|why|which) )?(?:(?:can|could|do|does|should|must|will|would|may|am|have|is|are) (?:I|my|we)|(?:can|could|should|must|will) your?) [^?]{3,90}\?/i,
    /^(?:[^:?]{2,40}: )?(?:how|what|when|where|who|which) (?:are|is|were) (?:[\p{L}-]+ ){0,6}(?:rules|symptoms|signs|options|restrictions|risks?)\b[^?]{0,60}\?/iu,
    // A topic and a question about it: 'Coronavirus: what are the rules?'.
    /^[^:?'"‘“]{2,40}: (?:what (?:is|are|do|does|will|would)|how (?:do|does|did|will|is|are|can|long|many|much)|when will|who (?:is|are|can|should)|where (?:is|are|can)) [^?:]{3,90}\?$/i,
    /\bsymptoms: what are they\b|\bwho should (?:wear|get|take|have)\b[^?]{0,60}\?/i,
    /\b(?:a|the|our|your|visual|quick|essential|complete|ultimate|beginner['’]?s|step-by-step|at-a-glance)(?: \p{L}+)? guide\b(?! dogs?\b)(?=$| to\b|[:,–-])|^guide to\b|\bexplainer\b|^explained:|, explained$/iu,
    /^(?:[^:]{2,30}: )?(?:where|how) to (?:get|buy|find|watch|see|stream|eat|stay|apply|vote|donate|shop|travel|go)\b/i,
    /^(?:[^:]{2,30}: )?(?:the )?\d{1,3}(?: of the)? (?:best|worst|top|easy|simple|great|essential|clever|brilliant|ways?|tips?|tricks?|hacks?|reasons?|things? (?:to|you)|ideas?|questions?|gifts?|recipes?|books?|films?|movies|shows?|series|places?|podcasts?|gadgets?|must-\p{L}+)\b/iu,
    /^(?:the )?best (?:\p{L}+ ){0,4}(?:to (?:buy|watch|read|stream|listen|try|wear)|for (?:under|every|your|summer|winter|kids|men|women)|on (?:netflix|amazon|sale|quibi))\b/iu,
    /^(?:the )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?takeaways\b/iu,
    /\btop tips\b|\btips (?:and tricks|for (?:a|your|the|staying|getting|coping))\b|\bdos and don['’]ts\b|\blife hacks?\b/i,
    /\b(?:recipes?)(?: for| to|:|$)|\bbargain buys?\b|\bbuy(?:ing|er['’]s) (?:guide|advice)\b|\bgift (?:guide|ideas?)\b|\bgifts for (?:under|every|him|her)\b/i,
    /\b(?:horoscopes?|sudoku|wordle|crosswords?|quiz(?:zes)?|superquiz|brainteasers?|word ?search)\b|\bcan you (?:spot|find|name|guess|solve|work out)\b/i,
    /\bwhat['’]s on (?:tv|television|netflix)\b|\bon (?:tv|television) tonight\b|\btv (?:guide|listings|tonight|pick)\b|^what to (?:watch|read|stream|listen|see|cook|eat|wear|expect)\b/i,
    /\brace-by-race\b|\b(?:betting|racing|tipping) (?:tips|guide|odds|preview)\b|\btips and (?:preview|best bets)\b|\bbest bets\b|\b(?:lotto|lottery|powerball) (?:results|numbers)\b/i,
    /^(?:in pictures|in photos|photos?|pictures|gallery|picture gallery|slideshow|watch|video|videos|cartoons?|listen)\s?[:|]|\b(?:best of cartoons|the best photos|today['’]s cartoons|photos of the|pictures of the)\b|\|\s(?:in pictures|video|gallery)$/i,
    /^(?:tablet |data )?interactive\b|\binteractive:|\bwhat happened (?:in [a-z ]{2,40} )?on \d|\bweather forecast\b|\bmap: (?:how|where)\b|\bmap and charts\b|\btracking the (?:global )?(?:outbreak|virus|coronavirus|pandemic)\b/i,
  ],
  promotion: [
    /^podcast\b[^:|]{0,40}[:|]/i,
    /\b(?:sponsored|advertisement|advertorial|paid (?:content|post|partnership)|partner content|promoted|brand(?:ed)? content|in association with|presented by)\s?(?:[:|]|$)|^(?:sponsored|promoted|advertorial|paid content|partner)\b\s?[:|–-]/i,
    /\b(?:discount|promo|voucher|coupon) codes?\b|\b(?:save|get) (?:up to )?(?:[£$€]\d+|\d+ ?%) (?:off|on)\b|\b\d+ ?% off\b|\b(?:black friday|prime day|cyber monday) (?:deals?|sales?|offers?|bargains?)\b|\bdeals? of the day\b|\b(?:best|today['’]s|top|latest) deals\b/i,
    /^(?:subscribe|sign up|join us|download our|get our|support our|become a member|win an?|win tickets|enter (?:now|to win)|vote (?:now|for your)|register (?:now|for our))\b/i,
    /\b(?:our|the) (?:new )?(?:newsletters?|podcasts?|app)\b(?=.{0,30}\b(?:sign|subscribe|download|is here|out now|has launched))|^(?:listen to|new podcast)\b|^(?:the )?(?:podcast|newsletter)\s?[:|–-]|\bpodcast(?:\s?[:|]|$)|\|\spodcast\b/i,
    /\b(?:giveaway|competition): |\bexclusive (?:offer|subscriber)\b|\bsubscriber[- ]only event\b/i,
  ],
  roundUp: [
    /^newspaper headlines\s?:|\bwhat the papers say\b|\b(?:in the )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)['’]s (?:gossip|papers|front pages|briefing|headlines)\b|\byour (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend|morning|evening) (?:briefing|read)\b|\bmust-reads for today\b/i,
    /^(?:[\p{L}]+ )?briefing: what happened\b|\ball you need to know about today['’]?s?\b|^on politics:|\bweekend reads?\b/iu,
  ],
  live: [
    /\b(?:world|live|global|latest) (?:news )?(?:updates|tracker)\b|\b(?:updates|latest) (?:on the \p{L}+ )?from around the world\b|\bnews and updates\b|\blatest news and\b/iu,
    /\blive (?:business|market|election|news|score) updates?\b|\blive news (?:during|from|on)\b/i,
  ],
  guideSections: 'horoscopes?|puzzles|quiz(?:zes)?|recipes?|how-?to|tv listings|crosswords?',
  promotionSections:
    'newsletters?|podcasts?|sponsored(?: content)?|advertorials?|partner(?:ed)? content|paid content|branded content|deals?|shopping deals|coupons?|competitions?',
  promotionPaths:
    'sponsored|advertorials?|partner-?content|paid-?(?:content|post)|brand(?:ed)?-?(?:content|studio)|coupons?|podcasts?|newsletters?',
  shouted: 'BREAKING|THE|PIC|LIVE|NEWS|UPDATE|EXCLUSIVE|VIDEO|WATCH|WORLD|COVID|UK|US|EU',
  columnistVerbs: 'on|reviews?|tells',
}
