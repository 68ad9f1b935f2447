import type { ColouredLanguagePatterns } from '../../topics/opinion/coloured-language.ts'

const any = (...phrases: string[]) => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'iu')

export const colouredLanguagePatterns: ColouredLanguagePatterns = {
  figurative: [
    // Words that present a dispute as a fight or a show.
    any(
      '(?:came|come|comes|coming) out swinging',
      'put(?:s|ting)? on (?:a|quite a|the) (?:show|performance)',
      '(?:take|takes|took|taking) (?:a swipe|potshots|a jab)|swipes? at|theatrics|grandstanding|saber-rattling|sabre-rattling|mud-?slinging|chest-thumping|finger-pointing|name-calling|pearl-clutching|hand-wringing',
      'political theat(?:er|re)|(?:media|three-ring) circus|spectacle of',
      'cast(?:s|ing)? aspersions',
      'showdown|slugfest|cage match|shouting match|war of words|tug[- ]of[- ]war|battle royale?|bruising (?:battle|fight|campaign)|bitter (?:feud|battle|fight)|catfight',
      'broadsides?|tirades?|diatribes?|rants?|ranted|tantrums?|firestorm|bombshells?|blockbuster (?:report|hearings?|testimony|revelations?)',
      '(?:lash|lashed|lashes|lashing) out|(?:tore|tear|tears|tearing|ripped|rips|ripping|laid|lays|lit|lights) into|clap(?:s|ped)? back|skewer(?:s|ed|ing)?|eviscerat(?:es|ed|ing)|excoriat(?:es|ed|ing)|lambast(?:es|ed|ing)|savag(?:es|ed) (?:the|his|her|\\p{Lu})',
      'pull(?:s|ed|ing)? no punches|(?:gloves|knives) (?:are|were|came|come) (?:off|out)|(?:draw|drew|drawn|draws) a line in the sand|thr(?:ow|ows|ew|own) (?:down the gauntlet|shade|cold water|under the bus)|(?:raise|raised|up|upped|ups|upping) the (?:ante|stakes)|shots? across the bow|in the crosshairs|at loggerheads|bad blood',
      'on the war-?path|out for blood|blood in the water|rub(?:s|bed|bing)? salt|twist(?:s|ed|ing)? the knife|pour(?:s|ed|ing)? (?:fuel|gasoline|petrol|salt|oil) (?:on|into)|fan(?:s|ned|ning)? the flames|(?:add|adds|added|adding) fuel to',
    ),
    // Figurative descriptions of somebody or something.
    any(
      'dead in the water|dead on arrival|on (?:its|their|his) last legs|hang(?:s|ing)? by a thread|on life support|(?:hang|hangs|hung|hanging|loom|looms|loomed|looming) (?:like|large)|like a dark cloud',
      'riven by|torn apart by|rife with|mired in|plagued by|awash in|reeling from|reel(?:s|ed|ing)? (?:after|as)|in (?:disarray|tatters|shambles|free-?fall|turmoil|hot water|the hot seat)|infighting|dysfunctional',
      '(?:bears?|bore|borne|bearing|take|took|taken) the (?:brunt|fall|heat)',
      'spineless|gutless|clueless|incoherent|meandering|cabals?|cringe-? ?worthy|mercurial|firebrand|powerhouses?|embattled|beleaguered|bombastic|flamboyant|larger-than-life|no-nonsense|tough-talking|fire-breathing|much-maligned|ill-fated|ill-conceived|hapless|feckless|brash|fiery|iconic|beloved|legendary|darling of|golden boy|poster (?:child|boy)|juggernaut|kingmaker|titans? of|movers and shakers|rising star|fixture of|cheerleaders?|crony|cronies|goons?|lackeys?|henchm[ae]n|mouthpiece|mogul and|crank|provocateur|rogue regime|hermit kingdom',
      '(?:supporters?|fans|rioters|followers) of (?:his|her) cult|fanboys?|pals?(?= \\p{Lu})',
    ),
    // Exaggerations of size, novelty or danger.
    any(
      'doomsday|apocalyp\\p{L}+|armageddon|nightmare|horror show|perfect storm|ticking (?:time )?bomb|powder keg|house of cards|tip of the iceberg|smoking gun|silver bullet|game[- ]changer|train wreck|dumpster fire|wake-up call|slap in the face|witch[- ]hunt|wild west|ground zero for|sea change|tsunami of|avalanche of|(?:political|media) earthquake|shock ?waves?|bloodbath|carnage(?! at)',
      'extraordinary|stunning(?:ly)?|shocking(?:ly)?|jaw-dropping|mind-boggling|eye-(?:popping|watering)|sky-high|blistering|scathing|searing|withering|explosive (?:report|claims?|allegations?|revelations?|testimony|interview)|dramatic(?:ally)?|harrowing|sobering|worrying(?:ly)?|heart-?broken|in agony|gripping|riveting|rapt|heart-?(?:breaking|warming|wrenching|stopping)|gut-wrenching|bone-chilling|chilling(?:ly)?|spine-tingling|breathtaking|astonishing(?:ly)?|astounding(?:ly)?|staggering|unthinkable|jarring|bizarre(?:ly)?|sordid|lurid|salacious|tawdry|crazy|insane|wild(?:ly)? (?:claim|popular|success)|epic|monster(?= (?:storm|hit|deal))|mind-blowing|surreal|lavish|splashy|rock(?:ed|ing|s) (?:the|by)|sent? shivers|hit[- ]or[- ]miss|viral-?viral',
      'shattered dreams|dreams? (?:is|are|was|were) (?:over|shattered)|delight(?:s|ed) fans|stuns? (?:fans|the world|viewers)|set(?:s|ting)? (?:the internet|twitter|social media) (?:alight|ablaze|on fire)|(?:broke|breaks|breaking|melts|melted) the internet|sent? (?:the internet|twitter|fans|social media) (?:into|wild)',
      'strangleholds?|killer (?:bug|virus)|evidence-free|(?:fights?|battles?) to the finish|blew up (?:at|over)|unload(?:s|ed|ing) on|firing on all cylinders|terror-prone|rowdy|divisive (?:campaign|rhetoric|figure)|historic (?:speech|moment)|gets? (?:very )?personal|indisputabl[ey]|blasted (?:by|the|his|her|their)|blasts? (?:his|her|their|president|trump|biden)',
      'strange[- ]bedfellows?|bogus|(?:tragic|troubled|dark|secret) (?:past|double life)|(?:powerfully|masterfully|brilliantly|heroically|courageously|shamelessly|shamefully|disgracefully|gloriously|deliciously) (?:\\p{L}+)|mayhem|(?:media|feeding|shopping) frenzy|smirk(?:s|ed|ing)?|gloat(?:s|ed|ing)?|shock (?:statement|poll|result|report|move|defeat|claim|exit|win|announcement|decision|twist|revelation|admission)|rag(?:es?|ed|ing) (?:at|over|against)',
      'golden opportunity|once-in-a-lifetime|make-or-break|do-or-die|all-important|high-stakes|hotly contested|long-awaited|eagerly[- ]awaited|much-(?:anticipated|hyped|vaunted|needed)|so-called',
    ),
    // Asides to the reader, and colloquial words.
    any(
      'freak(?:s|ed|ing)? out|(?:go|goes|going|went) (?:nuts|wild|ballistic|bananas)|way, way|bye-?bye|at long last|desperately|barrel(?:s|ed|ing|ling|led)? (?:toward|ahead|into)s?|boil(?:s|ed|ing)? over|crow(?:s|ed|ing) (?:about|over)|(?:chance|shot) at redemption|head-turning|unmistakable look|in hot pursuit',
      'all eyes (?:are|were|will be|now turn|on)|turn(?:s|ed|ing)? up the heat|(?:take|takes|took|taken|taking) (?:center|centre) stage|steal(?:s|ing)? the (?:show|spotlight)|stole the (?:show|spotlight)|in the spotlight|(?:shine|shines|shone|shining) a (?:light|spotlight) on|(?:hit|hits|hitting|struck|strikes|touched) a (?:nerve|chord|raw nerve)|strikes nerve|hit(?:s|ting)? the (?:jackpot|ground running|nail|fan)|(?:set|sets|setting) the stage|pull(?:s|ed|ing)? (?:the plug|out all the stops|strings|the rug)|roll(?:s|ed|ing)? the dice|kick(?:s|ed|ing)? the can|jump(?:s|ed|ing)? (?:ship|the shark|on the bandwagon)|bit(?:e|es|ing)? the bullet|eat(?:s|ing)? crow|call(?:s|ed|ing)? (?:it quits|his bluff|their bluff)|go(?:es|ing)? (?:nuclear|all in|off the rails|for broke)|went (?:nuclear|all in|off the rails|for broke)|turn(?:s|ed)? (?:a blind eye|the tables|the page)|play(?:s|ed|ing)? (?:hardball|with fire|the blame game|politics)|put(?:s|ting)? (?:the brakes|the screws|a damper|lipstick)|flip(?:s|ped)? the script|move(?:s|d)? the needle|walk(?:s|ed|ing)? a tightrope|writing (?:is|was) on the wall|elephant in the room|bang for|back to square one|(?:joins?|joined|joining) the (?:\\p{L}+ )?(?:club|ranks|fray)',
      "a different story (?:is|was) (?:playing|unfolding)|(?:got|get|gets) (?:his|her|their) hands on|hoo-?boy|hold on to (?:that|your)|buckle up|brace yourself|guess what|not so fast|so much for|go figure|let(?:’|')?s face it|truth be told|to put it mildly|for good measure|lo and behold|fun fact|good luck|no wonder|you know|thank goodness|oh,|yikes|yay|yeah|sure enough|as luck would have it|get this|long story short|on the surface|at the end of the day|when push comes to shove|few and far between|a dime a dozen|par for the course|easier said than done|better late than never|the usual suspects|business as usual|here to stay|in the cards|piece of cake|what a difference|and then some|if you will|mind you|naturally,|, naturally",
      'kids? (?:are|were) not alright|(?:cheeky|cute|adorable|hilarious|funny|quirky|juicy|spicy|sassy|iconic|gorgeous|fabulous|glamorous|stylish|sizzling|racy|steamy|sultry|busty|toned(?! down)|dapper)|flaunt(?:s|ed|ing)?|stepp(?:ed|ing) out|put(?:s|ting)? on a brave face|cut(?:s|ting)? a (?:\\p{L}+ )?figure|pound(?:s|ed|ing) the pavement',
    ),
  ],
  titled: [
    any(
      'braces? for|divides? (?:the )?nation|super-?morgue|under siege|on the brink|on edge|in crisis|in chaos|spirals?|spiralling|plunged into|sparks? (?:outrage|fury|anger|backlash|panic)|fur(?:y|ious)|outrage(?:d)?|backlash|meltdown|nightmare|horror|dramatic|stunning|stunned|shock(?:ed|er|s)?|slams?|slammed|blasts? (?!kill|in|at|near|injur)|rips?|ripped|destroys|torches|roasts?|mocks?|fumes?|brutal|savage|epic|insane|crazy|wild|bombshell|explosive|disgraced|unprecedented attack|war on|wages? war|nukes?|crooked|takes? aim|hits? back|fires? back|strikes? back|doubles? down|defiant|desperate|eyebrows|hot seat|firing line|wrangles?|tanks?(?= after| as|$)|soars?(?= as)|delivers? blow|heartbreak(?:ing)?|tragic(?:ally)?|agony|miracle|hero(?:es|ic)?|kids say',
    ),
  ],
  tail: /[.!?]\s(?:(?:a (?:bit|little)|sort of|kind of|almost|not quite|maybe|really|seriously|again|oops|period|not so fast|good luck\b.{0,40}|well,.{0,40}|sure,.{0,40}|no,.{0,40}|yes,.{0,40})|(?:the |its |their )?(?:numbers|facts|data|evidence|experts|critics|science|record|reality|truth) (?:says?|suggests?|tells?|shows?|is|are) (?:otherwise|a different story|another story|different|not so sure|skeptical|sceptical))[.!]?$/iu,
}
