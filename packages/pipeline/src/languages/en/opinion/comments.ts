export const editorialCommentPatterns: readonly RegExp[] = [
  /\b(?:is|are|was|were) (?:the )?(?:one|ones|what|all) that (?:counts?|matters?|says?)\b/i,
  /\b(?:makes?|made) (?:the|this|it|them) .{0,40}\bstand out\b|\bstands? out (?:for|as|is)\b/i,
  /\b(?:is|are|was|were) (?:sobering|telling|striking|remarkable|staggering|astonishing|breathtaking|no surprise|hardly surprising|anyone['’]s guess|nothing short of|a far cry|easier said|worth (?:noting|remembering|watching)|not (?:lost|hard) (?:on|to))\b/i,
  /\b(?:the|an?) (?:implication|irony|upshot|takeaway|question(?: now)?|lesson|paradox|catch|good news|bad news|bottom line|reality|truth|thing|point|trouble|problem) (?:is|was|here is|being)\b/i,
  /\b(?:to nobody['’]s surprise|comes? as no surprise|make no mistake|needless to say|suffice (?:it )?to say|in other words|put simply|the devil is in|only time will tell|remains? to be seen|time will tell|stay tuned|of all (?:people|places|things)|short of (?:adopting|\w+ing)|believe it or not|as it turns out|in a nutshell|let that sink in|say what|old news|woke up (?:to|without)|keep the \w+ on)\b/i,
  /^(?:recall that|once upon a time|none of (?:this|that|the|it)\b.{0,80}\b(?:surpris|shock)|no one should be|it is (?:no|hard|easy|worth|clear|telling))\b|\b(?:is|are|was|were) (?:really )?all about\b|\blives? in a world of\b|\bbetray(?:s|ed)? (?:what|the (?:spirit|idea))\b/i,
  /\b(?:on the right side of (?:this|history)|much (?:attention|praise|ado)|raised (?:some |many |a few )?eyebrows|laid down the gauntlet|hermit kingdom|a far cry from|nothing if not|say(?:s|ing) the quiet part)\b/i,
  /\b(?:really|just|simply) (?:does|do|did|is|are|was)(?:n['’]t| not)\b/i,
]
