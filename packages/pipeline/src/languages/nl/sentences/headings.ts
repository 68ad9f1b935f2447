export const headingPattern =
  /^(?:achtergrond|context|waarom (?:het|dit) (?:telt|belangrijk is)|wat (?:er )?(?:is er )?gebeurd(?: is)?|het nieuws|de feiten|in het kort):\s+(?=["“‘']?[\p{Lu}\p{N}])/iu
