export { type AskParts, type Service, type ServiceFailed, service } from './ask-service.ts'
export { type Chat, type ChatModel, chat } from './chat.ts'
export type { Said } from './chat-answer.ts'
export { askClaim, type ClaimEndpoint } from './claim-endpoint.ts'
export {
  type EmbeddingEndpoint,
  type EmbeddingLimits,
  endpointEmbedder,
} from './embeddings.ts'
export { type FoundJson, jsonInText, withoutThought } from './json-in-text.ts'
