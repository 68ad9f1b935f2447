export const teaserPatterns: readonly RegExp[] = [
  /^(?:here(?:'|’)?s?|this is|these are|why|how|what|when|meet|inside|see|look|the (?:real )?reason|everything|all you)\b/iu,
  /^(?:today|coronavirus|[\p{L} ]{3,25}):\s*(?:how|why|what|here)\b/iu,
  /\b(?:you won['’]?t believe|what happen(?:s|ed) next|needs? to know)\b/iu,
  /\b(?:reveals?|explains?) (?:why|how|what)\b/iu,
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:takeaways|things|reasons|ways|ideas|moments|facts|charts|questions|lessons)\b/iu,
  // Names the form of the article instead of the news: 'All of the president's orders – in one chart', 'Five
  // storylines to watch', 'The row, explained'.
  /(?:[–—:-]\s?|\b)(?:in (?:one|\d+|two|three|four|five) (?:charts?|maps?|graphs?|photos|pictures)|in (?:pictures|photos|charts|graphics)|explained|a timeline)$/iu,
  /\b(?:(?:\p{L}+ )?takeaways|(?:things|storylines|races|moments|names|stocks|questions) to (?:watch|know)|what to (?:watch|know|expect)|(?:step-by-step |a |your )guide to|fact[- ]check(?:ing)?:?|so many ways)\b/iu,
  /\b(?:craziest|wildest|weirdest|strangest|funniest|cutest|dumbest|shadiest|silliest|sexiest|ugliest|the most \p{L}+ (?:moments|details|things))\b/iu,
  // Announces a publication without its content: 'Mayor of Beira: full statement on the wall'.
  /(?:^|[:–—]\s)(?:the |his |her |their )?full (?:statement|text|transcript|speech|interview|video|story|list)\b/iu,
  /^(?:not so fast|hold on|wait|oops|guess (?:who|what)|spoiler|buckle up)\b/iu,
  // Announces a view instead of news: 'A look ahead at the vote', 'Beira grieves: inside the flood'.
  /^(?:an? |the )?(?:\p{L}+ )?(?:look|glimpse|peek) (?:at|ahead|back|inside|into|of)\b|:\s(?:inside|behind|a look|the story) |\boffers? (?:an? )?(?:\p{L}+ )?(?:glimpse|peek|look|taste)\b/iu,
  /\b(?:predicts?|reveals?|shares?) (?:when|where|who|why|how|what)\b/iu,
  /^the (?:one|real|surprising|secret|strange|curious|untold|incredible|astonishing) (?:\p{L}+ ){0,2}(?:that|behind|of|story)\b/iu,
]
