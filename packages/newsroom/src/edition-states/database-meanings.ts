import type { MeaningStore } from '@plainwire/pipeline'
import { articleMeanings, type Db, saveArticleMeanings } from '@plainwire/store'

/** Creates the store of articles' embeddings in the database. */
export function createMeaningStore(db: Db): MeaningStore {
  return {
    find: (model, articleIds) => articleMeanings(db, { model, articleIds }),
    save: (model, meanings) => saveArticleMeanings(db, { model, meanings }),
  }
}
