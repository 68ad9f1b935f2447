import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiling our own code and the packages' takes a second of each start. Beside them: who may write there may change them anyway.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'))
await import('./program.ts')
