import type { EventWords } from '../../topics/events/events.ts'

export const eventWords: EventWords = {
  qualifiers: {
    firstLeg: /\b(heenwedstrijd|heenduel|eerste (duel|wedstrijd))\b/,
    secondLeg:
      /\b(terugwedstrijd|returnwedstrijd|tweede (duel|wedstrijd)|de return (eindig|won|win|beslis|verl))/,
    youth: /\b(jeugd(elftal|league|team|finale|duel|wedstrijd)?|onder (1[5-9]|2[0-3])|beloften)\b/,
    women: /\b(vrouwen(elftal|ploeg|finale|duel|team|voetbal)?)\b/,
  },
  sudden: {
    quake: /\b(aardbeving(en)?|aardschok(ken)?|magnitude)\b/,
    storm: /\b(orkaan|cycloon|tyfoon|tornado)\b/,
    flood: /\b(overstroming(en)?|watersnood)\b/,
    fire: /\b(brand|bosbrand(en)?|natuurbrand(en)?)\b/,
    eruption: /\b(vulkaan|uitbarsting)\b/,
    shooting: /\b(schietpartij|schutter)\b/,
    stabbing: /\b(steekpartij|neergestoken)\b/,
    crash: /\b(botsing|ontspoord|neergestort|ongeval|crash)\b/,
    blast: /\b(explosie|ontploffing|bomaanslag)\b/,
    breach: /\b(datalek|gehackt)\b/,
    rates: /\b(rente(verlaging|verhoging|besluit|stap)?|centrale bank)\b/,
  },
  sport:
    /\b(wedstrijd|doelpunt(en)?|finale|wint|zege|verslaat|versloeg|verliest|kampioen\w*|heenduel|heenwedstrijd|terugwedstrijd|return)\b/,
}
