export {
  type AccountKeySet,
  type AccountKeySets,
  deriveAccountKeys,
  hashEmailAddress,
  keyedHash,
} from './account-keys.ts'
export { decryptText, encryptText } from './sealed-text.ts'
