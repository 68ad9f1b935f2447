import type { SpeakerPatterns } from '../../topics/opinion/speakers.ts'

export const speakerPatterns: SpeakerPatterns = {
  self: /\b(I(?!\.)|I['’]m|I['’]ve|[Ww]e|[Ww]e['’]re|[Ww]e['’]ve|[Oo]urs?|us|[Mm]y|me|mine|(?<!-)[Yy]ou|[Yy]our|[Yy]ourself|[Yy]ourselves|[Yy]ou['’]re)\b/,
  attribution:
    /\b(said|says|saying|reported|reports|admitted|acknowledged|told|tells|added|adds|according to|asked|wrote|writes|tweeted|called|calls|described|announced|warned|insisted|argued|claimed|stated|explained|replied|noted|testified|declared|quoted|reads|read|titled|entitled|dubbed|named|known as)\b/i,
  wholeAttribution: /^(?:(?:That(?:['’]s| is)|This is) according to|So (?:says|said))\b/,
  guesses:
    /\b(?:perhaps|maybe|presumably|arguably|undoubtedly|no doubt|surely|of course|clearly|obviously|frankly|needless to say|sadly|unfortunately|fortunately|thankfully|luckily|ironically|tellingly|by a long shot|whopping|bonanza|bottom line|click-?bait|shocking(?:ly)?|stunning(?:ly)?|disgraceful|ridiculous|absurd|outrageous|hysterical|brilliant|spectacular|might|seem(?:s|ed)?|must be|ought to|should be|(?:could|may) (?:be|have|well|soon|also|even|become|lead|mean|see))\b/i,
  asides: "imagine|let['’]s|y['’]all|who cares|believe it or not|spoiler",
}
