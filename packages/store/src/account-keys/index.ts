export {
  type AccountKey,
  type AccountKeys,
  addressHash,
  deriveAccountKeys,
  keyedHash,
} from './account-keys.ts'
export { decryptText, encryptText } from './sealed-text.ts'
