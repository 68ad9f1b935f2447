export {
  type AccountKeySet,
  type AccountKeySets,
  addressHash,
  deriveAccountKeys,
  keyedHash,
} from './account-keys.ts'
export { decryptText, encryptText } from './sealed-text.ts'
