import { z } from 'zod'

// Before any schema is made: zod otherwise tries `new Function`, which the page's Content-Security-Policy reports.
z.config({ jitless: true })
