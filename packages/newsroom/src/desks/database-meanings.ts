import type { MeaningStore } from '@plainwire/pipeline'
import { articleMeanings, type Db, saveArticleMeanings } from '@plainwire/store'

/** The meanings of articles, in the database beside the articles. */
export function databaseMeanings(db: Db): MeaningStore {
  return {
    find: (model, articleIds) => articleMeanings(db, { model, articleIds }),
    save: (model, meanings) => saveArticleMeanings(db, { model, meanings }),
  }
}
