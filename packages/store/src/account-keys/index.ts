export {
  type AccountKeySet,
  type AccountKeySets,
  computeHmacSha256,
  deriveAccountKeys,
  hashEmailAddress,
} from './account-keys.ts'
export { decryptText, encryptText } from './sealed-text.ts'
