export { createService, type Service, type ServiceFailed, type ServiceOptions } from './ask-service.ts'
export { type Chat, type ChatModel, createChat } from './chat.ts'
export type { ModelReply } from './chat-answer.ts'
export { type ClaimEndpoint, checkClaimRemotely } from './claim-endpoint.ts'
export {
  createEndpointEmbedder,
  type EmbeddingEndpoint,
  type EmbeddingLimits,
} from './embeddings.ts'
export { type FoundJson, findJsonInText, withoutThought } from './json-in-text.ts'
