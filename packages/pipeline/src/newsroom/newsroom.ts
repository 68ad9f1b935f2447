import type { Publisher } from '@plainwire/domain/feed'
import { createClusterer } from '../3-cluster/index.ts'
import {
  type CrossLanguageVocabulary,
  createClaimChecker,
  createCrossLanguageVocabulary,
  createSentenceVerifier,
} from '../4-write/index.ts'
import { createScorer, type Scorer } from '../6-score/index.ts'
import { createArticleAnalyser } from '../articles/article-reader.ts'
import type { EditionState } from '../edition/edition-state.ts'
import type { PlaceTable } from '../places/index.ts'
import type { Embedder, EmbeddingStore, Translator } from '../ports.ts'
import type { NewsroomData } from '../reviewed-data/newsroom-data.ts'
import type { SentenceVerifier, Writer } from '../writing-ports.ts'

/** Optional services and settings that the operator chooses; an edition can be made without them. */
export interface NewsroomServices {
  translator?: Translator | undefined
  writer?: Writer | undefined
  embedder?: Embedder | undefined
  meaningStore?: EmbeddingStore | undefined
  /**
   * The maximum number of words in a story's text that may come from one publisher; MAX_WORDS_PER_PUBLISHER
   * by default.
   */
  maxWordsPerPublisher?: number | undefined
}

export interface Newsroom extends NewsroomServices {
  data: NewsroomData
  scorer: Scorer
  /** Makes facts in English and Dutch comparable. */
  vocabulary: CrossLanguageVocabulary
  /** Returns why the passages that a model's sentence cites don't prove it; undefined if they do. */
  unproven: SentenceVerifier
}

/**
 * Creates the newsroom from its reviewed data.
 *
 * @param places the table of places made from the same data, if available; making it takes two seconds of
 * processor time
 */
export function createNewsroomFromReviewedData(
  data: NewsroomData,
  services: NewsroomServices = {},
  places?: PlaceTable,
): Newsroom {
  return {
    data,
    scorer: createScorer(data, places),
    vocabulary: createCrossLanguageVocabulary(data.dutchEnglish.terms),
    unproven: createSentenceVerifier(createClaimChecker(data)),
    ...services,
  }
}

/** Creates the state from which editions are made, with publishers but without any stories yet. */
export function createEditionState(
  newsroom: Newsroom,
  publishers: ReadonlyMap<string, Publisher>,
): EditionState {
  return {
    publishers,
    clusters: new Map(),
    composed: new Map(),
    knownReports: new WeakMap(),
    clusterer: createClusterer({ data: newsroom.data }),
    embedder: newsroom.embedder,
    meaningStore: newsroom.meaningStore,
    reader: createArticleAnalyser({ judge: newsroom.scorer.judge, publishers }),
  }
}
