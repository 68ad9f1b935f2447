import { startProduct } from './product.ts'

/** One product for the whole run: the tests only read, and a second one would take the cores they need. */
export default async function start(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env.PLAINWIRE_E2E_ORIGIN = product.origin
  return product.stop
}
