/**
 * The kinds of facts that are planted to test the agreement table, the list of facts that reports agree or
 * differ on.
 */
export const FACT_KINDS = [
  'injured',
  'workers',
  'money',
  'percentage',
  'date',
  'score',
  'place',
  'role',
] as const
export type PlantedFactKind = (typeof FACT_KINDS)[number]

/** The kinds of facts that two reports can contradict each other on. */
export const CONFLICT_KINDS = ['injured', 'workers', 'money', 'percentage'] as const

/** An invented fact, as the agreement table should list it, with three wordings to insert into reports. */
export interface PlantedFact {
  kind: PlantedFactKind
  /** The kind of the fact in the agreement table. */
  tableKind: string
  value: number | string
  wordings: [string, string, string]
}

const WORDS = {
  en: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
}
const PLACES = ['Velmoor', 'Oostwerd', 'Harrowgast', 'Lindeveer', 'Castermere', 'Nieuwmolen']
const NAMES = [
  'Ana Sitoe',
  'Joris Hemelrijk',
  'Mara Quillon',
  'Pieter Wolkers',
  'Dora Anselm',
  'Karim Benhadi',
]
const MONTHS = {
  en: ['December', 'January', 'February'],
  nl: ['december', 'januari', 'februari'],
}
const pad = (value: number) => String(value).padStart(2, '0')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Language = 'en' | 'nl'
type Made = Omit<PlantedFact, 'kind'>

/** Makes a date after 20 November 2026, the date of the events. */
function date(at: number, language: Language): Made {
  const day = 2 + (at % 25)
  const month = MONTHS[language][at % 3] ?? ''
  const value = `${at % 3 === 0 ? 2026 : 2027}-${['12', '01', '02'][at % 3]}-${pad(day)}`
  const wordings: Record<Language, Made['wordings']> = {
    en: [
      `The hearing is set for ${month} ${day}.`,
      `A judge hears the case on ${day} ${month}, the court said.`,
      `The parties meet again on ${month} ${day}.`,
    ],
    nl: [
      `De zitting is op ${day} ${month}.`,
      `Een rechter behandelt de zaak op ${day} ${month}, meldt de rechtbank.`,
      `De partijen zien elkaar weer op ${day} ${month}.`,
    ],
  }
  return { tableKind: 'date', value, wordings: wordings[language] }
}

const MAKERS: Record<PlantedFactKind, (at: number, language: Language) => Made> = {
  date,
  injured(at, language) {
    const value = 2 + (at % 11)
    const word = WORDS[language][value - 2] ?? ''
    const wordings: Record<Language, Made['wordings']> = {
      en: [
        `Officials said ${value} people were injured.`,
        `${capital(word)} people were hurt, the fire service said.`,
        `The blast left ${value} injured, according to the hospital.`,
      ],
      nl: [
        `Volgens de politie raakten ${value} mensen gewond.`,
        `Er zijn ${word} gewonden, meldt de brandweer.`,
        `Bij het ongeval zijn ${value} personen gewond geraakt.`,
      ],
    }
    return { tableKind: 'count', value, wordings: wordings[language] }
  },
  workers(at, language) {
    // Above 2,100, because a smaller number without a separator could be a year.
    const value = 2113 + 137 * (at % 40)
    const wordings: Record<Language, Made['wordings']> = {
      en: [
        `The plant in the town employs ${value.toLocaleString('en')} workers.`,
        `The plant has ${value} employees in the town, its owner said.`,
        `In the town ${value.toLocaleString('en')} workers are employed by the plant.`,
      ],
      nl: [
        `De fabriek in de stad telt ${value.toLocaleString('nl')} werknemers.`,
        `In de fabriek in de stad werken ${value} medewerkers, zegt de eigenaar.`,
        `De fabriek heeft in de stad ${value.toLocaleString('nl')} werknemers in dienst.`,
      ],
    }
    return { tableKind: 'count', value, wordings: wordings[language] }
  },
  money(at, language) {
    const millions = 3 + (at % 60)
    const wordings: Record<Language, Made['wordings']> = {
      en: [
        `Repairs to the bridge will cost $${millions} million.`,
        `The council put the cost of repairs to the bridge at $${millions},000,000.`,
        `The council will pay $${millions}m for the bridge repairs, which cost more than planned.`,
      ],
      nl: [
        `De reparatie van de brug kost ${millions} miljoen euro.`,
        `De gemeente raamt de kosten van de reparatie van de brug op € ${millions}.000.000.`,
        `Voor de reparatie van de brug betaalt de gemeente ${millions} mln euro aan kosten.`,
      ],
    }
    return { tableKind: 'money', value: millions * 1_000_000, wordings: wordings[language] }
  },
  percentage(at, language) {
    const value = 31 + (at % 50)
    const wordings: Record<Language, Made['wordings']> = {
      en: [
        `Turnout in the local vote was ${value} percent.`,
        `The electoral office put turnout in the local vote at ${value}%.`,
        `In the local vote turnout reached ${value} per cent, officials said.`,
      ],
      nl: [
        `De opkomst bij de lokale verkiezing was ${value} procent.`,
        `Het stembureau meldt bij de lokale verkiezing een opkomst van ${value}%.`,
        `Bij de lokale verkiezing kwam de opkomst uit op ${value} procent.`,
      ],
    }
    return { tableKind: 'percentage', value, wordings: wordings[language] }
  },
  score(at, language) {
    const [more, less] = [2 + (at % 4), at % 2]
    const wordings: Record<Language, Made['wordings']> = {
      en: [
        `The hosts won ${more}-${less} on Saturday.`,
        `The match ended in a ${more}–${less} victory for the hosts.`,
        `The hosts beat their neighbours ${more}-${less}.`,
      ],
      nl: [
        `De thuisploeg won zaterdag met ${more}-${less}.`,
        `De wedstrijd eindigde in een zege van ${more}–${less} voor de thuisploeg.`,
        `De thuisploeg versloeg de buren met ${more}-${less}.`,
      ],
    }
    return { tableKind: 'score', value: `${more}-${less}`, wordings: wordings[language] }
  },
  place(at, language) {
    const value = PLACES[at % PLACES.length] ?? ''
    const wordings: Record<Language, Made['wordings']> = {
      en: [
        `The talks were held in ${value} on Friday.`,
        `Delegates met for the talks in ${value}, a spokesman said.`,
        `Police closed the roads near ${value} for the talks.`,
      ],
      nl: [
        `Het overleg was vrijdag in ${value}.`,
        `De delegaties kwamen bijeen in ${value}, zegt een woordvoerder.`,
        `De politie sloot voor het overleg de wegen bij ${value}.`,
      ],
    }
    return { tableKind: 'place', value, wordings: wordings[language] }
  },
  role(at, language) {
    const value = NAMES[at % NAMES.length] ?? ''
    const wordings: Record<Language, Made['wordings']> = {
      en: [
        `Mayor ${value} called the plan a first step.`,
        `The plan was presented on Friday by Mayor ${value}.`,
        `A spokesman for Mayor ${value} confirmed the plan.`,
      ],
      nl: [
        `Burgemeester ${value} noemt het plan een eerste stap.`,
        `Het plan werd vrijdag gepresenteerd door burgemeester ${value}.`,
        `Een woordvoerder van burgemeester ${value} bevestigt het plan.`,
      ],
    }
    return { tableKind: 'role', value, wordings: wordings[language] }
  },
}

/** Returns fact number `at` of a kind. The same number gives the same fact. */
export function makePlantedFact(kind: PlantedFactKind, at: number, language: Language): PlantedFact {
  return { kind, ...MAKERS[kind](at, language) }
}
