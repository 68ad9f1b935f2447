export { type AskParts, type Service, type ServiceFailed, service } from './ask-service.ts'
export { askModel, type ChatModel } from './chat.ts'
export { askClaim, type ClaimEndpoint } from './claim-endpoint.ts'
export {
  type EmbeddingEndpoint,
  type EmbeddingLimits,
  endpointEmbedder,
} from './embeddings.ts'
