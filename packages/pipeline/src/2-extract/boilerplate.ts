/** Lines longer than this are sentences of the article, whatever they begin with. */
const MAX_CHARACTERS = 160

/** What pages put between the paragraphs, English and Dutch. Anchored: a sentence that merely holds the words stays. */
const LINES: readonly RegExp[] = [
  /^(advert(isement)?|advertentie|sponsored( content)?|gesponsord|promoted)\W*$/i,
  /^(continue|keep) reading\b/i,
  /^(read|see|watch|listen|more)( (more|also|next|now|on this))?( (about|on|from|here))?\s*[:>»|–-]/i,
  /^(read|see|watch|listen)( (more|also|next))\b.{0,110}$/i,
  /^(related|recommended|most (read|popular|viewed)|trending|popular|up next|more (stories|from|on|news|coverage)|latest (news|stories|updates))\b.{0,90}$/i,
  /^(lees|bekijk|kijk|luister|zie)( (ook|meer|verder|hier|terug|het|alles))\b.{0,110}$/i,
  /^(meer|gerelateerd|aanbevolen|meest gelezen|populair|net binnen)( (over|nieuws|artikelen|uit|van|lezen))?\s*[:>»]/i,
  /^(sign up|subscribe|register|log ?in|sign in|join|follow us|like us|download (the|our) app|get (the|our|more))\b.{0,120}$/i,
  /^(meld je aan|schrijf je in|abonneer|word (lid|abonnee)|inloggen|volg ons|download (de|onze) app|ontvang)\b.{0,120}$/i,
  /^(share|tweet|e-?mail|print|save|comment|comments|delen|deel( dit)?( artikel)?|reageer|reacties|bewaar)( (this|on|via|op|article|story|page|it|with)[^.]{0,50})?$/i,
  /^(copyright|©|\(c\)|all rights reserved|alle rechten voorbehouden).{0,130}$/i,
  /^(photo(graph)?s?|image|picture|file photo|foto|beeld|credit|fotograaf|bron|source)( (by|credit|courtesy|van|door))?\s*[:©/].{0,120}$/i,
  /^(click|tap|klik|tik) (here|hier|on|op)\b.{0,100}$/i,
  /^(view|show|see|toon|laat) (all|more|alle|meer|the|in|gallery|comments|photos).{0,60}$/i,
  /^(have (a|you got a) (story|tip)|got a tip|do you have|heb je een tip|tip de redactie|contact us|neem contact op)\b.{0,120}$/i,
  /^\(?(our standards|editing by|reporting by|additional reporting|compiled by|this article (was|is|has been|originally))\b.{0,150}$/i,
  /^(\d+ )?(min(ute)?s?|minuten) (read|lezen|leestijd)$/i,
  /^(first |originally )?(updated|published|posted|last (updated|modified)|laatste update|gepubliceerd|bijgewerkt)\b.{0,50}\d.{0,30}$/i,
  /^(loading|please wait|even geduld|javascript|enable javascript|your browser|uw browser)\b.{0,120}$/i,
  /^(we use cookies|this site uses cookies|deze (site|website) gebruikt|accepteer|cookie)\b.{0,140}$/i,
  /^(facebook|twitter|x|whatsapp|linkedin|instagram|pinterest|reddit|telegram|bluesky|email|e-mail)\W*$/i,
  /\((image|images|photo|photos|picture|foto|beeld|credit|pic)\s*:[^)]*\)\W*$/i,
  /^(by|door) .{3,80}(\||•|·|[-–—]| on | op )\s*.{0,12}\d{1,2}[^.]{0,60}$/i,
  /^\W*(updated|gewijzigd|posted|published)?\W*\d{1,2}[:.]\d{2}\s*([ap]\.?m\.?)?\W[^.]{0,40}\d{4}[^.]{0,20}$/i,
  /^((mon|tues|wednes|thurs|fri|satur|sun)day\W+)?(\d{1,2}\W+)?[a-z]{3,9}\.?\W+(\d{1,2}\W+)?\d{4}(\W+(at )?\d{1,2}:\d{2}.{0,20})?$/i,
  /^(don['’]t miss|watch live|breaking news|news ?letters?|nieuwsbrief|tags|topics|onderwerpen|filed under)\b.{0,60}$/i,
  /^(about (us|the author|this)|over de auteur)\b.{0,60}$/i,
  /^(post|leave|add|write|view|read|show) (a |all |the )?comments?\W*\d*\W*$/i,
  /^(plaats|bekijk|toon|lees) (een |alle )?reacties?\W*\d*\W*$/i,
  /^(image|photo|slide|picture|foto|beeld) \d+( (of|van))?\W*\d*$/i,
  /^(caption|close|previous|next|expand|collapse|replay|sluiten|vorige|volgende)$/i,
  /\b(contributed to this (report|story|article)|(werkte|droegen|droeg) (mee|bij) aan dit (artikel|verhaal|bericht))\W*$/i,
  /^(follow|find|see|read|more|for more) .{0,60}\b(coverage|our live blog)\b.{0,100}$/i,
  /\bdelivered (straight |directly )?(to|through) your (inbox|letterbox|door)\b/i,
  /\b(affiliate (commissions?|links?)|(earn|receive) an? .{0,20}commission)\b/i,
  /^https?:\/\/\S+$/i,
  /^[^\p{L}\p{N}]*$/u,
]

/** Who took a picture or wrote an agency's report, at the end of a caption or a text of any length. */
const CREDIT =
  /\((?:photo|image|picture|pic|foto|beeld|file photo)\b[^()]{0,120}\)\W{0,3}$|\b(?:via )?Getty Images\W{0,3}$|^\((?:additional )?reporting by [^()]{0,300}\)\W{0,3}$/i
/** Longer blocks are paragraphs that merely end so. */
const MAX_CREDITED = 500

/** Whether a block of a page is furniture and not the article's own text. */
export function isBoilerplate(text: string): boolean {
  if (text.length <= MAX_CREDITED && CREDIT.test(text)) return true
  return text.length <= MAX_CHARACTERS && LINES.some((line) => line.test(text))
}
