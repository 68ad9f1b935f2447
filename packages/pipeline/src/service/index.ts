export { type Service, type ServiceFailed, type ServiceOptions, service } from './ask-service.ts'
export { type Chat, type ChatModel, chat } from './chat.ts'
export type { ModelReply } from './chat-answer.ts'
export { type ClaimEndpoint, checkClaimRemotely } from './claim-endpoint.ts'
export {
  type EmbeddingEndpoint,
  type EmbeddingLimits,
  endpointEmbedder,
} from './embeddings.ts'
export { type FoundJson, jsonInText, withoutThought } from './json-in-text.ts'
