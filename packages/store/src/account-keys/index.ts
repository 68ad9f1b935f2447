export {
  type AccountKey,
  type AccountKeys,
  addressHash,
  deriveAccountKeys,
  keyedHash,
} from './account-keys.ts'
export { seal, unseal } from './sealed-text.ts'
