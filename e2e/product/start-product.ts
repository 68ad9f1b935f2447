import { startProduct } from './product.ts'

/** Starts one product for the whole run. A second one would use the cores that the tests need. */
export default async function start(): Promise<() => Promise<void>> {
  const product = await startProduct()
  process.env.PLAINWIRE_E2E_ORIGIN = product.origin
  return product.stop
}
