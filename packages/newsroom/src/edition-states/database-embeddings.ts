import type { EmbeddingStore } from '@plainwire/pipeline'
import { type Db, findArticleEmbeddings, saveArticleEmbeddings } from '@plainwire/store'

/** Creates the store of articles' embeddings in the database. */
export function createEmbeddingStore(db: Db): EmbeddingStore {
  return {
    find: (model, articleIds) => findArticleEmbeddings(db, { model, articleIds }),
    save: (model, meanings) => saveArticleEmbeddings(db, { model, meanings }),
  }
}
