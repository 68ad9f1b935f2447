export const headingPattern =
  /^(?:driving the news|why it matters|the (?:big picture|latest|backdrop|details|backstory|state of play)|details|context|background|state of play|zoom(?:ing)? (?:in|out)|by the numbers|catch up quick|flashback|what happened|what['’]s (?:happening|next|new)):\s+(?=["“‘']?[\p{Lu}\p{N}])/iu
