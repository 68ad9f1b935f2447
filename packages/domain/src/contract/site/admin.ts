import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'

export const enterAdmin = {
  ...ROUTES.enterAdmin,
  summary:
    'Lets a signed-in reader who is an operator into the newsroom’s pages: sets their cookie and gives their address. 404 to everybody else.',
  answer: z.object({ path: z.string() }),
  errors: ['NOT_AUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
} as const satisfies Call
