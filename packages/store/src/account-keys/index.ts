export { type AccountKey, type AccountKeys, accountKeys, addressHash, hashed } from './account-keys.ts'
export { seal, unseal } from './sealed-text.ts'
