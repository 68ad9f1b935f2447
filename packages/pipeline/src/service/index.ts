export { type AskParts, type Service, type ServiceFailed, service } from './ask-service.ts'
export { askModel, type ChatModel } from './chat.ts'
