import { config } from 'zod'

// Before any schema is made: zod otherwise tries `new Function`, which the page's Content-Security-Policy reports.
// By its own name: calls on `z` are taken for pure by the build, and left out.
config({ jitless: true })
