import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'

export const enterAdminEndpoint = {
  ...ROUTES.enterAdmin,
  summary:
    'Opens the operators’ pages for a signed-in operator: sets a cookie and returns their address. 404 for everybody else.',
  answer: z.object({ path: z.string() }),
  errors: ['NOT_AUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call
