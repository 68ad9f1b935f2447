export const editorialCommentPatterns: readonly RegExp[] = [
  /\bkom(?:t|en) (?:niet )?als een verrassing\b|\b(?:is|zijn|was|waren) (?:ontnuchterend|veelzeggend|opvallend|opmerkelijk|veelbetekenend|geen verrassing)\b/i,
  /\b(?:opvallend|opmerkelijk|bijzonder|typerend|tekenend|ironisch genoeg|saillant) (?:is|detail)\b/i,
  /\b(?:de vraag is|het is de vraag|de ironie|het goede nieuws|het slechte nieuws|het punt is|kortom|met andere woorden|laat staan|niemand minder dan|moet nog blijken|zal moeten blijken|de tijd zal leren)\b/i,
  /^(?:er was eens|bedenk dat|onthoud dat|niemand (?:hoeft|zal) (?:zich|verbaasd)|niets hiervan)\b|\bdraait (?:allemaal )?om\b|\bleeft in een wereld van\b/i,
  /\b(?:is|zijn) (?:een|het|de) (?:groot |grote )?(?:probleem|pijnpunt|vraag|kwestie)\.$/i,
  /^\P{L}*\p{L}+ (?:zet|zetten) .{0,40} op een rij\.$/iu,
]
