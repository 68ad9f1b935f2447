export { type ChatClient, type ChatEndpoint, createChatClient } from './chat.ts'
export type { ModelReply } from './chat-answer.ts'
export { type ClaimCheckEndpoint, checkClaimRemotely } from './claim-endpoint.ts'
export {
  createEndpointEmbedder,
  type EmbeddingEndpoint,
  type EmbeddingLimits,
} from './embeddings.ts'
export { findJsonInText, stripModelReasoning } from './json-in-text.ts'
export {
  createServiceClient,
  type ExternalServiceOptions,
  type FailedServiceRequest,
  type ServiceClient,
} from './service-client.ts'
